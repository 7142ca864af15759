/** WCAG 2.2.2: what moves by itself comes to rest, in the sheets of the product as check-challenge asks it of a challenge's. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { isLasting } from '#engine/author-tools/lint/lasting-animations.ts';

const ROOT = join(import.meta.dirname, '../..');

/** They turn while something is waited for, and say so: that is what they are for. */
const WAITING = ['engine/ui/controls/button.module.css', 'engine/ui/feedback/loading.module.css'];

function hasLasting(file: string): boolean {
  let found = false;
  parse(readFileSync(join(ROOT, file), 'utf8')).walkDecls((declaration) => {
    found ||= isLasting(declaration);
  });
  return found;
}

test('no decoration moves for more than five seconds', () => {
  const lasting = ['engine', 'admin', 'projector', 'challenges']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => file.endsWith('.css') && hasLasting(file));
  expect(lasting.sort()).toEqual(WAITING);
});
