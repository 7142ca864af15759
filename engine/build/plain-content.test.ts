import postcss from 'postcss';
import { expect, it } from 'vitest';
import { plainContent } from './plain-content.ts';

it.each([
  ['i{content:"✓" / ""}', 'i{content:"✓";content:"✓" / ""}'],
  ['i{content:"✓ "/"toute la salle "}', 'i{content:"✓ ";content:"✓ "/"toute la salle "}'],
  ['i{content:counter(line) / ""}', 'i{content:counter(line);content:counter(line) / ""}'],
  ['i{content:counter(page) " / " counter(pages)}', 'i{content:counter(page) " / " counter(pages)}'],
])('draws %s where no alternative text is known, too', async (sheet, built) => {
  expect((await postcss([plainContent]).process(sheet, { from: undefined })).css).toBe(built);
});
