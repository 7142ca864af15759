import { afterEach, expect, it, vi } from 'vitest';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import { endTold, stageTold, textCountsTold } from './printed-lines.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const LEFTOVER_TEXTS = { all: 1, left: 0, places: [], kind: '' };

it('speaks French in a French terminal, one thing in the singular', () => {
  vi.stubEnv('VIGIE_LANG', '');
  vi.stubEnv('LC_ALL', 'fr_FR.UTF-8');
  expect(stageTold('own', [], 1)).toBe('✓ ses propres tests (1)');
  expect(stageTold('registry', ['une faute'])).toBe('✗ manifeste, fichiers et notes\n    une faute');
  expect([0, 1, 2].map(endTold)).toEqual(['Tout tient.', '1 à corriger.', '2 à corriger.']);
  const manifest = aManifest({ briefing: 'Mot' });
  const [hint] = manifest.hints;
  const facts = textCountsTold({ ...manifest, hints: hint ? [hint] : [] }, LEFTOVER_TEXTS);
  expect(facts).toMatch(/^ {2}briefing {7}1 mot, 0 s de lecture$/m);
  expect(facts).toMatch(/^ {2}indices {8}1, au prix de [\d,]+ sur [\d,]+ points?$/m);
  expect(facts).toMatch(/^ {2}question {7}la plus longue option fait \d+(,\d)? fois la plus courte/m);
  expect(facts).not.toMatch(/\d\.\d|words?|hints?/);
});
