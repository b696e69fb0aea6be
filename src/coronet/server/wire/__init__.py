"""What goes over the wire: the application, sockets, frames and their limits."""
