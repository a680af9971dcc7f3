"""Why an action diverged, as far as both of its sides are evidence: no part of any verdict."""
