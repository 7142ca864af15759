/** What the compiler and the linter print of a folder: their own sentences, with the location, and what to do where that is known by the rule. Pure. */
import { messages } from '#engine/author-tools/messages/messages.ts';
import type { ManifestProblem } from '#engine/source-files/problem.ts';

type Found = Omit<ManifestProblem, 'key'>;

/** Of `challenges/x/solve.ts(4,7): error TS2304: Cannot find name 'pasword'.`; further lines say why, and are left out. */
const COMPILED = /^(\S+)\((\d+),(\d+)\): error (TS\d+): (.*)/;

/** A mistake in a file, at its location; undefined where the compiler speaks of no file. */
export function compilerMistake(printed: string): Found | undefined {
  const [, file, line, column, code = '', said = ''] = COMPILED.exec(printed) ?? [];
  return file === undefined ? undefined : { file, line: Number(line), column: Number(column), message: withCure(said, code) };
}

const LINTED = /^::(?:error|warning) title=([^,]+),file=([^,]+),line=(\d+),endLine=(\d+),col=(\d+),endColumn=(\d+)::(.*)$/gm;

/**
 * What Biome prints with `--reporter=github`.
 * @param root of the project, absolute; files are shown from it @param folder that can be set in form, from there
 */
export function linterMistakes(printed: string, root: string, folder: string): Found[] {
  return [...printed.matchAll(LINTED)].map(([, rule = '', file = '', line, endLine, column, endColumn, said = '']) => {
    const whole = rule === 'format' || rule.startsWith('assist/');
    return {
      file: file.replace(`${root}/`, ''),
      line: whole ? 1 : Number(line),
      column: whole ? 1 : Number(column),
      ...(whole ? { length: 0 } : line === endLine ? { length: Number(endColumn) - Number(column) } : {}),
      message: whole ? messages().tools.format(folder) : withCure(said.trim(), rule),
    };
  });
}

/** @param rule the compiler's number, or the linter's name of the rule */
function withCure(said: string, rule: string): string {
  const cure = messages().tools.cures[rule];
  return cure === undefined ? `${said} (${rule})` : `${said} (${rule}) ${cure}`;
}
