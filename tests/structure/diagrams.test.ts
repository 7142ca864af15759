/** docs/diagrams.md is what the code says. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { diagrams } from './diagrams.ts';

it('is written anew with `npm run diagrams` when imports or events change', () => {
  expect(readFileSync(fileURLToPath(new URL('../../docs/diagrams.md', import.meta.url)), 'utf8')).toBe(diagrams());
});
