import { createApi } from '../api.ts';
import { browserStorage } from '../browser-storage.ts';
import { createHttpBackend } from '../http-backend.ts';
import { createPlayer } from './player.ts';
import type { Site } from './player-context.tsx';

/** Puts the parts together. Nothing of the browser is touched before `player.restore()`. */
export function createSite(): Site {
  const call = createApi();
  const player = createPlayer({ call, local: browserStorage('localStorage'), tab: browserStorage('sessionStorage') });
  return { player, backend: createHttpBackend(player) };
}
