/** A real development server, while folders are added, changed, broken and removed. */
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { challenges } from './plugin.ts';
import { neverServed, serverPartGuard } from './server-part-guard.ts';
import { manifestText, SOUND_NOTES, type TemporaryChallenges, temporaryChallenges } from './testing/temporary-challenges.ts';

let folders: TemporaryChallenges;
let server: ViteDevServer;

beforeEach(async () => {
  folders = temporaryChallenges();
  folders.write('first', manifestText('first'));
  server = await createServer({
    root: folders.directory,
    configFile: false,
    logLevel: 'silent',
    plugins: [serverPartGuard(), challenges({ directory: folders.directory })],
    server: { port: 0, host: '127.0.0.1', fs: { deny: neverServed([folders.directory]) }, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
});
afterEach(async () => {
  await server.close();
  folders.dispose();
});

/** Code of the catalogue that a browser would load. */
async function catalogueCode(): Promise<string> {
  const result = await server.environments.client.transformRequest('virtual:challenges/catalogue');
  return result?.code ?? '';
}

/** The challenges and problems that the server would load. */
async function serverFace(): Promise<{ keys: string[]; titles: string[]; problems: string[] }> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('no server environment');
  const face = await ssr.runner.import<typeof import('virtual:challenges/server')>('virtual:challenges/server');
  return {
    keys: face.challenges.map(({ manifest }) => manifest.key),
    titles: face.challenges.map(({ manifest }) => manifest.title),
    problems: face.problems.map(({ message }) => message),
  };
}

async function becomes(check: () => Promise<void>): Promise<void> {
  await vi.waitFor(check, { timeout: 5000, interval: 20 });
}

it('follows a folder that comes, changes, breaks, is mended and goes, on both sides', async () => {
  expect(await catalogueCode()).toContain('/first-challenge');
  expect((await serverFace()).keys).toEqual(['first']);
  const sent = vi.spyOn(server.environments.client.hot, 'send');

  folders.write('second', manifestText('second', { title: 'Zoé' }));
  await becomes(async () => {
    expect(await catalogueCode()).toContain('/second-challenge');
    expect((await serverFace()).keys).toEqual(['first', 'second']);
  });
  expect(sent).toHaveBeenCalledWith({ type: 'full-reload' });

  folders.writeFile('second', 'manifest.json', manifestText('second', { title: 'Zulma' }));
  await becomes(async () => {
    expect(await catalogueCode()).toContain('Zulma');
    expect((await serverFace()).titles).toContain('Zulma');
  });

  folders.writeFile('second', 'manifest.json', manifestText('second').replace('"title"', '"titel"'));
  await becomes(async () => {
    const message = 'challenges/second/manifest.json:5:3 unknown field "titel". Did you mean "title"?';
    expect(await serverFace()).toMatchObject({ keys: ['first'], problems: [message] });
    expect(await catalogueCode()).toContain('unknown field');
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        type: 'error',
        err: expect.objectContaining({
          message: expect.stringMatching(/Did you mean "title"\?\n {2}5 │ {3}"titel": .*\n {4}│ {3}\^{7}$/),
        }),
      }),
    );
  });

  folders.writeFile('second', 'manifest.json', manifestText('second'));
  await becomes(async () => expect(await serverFace()).toMatchObject({ keys: ['first', 'second'], problems: [] }));

  folders.writeFile('second', 'facilitator-notes.md', SOUND_NOTES.replace('Sans souris', 'Sans souri'));
  await becomes(async () => {
    const problem = expect.stringMatching(
      /^challenges\/second\/facilitator-notes.md:\d+:1 unknown section "Sans souri". Did you mean "Sans souris"\?$/,
    );
    expect(await serverFace()).toMatchObject({ keys: ['first'], problems: [problem] });
  });
  folders.writeFile('second', 'facilitator-notes.md', SOUND_NOTES);
  await becomes(async () => expect(await serverFace()).toMatchObject({ keys: ['first', 'second'], problems: [] }));

  folders.remove('second');
  await becomes(async () => {
    expect(await catalogueCode()).not.toContain('second');
    expect((await serverFace()).keys).toEqual(['first']);
  });
});

it('follows a drawing that comes and goes', async () => {
  const drawings = async () => (await server.environments.client.transformRequest('virtual:challenges/drawings'))?.code;
  expect(await drawings()).not.toContain('first');
  folders.writeFile('first', 'drawing.tsx', 'export default () => null;\n');
  await becomes(async () => expect(await drawings()).toContain('first/drawing.tsx'));
  folders.remove('first', 'drawing.tsx');
  await becomes(async () => expect(await drawings()).not.toContain('first'));
});

it('goes on without a server part that does not load, and takes it back once it does', async () => {
  folders.write('second', manifestText('second'));
  const sent = vi.spyOn(server.environments.client.hot, 'send');
  folders.writeFile('second', 'challenge.server.ts', `throw new Error('oups');\nexport default {};`);
  await becomes(async () => {
    const { keys, problems } = await serverFace();
    expect(keys).toEqual(['first']);
    expect(problems).toEqual([expect.stringMatching(/^challenges\/second\/challenge\.server\.ts:\d+:7 does not load: oups$/)]);
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        type: 'error',
        err: expect.objectContaining({ message: expect.stringContaining(problems[0] ?? '') }),
      }),
    );
  });
  folders.writeFile(
    'second',
    'challenge.server.ts',
    "export default { secrets: () => ({}), artifacts: () => ({}), check: () => ({ outcome: 'incorrect', verdict: 'incorrect' }) };",
  );
  await becomes(async () => expect(await serverFace()).toMatchObject({ keys: ['first', 'second'], problems: [] }));
});

it('has browsers open the page anew when a server part changes', async () => {
  await catalogueCode();
  const sent = vi.spyOn(server.environments.client.hot, 'send');
  // Written again until the change is seen: the watcher reports no event for changes during its initial scan.
  let word = 0;
  await becomes(async () => {
    word += 1;
    folders.writeFile('first', 'challenge.server.ts', `export default { secrets: () => ({ word: ${word} }) };`);
    expect(sent).toHaveBeenCalledWith({ type: 'full-reload' });
  });
});

it('leaves out a challenge whose parts do not fit, and says how', async () => {
  folders.write('second', manifestText('second', { hints: [{ title: 'Un', text: 'Le mot est {wrod}.' }] }));
  folders.write('third', manifestText('third'));
  folders.writeFile('third', 'challenge.server.ts', 'export const checker = {};');
  await becomes(async () =>
    expect(await serverFace()).toMatchObject({
      keys: ['first'],
      problems: expect.arrayContaining([
        expect.stringMatching(
          /^challenges\/second\/manifest\.json:\d+:\d+ hint 1 names \{wrod\}, and the server part draws no such secret\. Allowed: none/,
        ),
        'challenges/third/challenge.server.ts:1:14 checker is exported by its name, where the default export is looked for. Write: export default defineChecker({ secrets, artifacts, check });',
      ]),
    }),
  );
});

it.each([
  'challenge.server.ts',
  'challenge.server.ts?raw',
  'challenge.server.ts?import&raw',
  'manifest.json',
  'manifest.json?import',
  'solve.ts',
  'walkthrough.ts',
  'facilitator-notes.md',
  'facilitator-notes.md?raw',
])('does not serve first/%s', async (file) => {
  const answer = await fetch(new URL(`first/${file}`, server.resolvedUrls?.local[0]));
  expect(await answer.text()).not.toMatch(/-SECRET|outcome|export default/);
  expect(answer.ok).toBe(false);
});
