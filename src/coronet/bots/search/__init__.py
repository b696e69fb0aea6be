"""Looking ahead, compiled: imagined worlds, playouts by rules of thumb, the best of the options."""
