"""Notices to browsers in which no page is open (Web Push)."""
