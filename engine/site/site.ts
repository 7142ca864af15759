import { browserStorage } from '#engine/client/browser-storage.ts';
import { createCall } from '#engine/client/call.ts';
import { beginPreview, playerStorage } from '#engine/client/preview.ts';
import type { ChallengeBackend } from '#engine/frame/backends/backend.ts';
import { createHttpBackend } from './player-state/http-backend.ts';
import { createPlayer, type Player } from './player-state/player.ts';

/** Objects that every page uses. */
export interface Site {
  readonly player: Player;
  readonly backend: ChallengeBackend;
}

/** Creates the player and the backend. Nothing of the browser is touched before `player.restore()`. */
export function createSite(): Site {
  const call = createCall();
  const player = createPlayer({ call, local: playerStorage, tab: browserStorage('sessionStorage') });
  return { player, backend: createHttpBackend(player) };
}

/** Like `createSite`, in a browser, whose address may ask for a preview. Call it before a router reads the address. */
export function openSite(): Site {
  beginPreview();
  return createSite();
}
