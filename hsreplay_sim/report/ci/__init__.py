"""The report for machines that run tests: JUnit, annotations, tables."""
