import { browserStorage } from '#engine/client/browser-storage.ts';
import { createCall } from '#engine/client/call.ts';
import { createHttpBackend } from './player/http-backend.ts';
import { createPlayer } from './player/player.ts';
import type { Site } from './site-context.ts';

/** Puts the parts together. Nothing of the browser is touched before `player.restore()`. */
export function createSite(): Site {
  const call = createCall();
  const player = createPlayer({ call, local: browserStorage('localStorage'), tab: browserStorage('sessionStorage') });
  return { player, backend: createHttpBackend(player) };
}
