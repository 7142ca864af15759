/** `vigie <command>` of a package. */
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { printInstead, readCommandLine } from './command-line.mjs';

const wanted = readCommandLine(process.argv.slice(2), process.env);
if (wanted.file === undefined) printInstead(wanted);
else {
  // The command reads its own words only.
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...wanted.words);
  // Compile cache (Node 22 and later), for faster starts; outside the package, which may be read-only.
  module.enableCompileCache?.(join(tmpdir(), 'vigie-compiled'));
  // Compilers of machine code: what runs at the start of the server runs once. Making faster code of it took a tenth of the start, and memory
  // that a server at rest kept. main.ts lets them begin once the server is ready.
  if (wanted.name === 'start') for (const flag of ['--no-opt', '--no-sparkplug']) setFlagsFromString(flag);
  await import(`./dist/server/${wanted.file}`);
}
