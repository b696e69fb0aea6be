"""The princesses, one file each."""
