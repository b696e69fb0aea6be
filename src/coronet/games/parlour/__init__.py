"""The parlour games printed with R (S to Z): small games of their own with the same cards."""
