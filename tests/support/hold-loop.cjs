/** Preloaded into a server (`--require`): at SIGUSR2 its event loop stands still for HOLD_MS, while its other threads go on. */
const { isMainThread } = require('node:worker_threads');

if (isMainThread)
  process.on('SIGUSR2', () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(process.env.HOLD_MS));
  });
