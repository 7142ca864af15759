/** What the rule's bounds are taken from: how far pictures move by drawing alone, and how far by a mistake. */
import { type Circumstances, openCamera } from './camera.ts';
import { compare } from './rule.ts';
import { OF_A_CHALLENGE, subjectsOf } from './subjects.ts';

/** One challenge's picture in so many is enough. */
const EVERY = 8;

const rule = (text: string) =>
  `{ const s = document.createElement('style'); s.textContent = ${JSON.stringify(text)}; document.head.append(s); }`;

const DRAWING: Readonly<Record<string, Circumstances>> = {
  again: {},
  'twice the pixels': { scale: 2 },
  'letters off the grid': { defect: rule('* { text-rendering: geometricPrecision; }') },
  'letters drawn heavier': { defect: rule('* { -webkit-text-stroke: 0.15px; }') },
};

const MISTAKES: Readonly<Record<string, string>> = {
  'a style sheet is lost': `{
    const rules = (list) => [...list].flatMap((one) => [one, ...(one.cssRules ? rules(one.cssRules) : [])]);
    const selectors = (sheet) => rules(sheet.cssRules).flatMap((one) => one.selectorText ?? []);
    const users = (sheet) => selectors(sheet).reduce((sum, one) => sum + document.querySelectorAll('main ' + one.replaceAll('&', '')).length, 0);
    const own = [...document.styleSheets].filter((sheet) => !selectors(sheet).some((one) => one === ':root' || one.startsWith('.sb')));
    const [most] = own.sort((one, other) => users(other) - users(one));
    if (most) most.disabled = true;
  }`,
  'the rail has moved': rule('[class*="aside"] { translate: -3rem 0; }'),
  'the rail is gone': rule('[class*="aside"] { visibility: hidden; }'),
  'a picture is missing': `{
    const size = (one) => one.getBoundingClientRect().width * one.getBoundingClientRect().height;
    const all = [...document.querySelectorAll('main svg, main img')].filter((one) => one.getBoundingClientRect().top < innerHeight);
    const largest = all.sort((one, other) => size(other) - size(one))[0];
    if (largest) largest.style.visibility = 'hidden';
  }`,
  'another colour of action': rule(':root { --signal: #1d5fa8; }'),
  'another paper': rule(':root { --paper: #ffffff; }'),
  'larger text': rule(':root { --size-body: 1.0625rem; }'),
};

/** Prints, for each, the smallest and the largest difference over all stories, and how many the rule calls changed. */
export async function calibrate(storybook: string): Promise<void> {
  const cases: readonly (readonly [string, Circumstances])[] = [
    ...Object.entries(DRAWING),
    ...Object.entries(MISTAKES).map(([name, defect]) => [name, { defect }] as const),
  ];
  const plain = await openCamera(storybook);
  const before = new Map<string, Buffer>();
  const stories = subjectsOf(storybook).filter((story) => OF_A_CHALLENGE.test(story));
  for (const story of stories.filter((_, index) => index % EVERY === 0)) before.set(story, (await plain.shoot(story)).small);
  for (const [name, circumstances] of cases) {
    const camera = await openCamera(storybook, circumstances);
    const results: { readonly largest: number; readonly fields: number; readonly changed: boolean }[] = [];
    for (const [story, old] of before) {
      const { largest, fields, changed } = compare(
        await plain.pixels(old),
        await plain.pixels((await camera.shoot(story)).small),
      );
      results.push({ largest, fields: fields.length, changed });
    }
    await camera.close();
    const each = results.map(({ largest, fields }) => `${largest.toFixed(1)}/${fields}`).join(' ');
    console.log(`${name.padEnd(32)} changed ${results.filter(({ changed }) => changed).length} of ${results.length}   ${each}`);
  }
  await plain.close();
}
