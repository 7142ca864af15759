/** Parses the command-line options of the authors' commands. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { nearestWord } from '#engine/source-files/nearest-word.ts';

const say = messages('tools');

/**
 * Options of the process's command line. An option that is unknown or lacks its value is reported with the usage, and ends the process with
 * status 2.
 */
export function optionsOf<C extends ParseArgsConfig>(usage: string, config: C): ReturnType<typeof parseArgs<C>> {
  const options = readOptions(config);
  if (typeof options !== 'string') return options;
  console.error(`${options}\n\n${usage}`);
  process.exit(2);
}

/** @returns the parsed options, or an error message */
export function readOptions<C extends ParseArgsConfig>(config: C): ReturnType<typeof parseArgs<C>> | string {
  try {
    return parseArgs(config);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const [, unknown] = /^Unknown option '(-[^']*)'/.exec(said) ?? [];
    if (unknown === undefined) return said;
    return say('unknownOption', {
      name: unknown,
      near: nearestWord(
        unknown,
        Object.keys(config.options ?? {}).map((name) => `--${name}`),
      ),
    });
  }
}
