import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutBasePath } from './base-path.ts';

const segment = fc.stringMatching(/^[\w~-]{1,8}$/);
const prefix = fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`);
const address = fc
  .tuple(fc.array(segment, { maxLength: 3 }), fc.option(fc.webQueryParameters(), { nil: undefined }))
  .map(([parts, query]) => `/${parts.join('/')}${query === undefined ? '' : `?${query}`}`);

test('an address under the prefix is that of the route, and one beside the prefix is left as it is', () => {
  fc.assert(
    fc.property(prefix, address, (basePath, url) => {
      expect(withoutBasePath(basePath + url, basePath)).toBe(url);
      expect(withoutBasePath(`${basePath}x${url}`, basePath)).toBe(`${basePath}x${url}`);
      if (!url.startsWith(basePath)) expect(withoutBasePath(url, basePath)).toBe(url);
    }),
  );
});

test.each([
  ['/vigie', '/'],
  ['/vigie/', '/'],
  ['/vigie?x=1', '/?x=1'],
  ['/vigie//', '//'],
])('%s is %s', (url, route) => {
  expect(withoutBasePath(url, '/vigie')).toBe(route);
});
