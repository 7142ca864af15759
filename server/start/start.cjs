#!/usr/bin/env node
/** Entry point of the process: `npm start`, `vigie <command>`. */
require('./threads-and-memory.cjs');
import('./start.mjs');
