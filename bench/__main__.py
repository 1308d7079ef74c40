"""`python -m bench`."""

import os

from bench.command import main
from tearsheet.project import SHARED_READER

# The bundler is measured where it is the subject; everything else finds the reader bundled.
os.environ.setdefault("TEARSHEET_READER_CACHE", str(SHARED_READER.root))
main()
