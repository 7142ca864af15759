/** Where in a folder a mistake of its server part stands: where it was thrown, the hint that asks too much, or the method that it is about. */
import { readFileSync } from 'node:fs';
import type { CheckerMistake } from '#engine/rules/checker-mistakes.ts';
import { locationAt, type SourceLocation } from '#engine/source-files/location.ts';

export interface LocatedChecker extends SourceLocation {
  /** Within the folder. */
  readonly file: string;
  /** Of the text that is wrong, where it is known. */
  readonly length?: number;
}

/** @param folder of the challenge, absolute, with `/` */
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

/** One frame of a stack trace, or a line of a parser, where it is of the folder; their paths are absolute, or from somewhere else. */
function locationInFrame(folder: string, frame: string): LocatedChecker[] {
  const tail = `/${folder.split('/').slice(-2).join('/')}/`;
  const from = frame.indexOf(tail);
  const [, file, line, column] = from < 0 ? [] : (/^([\w./-]+?):(\d+):(\d+)/.exec(frame.slice(from + tail.length)) ?? []);
  return file === undefined ? [] : [{ file, line: Number(line), column: Number(column) }];
}
