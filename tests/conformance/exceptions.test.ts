/** Exceptions to the rule stand in the manifests, and docs/coverage.md lists them for those who answer for the programme. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { challenges } from 'virtual:challenges/server';
import { expect, it } from 'vitest';

const COVERAGE = fileURLToPath(new URL('../../docs/coverage.md', import.meta.url));

it('docs/coverage.md lists every exception of the manifests, and no other', () => {
  const [, section = ''] = readFileSync(COVERAGE, 'utf8').split('## Exceptions to the rule');
  const listed = section.split('\n').filter((line) => line.startsWith('| `'));
  const excepted = challenges.flatMap(({ manifest: { key, exceptions = [] } }) =>
    exceptions.map(({ rule, because }) => `| \`${key}\` | \`${rule}\` | ${because} |`),
  );
  expect(listed.toSorted()).toEqual(excepted.toSorted());
});
