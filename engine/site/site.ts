import { browserStorage } from '#engine/client/browser-storage.ts';
import { createCall } from '#engine/client/call.ts';
import type { ChallengeBackend } from '#engine/frame/backend.ts';
import { createHttpBackend } from './player/http-backend.ts';
import { createPlayer, type Player } from './player/player.ts';

/** What stands behind every page. */
export interface Site {
  readonly player: Player;
  readonly backend: ChallengeBackend;
}

/** Puts the parts together. Nothing of the browser is touched before `player.restore()`. */
export function createSite(): Site {
  const call = createCall();
  const player = createPlayer({ call, local: browserStorage('localStorage'), tab: browserStorage('sessionStorage') });
  return { player, backend: createHttpBackend(player) };
}
