/**
 * What the process may take of the machine. These settings hold only if they are made before anything else is loaded, which in this old
 * kind of module they are.
 */
const { availableParallelism } = require('node:os');
const { setFlagsFromString } = require('node:v8');

// Each thread that hashes a password keeps what a hash takes, and there are four of them unless this is there before the first starts.
// One is left to the disk, so two are the least.
process.env.UV_THREADPOOL_SIZE ??= String(Math.max(2, Math.min(4, availableParallelism())));

// The collector lets the heap grow to four times what is in use before it looks at all of it, so that a busy server of 25 MB took 100.
// At one and a half times, a busy one takes a quarter less of the machine's memory, and answers as many calls.
setFlagsFromString('--heap-growing-percent=50');

// The collector takes note of what lives long, and puts the like of it among the old from the start. Once 500 streams had been open, that
// was most of what a call needs: reads then took half as much again of the processor, until the process ended.
setFlagsFromString('--no-allocation-site-pretenuring');
