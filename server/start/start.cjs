/** Entry point of the process. */
require('./threads-and-memory.cjs');
import('./start.mjs');
