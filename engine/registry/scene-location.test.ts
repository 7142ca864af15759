/** An error of a scene in a browser is located in its source: with the server's own compiler, and stacks in the formats of browsers. */
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SCENE_FAILED, type SceneFailure } from '#engine/rules/scene-failure.ts';
import { challenges } from './plugin.ts';
import { manifestText, SOUND_NOTES, type TemporaryChallenges, temporaryChallenges } from './testing/temporary-challenges.ts';

let folders: TemporaryChallenges;
let server: ViteDevServer;

/** The server's handler for failures that a page reports. */
let told: (failure: SceneFailure) => unknown = () => undefined;
function listenTo(hot: ViteDevServer['environments']['client']['hot']) {
  vi.spyOn(hot, 'on').mockImplementation((event: string, listener: (failure: SceneFailure) => unknown) => {
    if (event === SCENE_FAILED) told = listener;
  });
}

beforeEach(async () => {
  vi.stubEnv('VIGIE_LANG', 'en');
  folders = temporaryChallenges();
  folders.write('first', manifestText('first'));
  folders.writeFile('first', 'facilitator-notes.md', SOUND_NOTES);
  server = await createServer({
    root: folders.directory,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'a-browser', configureServer: ({ environments }) => listenTo(environments.client.hot) },
      challenges({ directory: folders.directory }),
    ],
    server: { port: 0, host: '127.0.0.1', ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
});
afterEach(async () => {
  await server.close();
  folders.dispose();
  vi.unstubAllEnvs();
});

const SCENE = `interface Props { readonly note: string; readonly more: string }

type Unused = Props;

export function Scene(props: Props) {
  throw new Error('no note');
}
`;

it.each([
  [
    'Chromium',
    (place: string) =>
      `Error: no note\n    at Scene (http://127.0.0.1:3000${place})\n    at a (http://127.0.0.1:3000/node_modules/react.js:1:1)`,
  ],
  ['Firefox', (place: string) => `Scene@http://127.0.0.1:3000${place}\na@http://127.0.0.1:3000/node_modules/react.js:1:1`],
])('names file, line and cause, as %s writes its stack', async (_browser, stackOf) => {
  folders.writeFile('first', 'scene.tsx', SCENE);
  const address = '/first/scene.tsx';
  const { code = '' } = (await server.environments.client.transformRequest(address)) ?? {};
  const lines = code.split('\n');
  const line = lines.findIndex((text) => text.includes('no note'));
  const column = (lines[line] ?? '').indexOf('new Error');
  // Types are erased, so that the line in the served code differs from that in the source.
  expect(line + 1).not.toBe(6);
  const sent = vi.spyOn(server.environments.client.hot, 'send');
  const stack = stackOf(`${address}?t=1700000000000:${line + 1}:${column + 1}`);
  await told({ message: 'no note', stack });
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({
      type: 'error',
      err: expect.objectContaining({
        message: expect.stringMatching(/first\/scene\.tsx:6:9 fails while it is drawn: no note\. Correct it here/),
      }),
    }),
  );
});
