"""What tests of compiled rules need to know."""

from __future__ import annotations

import pytest

from coronet.kernel import compiled

SKIP_WITHOUT_COMPILER = pytest.mark.skipif(not compiled.available(), reason="the extra `fast` is not installed")
