import { expect, it } from 'vitest';
import { contrast } from '#engine/branding/contrast.ts';
import { moreContrastColours } from '#engine/branding/more-contrast.ts';
import { paletteIn, SCHEMES } from '#engine/branding/palette.ts';
import { moreContrast } from './more-contrast.ts';

/** Value of a token in the light theme, and in the dark one. */
const valuesIn = (sheet: string, token: string) =>
  new RegExp(`[{;]--${token}:light-dark\\((#\\w{6}),(#\\w{6})\\)`).exec(sheet)?.slice(1) ?? [];

it.each([
  ['the product’s own colours', {}],
  ['those of a house', { accent: { light: '#b5400f', dark: '#ff9466' }, night: '#123456' }],
])('tells what is read from every ground by 7 to 1, with %s', (_, colours) => {
  const sheet = moreContrastColours(colours);
  for (const [place, scheme] of SCHEMES.entries()) {
    const colourOf = paletteIn(scheme, colours);
    for (const ground of ['paper', 'surface', 'surface-sunken', 'signal-wash', 'danger-wash', 'success-wash']) {
      for (const token of ['text-soft', 'signal', 'success', 'danger', 'warning', 'info'])
        expect(contrast(valuesIn(sheet, token)[place] ?? '', colourOf(ground)), `${token} on ${ground}`).toBeGreaterThanOrEqual(
          7,
        );
    }
    expect(contrast(colourOf('on-signal'), valuesIn(sheet, 'signal')[place] ?? '')).toBeGreaterThanOrEqual(7);
    expect(contrast(colourOf('surface'), valuesIn(sheet, 'line')[place] ?? '')).toBeGreaterThanOrEqual(4.5);
  }
});

it('draws in its full colour a border that is half transparent, and asks for nothing else of a sheet', () => {
  const sheet = moreContrast([
    '@media (width<9px){.a{margin:0;border:1px solid color-mix(in srgb, var(--tone) 35%, transparent)}}',
    '.b{border-block-start:1px solid color-mix(in srgb, var(--info) 3.5%, transparent);color:red}.c{border:1px solid red}',
    '.d{border-color:color-mix(in srgb, var(--beam) 55%, transparent)}',
  ]);
  expect(sheet.split('\n').slice(1, -1)).toEqual([
    '@media (width<9px){.a{border-color:var(--tone)}}',
    '.b{border-block-start-color:var(--info)}',
    '.d{border-color:var(--beam)}',
  ]);
});
