import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SANDBOXED_STYLE } from '#engine/rules/sandboxed-document.ts';
import { CONSOLE_PAGES, REMOTE_PAGE } from '#schemas/console-pages.ts';
import { sqlite } from '../../tests/support/temporary-databases.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { sourceHash } from './inline-hashes.ts';

describe('the built site', () => {
  let app: TestApp;
  let prefixed: TestApp;
  let directory: string;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'vigie-site-'));
    mkdirSync(join(directory, 'assets'));
    for (const name of ['index', 'shell', 'console'])
      writeFileSync(
        join(directory, `${name}.html`),
        [
          '<html lang="fr"><link rel="icon" href="/favicon.svg">',
          `<style>p{margin:0}</style><p>${name}</p><script>let x='<link href="/older.css">'</script><script src="/assets/a-1.js"></script>`,
          '<a href="/">Accueil</a><a href="//elsewhere.example/">Ailleurs</a></html>',
        ].join(''),
      );
    writeFileSync(join(directory, 'assets', 'a-1.js'), 'let a');
    writeFileSync(join(directory, 'assets', 'a-1.js.br'), brotliCompressSync('let a'));
    writeFileSync(join(directory, 'assets', 'a-1.js.gz'), gzipSync('let a'));
    writeFileSync(join(directory, 'favicon.svg'), '<svg/>');
    app = await openTestApp(sqlite, { assets: { directory } });
    prefixed = await openTestApp(sqlite, { assets: { directory }, environment: { BASE_PATH: '/intranet/vigie/' } });
  });
  afterAll(async () => {
    await Promise.all([app.close(), prefixed.close()]);
    rmSync(directory, { recursive: true, force: true });
  });

  const page = (url: string, headers = {}) => app.app.inject({ url, headers: { accept: 'text/html', ...headers } });

  test.each([
    ['/', 200, 'index'],
    ['/user-login', 200, 'shell'],
    ['/USER-LOGIN', 404, 'shell'],
    ['/ADMIN', 404, 'shell'],
    ['/word-challenge', 200, 'shell'],
    ['/word-challenge/?x=1', 200, 'shell'],
    ['/word-challenge/admin', 200, 'shell'],
    ['/word-challenge/nope', 404, 'shell'],
    ['/admin/nope', 404, 'shell'],
    ['/nope', 404, 'shell'],
    ['/assets/nope.js', 404, 'shell'],
    ['/..%2f..%2fetc/passwd', 404, 'shell'],
  ])('%s answers %i with the page %s', async (url, status, name) => {
    const answer = await page(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain(`<p>${name}</p>`);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test.each([...CONSOLE_PAGES, { path: REMOTE_PAGE }])(
    'the address $path of the console answers its page, and is no call',
    async ({ path }) => {
      const answer = await page(path.replace(/:\w+/, 'abc'));
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('<p>console</p>')]);
    },
  );

  test('whoever opens the address of a call of the console in a browser is led to the console; calls keep their answers', async () => {
    const described: { paths: Record<string, object> } = (await app.app.inject('/openapi.json')).json();
    const calls = Object.entries(described.paths).filter(([path, methods]) => path.startsWith('/admin/') && 'get' in methods);
    expect(calls.length).toBeGreaterThan(20);
    for (const [path] of calls) {
      const url = path.replace(/\{\w+\}/g, 'abc');
      const { statusCode, headers } = await page(url);
      expect([url, statusCode, headers.location, headers['cache-control']]).toEqual([url, 303, '/admin', 'no-store']);
    }
    const asked = (headers: Record<string, string>) => app.app.inject({ url: '/admin/sessions', headers });
    expect((await asked({})).json()).toHaveProperty('message');
    expect((await asked({ accept: '*/*' })).statusCode).toBe(401);
    expect((await asked({ accept: 'text/html', authorization: 'Bearer x' })).statusCode).toBe(401);
  });

  test('the login form of a browser without scripts leads back to the hub, and what was typed goes nowhere', async () => {
    const sent = await app.app.inject({
      method: 'POST',
      url: '/user-login',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=lea%40brevelle.example&code=L5Q2-CV4C',
    });
    expect([sent.statusCode, sent.headers.location, sent.body]).toEqual([303, '/', '']);
  });

  test('a page that has not changed is not sent again', async () => {
    const { headers } = await page('/');
    const again = await app.app.inject({ url: '/', headers: { accept: 'text/html', 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  test('hashed files are compressed at build and kept for a year', async () => {
    const answer = await app.app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'max-age=31536000, immutable' });
    expect(answer.headers, 'nobody revalidates it').not.toHaveProperty('etag');
    expect(answer.headers['content-type']).toContain('javascript');
    expect(String(answer.headers.vary).toLowerCase()).toContain('accept-encoding');
    expect((await app.app.inject({ url: '/assets/a-1.js' })).body).toBe('let a');
  });

  test('a file of another build is missing, and no proxy keeps that: another process may have it', async () => {
    const { statusCode, headers } = await app.app.inject({ url: '/assets/a-2.js', headers: { accept: '*/*' } });
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
  ])('who takes "%s" is sent the form in %s', async (accepted, encoding) => {
    const answer = await app.app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    const { headers } = await page('/', { 'accept-encoding': accepted });
    const known = { 'accept-encoding': accepted, 'if-none-match': `W/"x", W/${headers.etag}` };
    expect((await page('/', known)).statusCode).toBe(304);
  });

  test('headers that govern a document are sent with pages only: a picture or a script is 600 bytes lighter', async () => {
    const governed = async (url: string) => Object.keys((await page(url)).headers).includes('permissions-policy');
    expect([await governed('/'), await governed('/favicon.svg'), await governed('/assets/a-1.js')]).toEqual([true, false, false]);
  });

  test('a file is served until the server ends, whatever becomes of the folder, and only under its own name', async () => {
    rmSync(join(directory, 'favicon.svg'));
    const icon = await app.app.inject({ url: '/favicon.svg' });
    expect(icon).toMatchObject({ statusCode: 200, body: '<svg/>', headers: { 'content-type': 'image/svg+xml' } });
    expect(icon.headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
    expect(icon.headers['cache-control']).toBe('max-age=3600');
    const head = await app.app.inject({ method: 'HEAD', url: '/favicon.svg' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '6', '']);
    for (const url of ['/index.html', '/favicon.svg/x', '/assets/', '/assets/a-1.js.br'])
      expect((await app.app.inject({ url })).json(), url).toMatchObject({ code: 'not-found' });
  });

  test('a program gets a JSON error', async () => {
    const answer = await app.app.inject({ url: '/nope', headers: { accept: 'application/json' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'not-found', message: 'Cette adresse n’existe pas.' });
  });

  test('the Content-Security-Policy names the inline scripts and styles and allows no others', async () => {
    const policy = String((await page('/')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-');
    expect(policy).toContain(`style-src 'self' ${sourceHash('p{margin:0}')} ${sourceHash(SANDBOXED_STYLE)};`);
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types page-head sandboxed-document");
    expect(policy).toContain("connect-src 'self';");
    expect((await page('/')).headers['strict-transport-security']).toBeUndefined();
  });

  test('the answer to a call may do nothing as a page; an address that is none has the policy of pages', async () => {
    const policyOf = async (url: string) => (await app.app.inject({ url })).headers['content-security-policy'];
    expect(await policyOf('/score')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(await policyOf('/nope')).toBe((await page('/')).headers['content-security-policy']);
  });

  test('built for a server elsewhere, its pages may call that one', async () => {
    const assets = { directory, apiHost: 'https://vigie.example/base' };
    const elsewhere = await openTestApp(sqlite, { assets });
    const { headers } = await elsewhere.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://vigie.example;");
    await elsewhere.close();
  });

  describe('under a path prefix', () => {
    const asked = (url: string, headers = {}) => prefixed.app.inject({ url, headers: { accept: 'text/html', ...headers } });

    test.each([
      ['/intranet/vigie', 200, 'index'],
      ['/intranet/vigie/', 200, 'index'],
      ['/intranet/vigie?x=1', 200, 'index'],
      ['/intranet/vigie/user-login', 200, 'shell'],
      ['/intranet/vigie/admin', 200, 'console'],
      ['/intranet/vigie/nope', 404, 'shell'],
      ['/intranet/vigiex', 404, 'shell'],
      ['/admin', 200, 'console'],
    ])('%s answers %i with the page %s', async (url, status, name) => {
      const answer = await asked(url);
      expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(`<p>${name}</p>`)]);
    });

    test('pages name their files under it, and each of these is there', async () => {
      const { body } = await asked('/intranet/vigie/word-challenge', { 'accept-encoding': 'identity' });
      expect(body).toContain('<html data-base-path="/intranet/vigie" lang="fr">');
      const named = [...body.replace(/<script>.*?<\/script>/, '').matchAll(/(?:href|src)="([^"]*)"/g)].map(
        ([, address = '']) => address,
      );
      expect(named).toEqual([
        '/intranet/vigie/favicon.svg',
        '/intranet/vigie/assets/a-1.js',
        '/intranet/vigie',
        '//elsewhere.example/',
      ]);
      for (const url of named.slice(0, 3)) expect((await asked(url)).statusCode, url).toBe(200);
    });

    test('the policy allows the inline scripts as they are sent', async () => {
      const { headers, body } = await asked('/intranet/vigie');
      const script = /<script>(.*?)<\/script>/.exec(body)?.[1] ?? '';
      expect(script).toContain('href="/intranet/vigie/older.css"');
      const hash = createHash('sha256').update(script).digest('base64');
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    });

    test('redirects stay under it', async () => {
      expect((await asked('/intranet/vigie/admin/sessions')).headers.location).toBe('/intranet/vigie/admin');
      const sent = await prefixed.app.inject({ method: 'POST', url: '/intranet/vigie/user-login', payload: {} });
      expect(sent.headers.location).toBe('/intranet/vigie/');
    });

    test('calls are answered under it', async () => {
      expect((await prefixed.app.inject('/intranet/vigie/score')).json()).toEqual((await prefixed.app.inject('/score')).json());
    });
  });
});
