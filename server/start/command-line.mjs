/**
 * The commands of `vigie`, of the sources and of a package alike. Plain JavaScript, as it runs before the build. Exit codes: 0, 1 for a
 * failure, 2 for wrong usage; `check` has its own (server/commands/check.ts).
 */
import { readArguments, USAGE as START } from './arguments.mjs';

/** By name: the built file, and what it does. */
const COMMANDS = {
  start: ['main.js', 'serve, until SIGTERM'],
  backup: ['backup.js', 'write a full backup into a new file, or to standard output'],
  restore: ['restore.js', 'put a backup back'],
  account: ['account.js', 'give an account of the console a new password'],
  check: ['check.js', 'look at configuration, database, disk, clock, mail server and identity providers'],
  health: ['health.js', 'ask the server that runs here how it is, for a container'],
  drill: ['drill.js', 'try on a copy what has to be survived: kill -9, a full disk, a jumped clock'],
};

const USAGE = [
  'Usage: vigie [command]',
  ...Object.entries(COMMANDS).map(([name, [, what]]) => `  ${name.padEnd(8)} ${what}`),
  'Without a command: start. `vigie <command> --help` tells more; settings are environment variables (docs/operating.md).',
  'Exit codes: 0 done, 1 failed, 2 wrong usage.',
].join('\n');

const isHelp = (word) => word === '--help' || word === '-h';

/**
 * Reads the words after `vigie`. Options without a command belong to `start`.
 * @returns the command with its built file and its own words; or, where nothing is to be run, what to print and the exit code
 */
export function readCommandLine(words, environment) {
  const [first] = words;
  if (first !== undefined && isHelp(first)) return { text: USAGE, exitCode: 0 };
  const named = first !== undefined && !first.startsWith('-');
  const name = named ? first : 'start';
  if (!Object.hasOwn(COMMANDS, name)) return { text: `There is no command "${name}".\n${USAGE}`, exitCode: 2 };
  const own = named ? words.slice(1) : words;
  if (name === 'start') {
    if (own.some(isHelp)) return { text: START, exitCode: 0 };
    const { unknown } = readArguments(own, environment);
    if (unknown.length > 0)
      return { text: [...unknown.map((word) => `There is no option "${word}".`), START].join('\n'), exitCode: 2 };
  }
  return { name, file: COMMANDS[name][0], words: own };
}

/** Prints what is not to be run: help to standard output, a mistake to standard error. */
export function printInstead({ text, exitCode }) {
  if (exitCode === 0) console.log(text);
  else console.error(text);
  process.exitCode = exitCode;
}
