import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { createHttpBackend } from '../player/http-backend.ts';
import { createPlayer } from '../player/player.ts';
import { SiteContext } from '../site-context.ts';
import { ChallengePage } from './challenge-route.tsx';

let root: Root;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('opens the challenge anew for whoever logs in in another tab', async () => {
  const load = () => new Promise<never>(() => undefined);
  const route = { key: 'sample', path: '/sample-challenge', load, loadReveal: load, subPages: [] };
  const opened: (string | null | undefined)[] = [];
  const call: Call = (_method, path, options) => {
    if (path === '/challenges/sample') opened.push(options?.token);
    return new Promise(() => undefined);
  };
  const local = memoryStorage();
  const player = createPlayer({ call, local, tab: memoryStorage() });
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <SiteContext value={{ player, backend: createHttpBackend(player) }}>
        <MemoryRouter>
          <ChallengePage route={route} />
        </MemoryRouter>
      </SiteContext>,
    ),
  );
  local.write('token', 'mine');
  await act(async () => player.restore());
  expect(opened).toEqual([null, 'mine']);
});
