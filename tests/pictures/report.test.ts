import { expect, test } from 'vitest';
import { type Finding, reportPage, stateOf } from './report.ts';

const now = { small: 'a.webp', large: 'a.jpg', width: 192, height: 192 };
const seen = (changed: boolean, largest: number) => ({
  changed,
  largest,
  mean: 0,
  fields: [{ column: 2, row: 3, distance: largest }],
});
const FINDINGS: readonly Finding[] = [
  { story: 'a--same', before: 'b.webp', now, comparison: seen(false, 1) },
  { story: 'a--little', before: 'b.webp', now, comparison: seen(true, 4) },
  { story: 'a--much', before: 'b.webp', now, comparison: seen(true, 40) },
  { story: 'a--new', now },
  { story: 'a--gone', before: 'b.webp' },
];

test('a story is as before, changed, new or gone', () => {
  expect(FINDINGS.map(stateOf)).toEqual(['same', 'changed', 'changed', 'new', 'gone']);
});

test('what changed most stands first, each with before, now and difference; the rest is listed after it', () => {
  const page = reportPage(FINDINGS);
  const order = ['a--new', 'a--gone', 'a--much', 'a--little'].map((story) => page.indexOf(`<h2 id="${story}">`));
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(order).not.toContain(-1);
  expect(page).not.toContain('<h2 id="a--same">');
  expect(page).toContain('4 of 5 screens');
  expect(page).toContain('<rect x="16" y="24" width="8" height="8"');
});
