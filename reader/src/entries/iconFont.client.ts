// A stylesheet of its own, which no page waits for.

import '../startup/fonts/icon-font.css';
