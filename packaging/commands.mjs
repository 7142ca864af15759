/** The commands of a package. Exit codes: 0, 1 for a failure, 2 for wrong usage. */
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const COMMANDS = {
  start: ['main.js', 'serve, until SIGTERM; --room and --demo as `npm start` has them'],
  backup: ['backup.js', 'a full backup into a new file, or to standard output: backup [file]'],
  restore: ['restore.js', 'put a backup back: restore <file> [--dry-run] …'],
};

const USAGE = [
  'Usage: vigie <command>',
  ...Object.entries(COMMANDS).map(([name, [, what]]) => `  ${name.padEnd(8)} ${what}`),
  'Settings are environment variables; docs/operating.md has them.',
].join('\n');

const [, , name = 'start'] = process.argv;
if (name === '--help' || name === '-h') console.log(USAGE);
else if (!Object.hasOwn(COMMANDS, name)) {
  console.error(`There is no command "${name}".\n${USAGE}`);
  process.exitCode = 2;
} else {
  // Removes the command's name, so that its own arguments come first.
  process.argv.splice(2, 1);
  // Compile cache (Node 22 and later), for faster starts; outside the package, which may be read-only.
  module.enableCompileCache?.(join(tmpdir(), 'vigie-compiled'));
  await import(`./dist/server/${COMMANDS[name][0]}`);
}
