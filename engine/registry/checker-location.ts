/** Locates an error of a server part in its source: where it was thrown, the wrong placeholder of a hint, or the method concerned. */
import { readFileSync } from 'node:fs';
import type { CheckerMistake } from '#engine/rules/checker-mistakes.ts';
import { locationAt, type SourceLocation } from '#engine/source-files/location.ts';

interface LocatedChecker extends SourceLocation {
  /** Path within the folder. */
  readonly file: string;
  /** Length of the wrong text, if known. */
  readonly length?: number;
}

/** Location of a mistake in the server part. @param folder of the challenge, absolute, with `/` */
export function locationOfMistake(
  folder: string,
  { method, stack = '', placeholder }: Omit<CheckerMistake, 'message'>,
): LocatedChecker {
  const thrown = stack.split('\n').flatMap((line) => locationInFrame(folder, line))[0];
  if (thrown) return thrown;
  if (placeholder !== undefined) {
    const manifest = readFileSync(`${folder}/manifest.json`, 'utf8');
    return { file: 'manifest.json', ...locationAt(manifest, manifest.indexOf(placeholder)), length: placeholder.length };
  }
  const file = 'challenge.server.ts';
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  const at = method === null ? -1 : text.search(new RegExp(`(?<=^\\s*(?:async )?)${method}\\b`, 'm'));
  return { file, ...locationAt(text, Math.max(at, 0)) };
}

/** Parses one line of a stack trace or of a parser's message. Empty if the location is not in the folder. */
function locationInFrame(folder: string, frame: string): LocatedChecker[] {
  const tail = `/${folder.split('/').slice(-2).join('/')}/`;
  const from = frame.indexOf(tail);
  const [, file, line, column] = from < 0 ? [] : (/^([\w./-]+?):(\d+):(\d+)/.exec(frame.slice(from + tail.length)) ?? []);
  return file === undefined ? [] : [{ file, line: Number(line), column: Number(column) }];
}
