/** docs/design-tokens.json is what tokens.css says. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { designTokens } from '../../.storybook/design/design-tokens.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('is written anew with `npm run tokens` when a token changes', () => {
  expect(JSON.parse(read('docs/design-tokens.json'))).toEqual(JSON.parse(designTokens(read('engine/ui/tokens.css'))));
});

it('has a colour of both themes, a reference, a shadow and a motion as design tools read them', () => {
  const all = Object.assign({}, ...Object.values(JSON.parse(designTokens(read('engine/ui/tokens.css')))));
  expect(all).toMatchObject({
    line: {
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.8667, 0.8471, 0.8], hex: '#ddd8cc' },
      $extensions: { vigie: { dark: { hex: '#2b364b' } } },
    },
    text: { $type: 'color', $value: '{Ink, paper and lines.ink}' },
    shadow: { $type: 'shadow', $value: [{ offsetY: { value: 1, unit: 'px' }, color: { alpha: 0.08 } }, { blur: { value: 8 } }] },
    'space-4': { $type: 'dimension', $value: { value: 1, unit: 'rem' } },
    'motion-quick': { $type: 'duration', $value: { value: 180, unit: 'ms' } },
    'motion-curve': { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] },
    motion: {
      $type: 'transition',
      $value: {
        duration: '{Motion.motion-quick}',
        timingFunction: '{Motion.motion-curve}',
      },
    },
  });
});
