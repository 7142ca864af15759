/** A sign that a sheet draws is read aloud like a word (« triangle noir ») unless its sheet gives words for it, or none. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** Arrows, ticks and the like, and the numbers of lines; then where the alternative would be. */
const DRAWN = /^\s*content:\s*(?:"[^"]*[\p{S}!][^"]*"|counter\(line\))\s*(\/)?/gmu;

test('what a sheet draws before or after a text has words of its own', () => {
  const read = ['engine', 'admin', 'projector', 'challenges']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => file.endsWith('.css'))
    .filter((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(DRAWN)].some(([, words]) => !words));
  expect(read).toEqual([]);
});
