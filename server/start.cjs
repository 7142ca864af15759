/**
 * The first file of the process. Each thread that hashes a password keeps what a hash takes, and there are four of them unless this
 * variable is there before the first one starts; loading a module starts them, but for one of this old kind.
 */
const { availableParallelism } = require('node:os');

process.env.UV_THREADPOOL_SIZE ??= String(Math.min(4, availableParallelism()));
import('./start.mjs');
