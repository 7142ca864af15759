/**
 * Limits on threads and memory. They only take effect before any other module is loaded, which a CommonJS module ensures.
 */
const { availableParallelism } = require('node:os');
const { setFlagsFromString } = require('node:v8');

// Size of libuv's thread pool (4 by default). Each thread that hashes a password keeps the memory of a hash, so small machines get fewer.
// One thread stays free for file writes, so two are the minimum.
process.env.UV_THREADPOOL_SIZE ??= String(Math.max(2, Math.min(4, availableParallelism())));

// Garbage collection: by default V8 lets the heap grow to four times the live data before a full collection, so that a busy server with
// 25 MB took 100. At one and a half times it takes a quarter less memory in all, at the same throughput.
setFlagsFromString('--heap-growing-percent=50');

// Allocation-site pretenuring: V8 allocates objects in the old generation if similar ones lived long. After 500 open streams this applied
// to most objects of a call, and reads took half as much processor time again until the process ended.
setFlagsFromString('--no-allocation-site-pretenuring');

// Young generation: what is read and compiled at the start makes it grow to 32 MB, which a server at rest then keeps. It stays at 2 MB
// until main.ts lets it grow; a command, which runs beside a server, keeps it small.
setFlagsFromString('--semi-space-growth-factor=1');
