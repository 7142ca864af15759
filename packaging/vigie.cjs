#!/usr/bin/env node
/** Entry point of a package (`npm run package`): `node vigie.cjs <command>`. It serves what was built and never builds. */
require('./threads-and-memory.cjs');
import('./commands.mjs');
