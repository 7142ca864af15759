/** What `packaging/` has beside the archive: manifests that name the product's variables and calls, and one port. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';

const MANIFESTS = [
  'Dockerfile',
  'compose.yml',
  'compose-several.yml',
  'kubernetes.yml',
  'vigie@.service',
  'vigie-installation@.service',
] as const;
/** Of the other programs that they start, and of Node. */
const NOT_OURS = /^(?:POSTGRES_\w+|VIGIE_HOST|NODE_ENV|AF_\w+)$/;

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../packaging', name), 'utf8');
const GUIDE = read('../docs/operating.md');

function variables(): ReadonlySet<string> {
  const asked = new Set<string>();
  const environment: Readonly<Record<string, string | undefined>> = {};
  readConfig(
    new Proxy(environment, {
      get(_none, name) {
        asked.add(String(name));
        return undefined;
      },
    }),
  );
  return asked;
}

test.each(MANIFESTS)('%s names no variable that nothing reads', (name) => {
  const known = variables();
  const named = (read(name).match(/\b(?:PORT|HOST|[A-Z]+(?:_[A-Z]+)+)\b/g) ?? []).filter((word) => !NOT_OURS.test(word));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((word) => !known.has(word))).toEqual([]);
});

test.each(['compose.yml', 'compose-several.yml'])('%s keeps backups that are restored on the disk, not in memory', (name) => {
  expect(read(name)).toMatch(/\bTMPDIR: \/data\b/);
  expect(read('Dockerfile')).toContain('VOLUME /data\n');
});

test.each(['compose.yml', 'compose-several.yml'])(
  '%s starts from images that the guide carries to a machine without a network',
  (name) => {
    const images = [...read(name).matchAll(/^ +image: (\S+)$/gm)].map(([, image = '']) => image);
    // Named, what is built has the name under which it can be loaded instead.
    expect(images).toContain('vigie');
    const carried = /`docker save -o \S+ ([^`]+)`/.exec(GUIDE)?.[1]?.split(' ') ?? [];
    expect(images.filter((image) => !carried.includes(image))).toEqual([]);
  },
);

test('the image has the command that the guide runs in it', () => {
  expect(GUIDE).toContain('exec -T vigie vigie backup');
  expect(read('Dockerfile')).toMatch(/chmod 755 \/opt\/vigie\/vigie\.cjs/);
  expect(read('Dockerfile')).toMatch(/ln -s \/opt\/vigie\/vigie\.cjs \/usr\/local\/bin\/vigie/);
  expect(read('vigie.cjs')).toMatch(/^#!\/usr\/bin\/env node\n/);
});

test('the Caddyfile that compose-several.yml dictates opens and ends its block on lines of their own', () => {
  const dictated = read('compose-several.yml').match(/Caddyfile\.several beside it.*\n((?:#.*\n)+)/)?.[1] ?? '';
  expect(dictated.replaceAll(/^# {5}/gm, '')).toBe('vigie.brevelle.example {\n  reverse_proxy brevelle:3000\n}\n');
});

test('each probe asks a port on which the image listens for a call that exists', () => {
  const [, port = ''] = /^EXPOSE (\d+)$/m.exec(read('Dockerfile')) ?? [];
  const [, healthPort = ''] = /^ENV .* HEALTH_PORT=(\d+) /m.exec(read('Dockerfile')) ?? [];
  expect(read('Dockerfile')).toContain(` PORT=${port} `);
  expect(read('compose.yml')).toContain(`--to vigie:${port}`);
  const manifest = read('kubernetes.yml');
  expect(manifest).toContain(`[{ name: site, containerPort: ${port} }, { name: health, containerPort: ${healthPort} }]`);
  const probes = [...manifest.matchAll(/(\w+)Probe:\n\s+httpGet: \{ path: (\S+), port: (\w+) \}/g)].map(([, ...probe]) => probe);
  expect(probes).toEqual([
    ['startup', '/healthz', 'health'],
    ['liveness', '/healthz', 'health'],
    ['readiness', '/healthz', 'site'],
  ]);
});

test.each(['Caddyfile', 'nginx.conf', 'compose.yml', 'compose-several.yml', 'kubernetes.yml'])(
  '%s takes no process away for the database that all of them have',
  (name) => {
    expect(read(name)).not.toContain('/readyz');
  },
);

test('while two releases run, both proxies ask another process for a file that one does not have, wherever it is served', () => {
  const [, assets = ''] = /\n {4}location \/assets\/ \{\n([^}]*)\}/.exec(read('nginx.conf')) ?? [];
  expect(assets.trim().split(/\s*\n\s*/)).toEqual(['proxy_pass http://vigie;', 'proxy_next_upstream error timeout http_404;']);
  const uncommented = read('Caddyfile').replaceAll(/^ {4}# (?=reverse_proxy|\s|\})/gm, '    ');
  const [, asked = '', next = ''] =
    /reverse_proxy \/assets\/\* ([^{]*) \{[^@]*@absent status 404\s[^@]*@absent \{\s*reverse_proxy ([^{]*) \{/.exec(
      uncommented,
    ) ?? [];
  expect(asked.split(' ').length).toBeGreaterThan(1);
  expect(next.split(' ')).toEqual(asked.split(' ').reverse());
});
