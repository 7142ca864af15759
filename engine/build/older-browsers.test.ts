import { expect, it } from 'vitest';
import { brandedPage } from '#engine/branding/pages.ts';
import { olderBrowsers } from './older-browsers.ts';

const rules = (...sheets: string[]) => olderBrowsers(sheets).split('\n').slice(2);

it('says without light-dark() what is said with it, in each theme', () => {
  expect(
    rules(
      '@layer tokens,components;@layer tokens{:root{color-scheme:light dark;--ink:light-dark(#111,#eee);--gap:1rem}}',
      '@layer components{@media screen{.bar{margin:0;background:light-dark(var(--ink),rgb(1 2 3))}}.plain{color:var(--ink)}}',
    ),
  ).toEqual([
    ':root{--ink:#111}',
    '@media screen{.bar{background:var(--ink)}}',
    ':root[data-theme=dark]{--ink:#eee}',
    '@media screen{:root[data-theme=dark] .bar{background:rgb(1 2 3)}}',
    '@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){--ink:#eee}}',
    '@media screen and (prefers-color-scheme:dark){@media screen{:root:not([data-theme=light]) .bar{background:rgb(1 2 3)}}}',
  ]);
});

it('says every token again where a part is dark or light by itself, those that name another included', () => {
  const [light, , , dark, paper] = rules(
    ':root{--ink:light-dark(#111,#eee);--text:var(--ink);--shadow:0 1px light-dark(#1,#2),0 2px light-dark(#3,#4)}',
    '.terminal{content:"}";color-scheme:dark;margin:0}@media print{:root{color-scheme:light}}',
  );
  expect(light).toBe(':root{--ink:#111;--text:var(--ink);--shadow:0 1px #1,0 2px #3}');
  expect(dark).toBe('.terminal{--ink:#eee;--text:var(--ink);--shadow:0 1px #2,0 2px #4}');
  expect(paper).toBe('@media print{:root{--ink:#111;--text:var(--ink);--shadow:0 1px #1,0 2px #3}}');
});

it('says what is inside such a part with the colours of the part, whatever the theme of the page', () => {
  const inside = rules(
    ':root:has(.stage[data-theme=dark]){color-scheme:dark}.sheet,.card{color-scheme:light}',
    '@media screen{.stage,.bar i{color:light-dark(#111,#eee)}}',
  ).filter((rule) => /has\(|sheet|card/.test(rule) && rule.includes('color:'));
  expect(inside).toEqual([
    '@media screen{:root:has(.stage[data-theme=dark]) .stage,:root:has(.stage[data-theme=dark]) .bar i{color:#eee}}',
    '@media screen{:root:root .sheet .stage,:root:root .sheet .bar i{color:#111}}',
    '@media screen{:root:root .card .stage,:root:root .card .bar i{color:#111}}',
  ]);
});

it('has the colours of a branding, which come last', () => {
  const sheet =
    ':root{--ink:light-dark(#111,#eee);--signal:light-dark(#222,#ddd)}:root{--ink:light-dark(#333,#ccc);--signal:#444}';
  expect(rules(sheet)[0]).toBe(':root{--ink:#333}');
});

it('has the accent of the branding of a page, in each theme and where a part is dark by itself', () => {
  const colours = { accent: { light: '#8a1259', dark: '#ff9ccf' } };
  const page = brandedPage('<head></head>', { name: undefined, company: undefined, logo: undefined, colours }, '');
  const onPage = (name: string) => new RegExp(`--${name}:([^;]*);`).exec(page)?.[1] ?? '';
  const sheet = rules(':root{--signal:light-dark(#222,#ddd)}', '.terminal{color-scheme:dark}').map((rule) =>
    rule.replace(/var\(--([\w-]+),#\w+\)/g, (_, name) => onPage(name)),
  );
  expect(sheet).toEqual([
    ':root{--signal:#8a1259}',
    ':root[data-theme=dark]{--signal:#ff9ccf}',
    '@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){--signal:#ff9ccf}}',
    '.terminal{--signal:#ff9ccf}',
  ]);
});
