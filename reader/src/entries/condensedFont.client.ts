// A stylesheet of its own, for the pages that ask for it.

import '../startup/fonts/condensed-font.css';
