/** `vigie <command>` of a package. */
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { printInstead, readCommandLine } from './command-line.mjs';

const wanted = readCommandLine(process.argv.slice(2), process.env);
if (wanted.file === undefined) printInstead(wanted);
else {
  // The command's module reads only its own arguments.
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...wanted.words);
  // Compile cache (Node 22 and later), for faster starts; outside the package, which may be read-only.
  module.enableCompileCache?.(join(tmpdir(), 'vigie-compiled'));
  // The optimising compilers of machine code are off during the start, whose code runs once. Optimising that code took a tenth of the
  // start, and memory that an idle server kept. main.ts switches the compilers on once the server is ready.
  if (wanted.name === 'start') for (const flag of ['--no-opt', '--no-sparkplug']) setFlagsFromString(flag);
  await import(`./dist/server/${wanted.file}`);
}
