/** Motion in the sheets of the product: it comes to rest by itself (WCAG 2.2.2), lasts what a token says, and is reduced in one place. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Declaration, list, parse, type Root } from 'postcss';
import { expect, test } from 'vitest';
import { isLasting } from '#engine/author-tools/lint/lasting-animations.ts';

const ROOT = join(import.meta.dirname, '../..');

/** They turn while something is waited for, and say so: that is what they are for. */
const WAITING = ['engine/ui/controls/button.module.css', 'engine/ui/feedback/loading.module.css'];

const SHEETS = ['engine', 'admin', 'projector', 'challenges', '.storybook', 'tests/packs']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => posix.join(folder, name)),
  )
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, sheet: parse(readFileSync(join(ROOT, file), 'utf8')) }));

/** Whether a sheet has a declaration of that kind. */
function declares(sheet: Root, matches: (declaration: Declaration) => boolean): boolean {
  let found = false;
  sheet.walkDecls((declaration) => {
    found ||= matches(declaration);
  });
  return found;
}

/** A time or a curve that is written out. Where an element's scrolling is the timeline, CSS asks for some time and nothing lasts it. */
function isLiteral({ prop, value }: Declaration): boolean {
  return (
    /^(animation|transition)/.test(prop) &&
    list.comma(value).some((one) => /(^|[\s(])[\d.]+m?s\b|cubic-bezier/.test(one) && !one.startsWith('fade-out 1ms'))
  );
}

test('no decoration moves for more than five seconds', () => {
  const lasting = SHEETS.filter(({ sheet }) => declares(sheet, isLasting)).map(({ file }) => file);
  expect(lasting.sort()).toEqual(WAITING);
});

test('an animation of tokens lasts what they say', () => {
  const animation = (value: string) => isLasting(new Declaration({ prop: 'animation', value }));
  expect(animation('turn var(--motion-moment) ease-in-out 2')).toBe(false);
  expect(animation('turn var(--motion-moment) ease-in-out 3')).toBe(true);
});

test('durations and curves are tokens', () => {
  const literal = SHEETS.filter(({ sheet }) => declares(sheet, isLiteral)).map(({ file }) => file);
  // Less motion is no motion: the one duration of base.css.
  expect(literal).toEqual(['engine/ui/base.css']);
});

test('less motion is asked for in one place', () => {
  const asking = SHEETS.filter(({ sheet }) => {
    let asks = false;
    sheet.walkAtRules('media', ({ params }) => {
      asks ||= params.includes('prefers-reduced-motion');
    });
    return asks;
  });
  expect(asking.map(({ file }) => file)).toEqual(['engine/ui/base.css']);
});
