"""What is refused."""


class MsgspecError(Exception):
    """Any of them."""


class DecodeError(MsgspecError):
    """No JSON."""


class ValidationError(DecodeError):
    """JSON of another shape."""
