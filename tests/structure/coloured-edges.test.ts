/** A coloured edge at the start of a block has one meaning: what a reveal says about the place beside it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'postcss';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const EDGE = /^border-(?:inline-start|left)(?:-color)?$/;
/** A line that parts or quotes, and what only forced colours draw. */
const PLAIN = /^0$|var\(--line(?:-strong)?\)|\b(?:Canvas|Highlight)\b/;
/** Parts that reveals are made of. */
const PARTS_OF_REVEALS = ['engine/ui/scenery/message-thread.module.css', 'engine/ui/scenery/unmasking.module.css'];

function hasColouredEdge(file: string): boolean {
  let found = false;
  parse(readFileSync(join(ROOT, file), 'utf8')).walkDecls(EDGE, ({ value }) => {
    found ||= !PLAIN.test(value);
  });
  return found;
}

test('only what a reveal says has an edge in colour', () => {
  const sheets = ['engine', 'admin', 'projector', 'challenges', '.storybook', 'tests/packs']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => posix.join(folder, name)),
    )
    .filter((file) => file.endsWith('.css') && !file.endsWith('/reveal.module.css'));
  expect(sheets.filter(hasColouredEdge).sort()).toEqual(PARTS_OF_REVEALS);
});
