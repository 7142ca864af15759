/** Opens a challenge or one of its sub-pages, with retry. */
import { useCallback, useEffect, useMemo } from 'react';
import { useLoaded } from '#engine/client/use-loaded.ts';
import type { ChallengeBackend } from '#engine/frame/backends/backend.ts';
import { usePlainDebrief } from '#engine/frame/panels/plain-texts.ts';
import type { OpenedChallenge } from '#schemas/challenges.ts';
import { failureText, isOfTheClock, refusalOf } from './failure-message.ts';

export type Opening =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly text: string; readonly retry: () => void }
  /** The session does not include the mission, or the mission needs a login. */
  | { readonly state: 'refused'; readonly text: string; readonly loginNeeded: boolean }
  /** The session is not running yet: the mission opens automatically once it runs. */
  | { readonly state: 'waiting'; readonly text: string }
  /** `again` reloads the mission from the beginning. */
  | { readonly state: 'open'; readonly opened: OpenedChallenge; readonly again: () => void };

export function useOpened(backend: ChallengeBackend, key: string, page?: string): Opening {
  const opening = useLoaded(useCallback(() => backend.open(key, page), [backend, key, page]));
  const { reload } = opening;
  const sent = opening.state === 'loaded' ? opening.value : null;
  const debrief = usePlainDebrief(sent?.debrief);
  const opened = useMemo(() => sent && { ...sent, ...(debrief ? { debrief } : {}) }, [sent, debrief]);
  const waits = opening.state === 'failed' && isOfTheClock(opening.error);
  useEffect(() => {
    if (waits) return backend.onRunning?.(reload);
  }, [backend, reload, waits]);

  if (opening.state === 'loading') return { state: 'loading' };
  if (opening.state === 'loaded') return { state: 'open', opened: opened ?? opening.value, again: reload };
  const text = failureText(opening.error);
  if (waits) return { state: 'waiting', text };
  const refusal = refusalOf(opening.error);
  return refusal ? { state: 'refused', text, loginNeeded: refusal === 'players-only' } : { state: 'failed', text, retry: reload };
}
