/** `docs/api.md` lists the calls of each scope as the server opens them, and its scanner's pattern is the format's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { API_SCOPES } from '#schemas/console-constants.ts';
import { newApiToken } from '../../server/access/api-token-format.ts';
import { TOKEN_SCOPES } from '../../server/access/token-scopes.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8');
const part = (heading: string) => PAGE.split(`\n${heading}\n`)[1]?.split(/\n##/)[0] ?? '';

test.each(API_SCOPES)('the calls of the scope %s', (scope) => {
  const told = [...part(`### \`${scope}\``).matchAll(/^\| `([A-Z]+ [^`]+)` \|/gm)].map(([, call]) => call);
  expect(told).toEqual(TOKEN_SCOPES[scope]);
});

test('the pattern for secret scanners finds a token in a text', () => {
  const pattern = /`(vigie_[^`]+)`/.exec(part('## For secret scanners'))?.[1] ?? '';
  const token = newApiToken();
  expect(new RegExp(pattern).exec(`export VIGIE_TOKEN=${token}\n`)?.[0]).toBe(token);
});
