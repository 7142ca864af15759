/** The first opening of a mission's page: a mission that can earn no points is played as a replay (decision 18). */
import { ApiError } from '#engine/client/api-error.ts';
import type { ChallengeBackend } from '#engine/frame/backends/backend.ts';
import type { OpenedChallenge } from '#schemas/challenges.ts';
import { hasEnded, playedSession } from './played-session.ts';
import type { Player } from './player.ts';

/** Rejects with an `ApiError`, as the backend's `open` does. @param page the slug of a sub-page */
export async function openFirst(player: Player, backend: ChallengeBackend, key: string, page?: string): Promise<OpenedChallenge> {
  const { completed, session } = player.store.getState();
  // If the end of the session is known, no call is needed.
  if (hasEnded(playedSession(session)) && !completed.includes(key) && player.replay.of(key) === null) player.replay.begin(key);
  return backend.open(key, page).catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || !changePlay(player, key, error.code)) throw error;
    // The known session may be out of date: it is loaded again, as it lists the missions whose debrief was shown.
    if (error.code === 'debrief-told') await player.refresh();
    return backend.open(key, page);
  });
}

/** Wraps the backend: the first `open` of this page returns `asked`, a call that was sent before the page's code was loaded. */
export function withEarlyOpen(
  backend: ChallengeBackend,
  asked: Promise<OpenedChallenge>,
  key: string,
  page?: string,
): ChallengeBackend {
  let early: Promise<OpenedChallenge> | undefined = asked;
  // The page handles the failure later; until then it must not count as an unhandled rejection.
  asked.catch(() => undefined);
  return {
    ...backend,
    open(wanted, wantedPage) {
      const taken = wanted === key && wantedPage === page ? early : undefined;
      early = undefined;
      return taken ?? backend.open(wanted, wantedPage);
    },
  };
}

/** Begins or ends a replay, as this refusal requires. @returns whether to open the mission again */
function changePlay({ replay }: Player, key: string, code: string): boolean {
  const replays = replay.of(key) !== null;
  switch (code) {
    case 'not-in-session':
    case 'session-ended':
    case 'debrief-told':
      if (!replays) replay.begin(key);
      return true;
    // The session plays the mission now, or was continued.
    case 'not-solved':
      replay.end();
      return replays;
    default:
      return false;
  }
}
