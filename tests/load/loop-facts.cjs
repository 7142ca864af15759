/**
 * Loaded before a server that is measured: tells on standard output, at each SIGUSR2, the longest time for which the event loop did
 * nothing else since the last one, as time passed and as the processor worked meanwhile, and begins again.
 */
const { monitorEventLoopDelay } = require('node:perf_hooks');

const EVERY = 2;
const delay = monitorEventLoopDelay({ resolution: EVERY });
delay.enable();

let before = process.cpuUsage();
let longest = 0;
setInterval(() => {
  const { user, system } = process.cpuUsage(before);
  longest = Math.max(longest, user + system);
  before = process.cpuUsage();
}, EVERY).unref();

process.on('SIGUSR2', () => {
  console.log(`LOOP ${JSON.stringify({ passed: delay.max / 1e6, worked: longest / 1e3 })}`);
  delay.reset();
  longest = 0;
});
