/** Parses the output of the compiler and the linter into mistakes with a location, and adds a remedy for known rules. Pure. */
import { hasMessage, messages } from '#engine/author-tools/messages/messages.ts';
import type { ManifestProblem } from '#engine/source-files/problem.ts';

const say = messages('tools');

type Found = Omit<ManifestProblem, 'key'>;

/** Matches `challenges/x/solve.ts(4,7): error TS2304: Cannot find name 'pasword'.`; continuation lines are left out. */
const COMPILED = /^(\S+)\((\d+),(\d+)\): error (TS\d+): (.*)/;

/** A mistake from a line of the compiler's output; undefined if the line names no file. */
export function compilerMistake(printed: string): Found | undefined {
  const [, file, line, column, code = '', said = ''] = COMPILED.exec(printed) ?? [];
  return file === undefined ? undefined : { file, line: Number(line), column: Number(column), message: withCure(said, code) };
}

const LINTED = /^::(?:error|warning) title=([^,]+),file=([^,]+),line=(\d+),endLine=(\d+),col=(\d+),endColumn=(\d+)::(.*)$/gm;

/**
 * Mistakes from Biome's output with `--reporter=github`.
 * @param root of the project, absolute
 * @param folder of the challenge, relative to the root: the message about formatting names it
 */
export function linterMistakes(printed: string, root: string, folder: string): Found[] {
  return [...printed.matchAll(LINTED)].map(([, rule = '', file = '', line, endLine, column, endColumn, said = '']) => {
    const whole = rule === 'format' || rule.startsWith('assist/');
    return {
      file: file.replace(`${root}/`, ''),
      line: whole ? 1 : Number(line),
      column: whole ? 1 : Number(column),
      ...(whole ? { length: 0 } : line === endLine ? { length: Number(endColumn) - Number(column) } : {}),
      message: whole ? say('format', { folder }) : withCure(said.trim(), rule),
    };
  });
}

/** A mistake's text with its remedy. @param rule number of the compiler's error, or name of the linter's rule */
function withCure(said: string, rule: string): string {
  const cure = `cures.${rule}`;
  return `${said} (${rule})${hasMessage('tools', cure) ? ` ${say(cure)}` : ''}`;
}
