/** Opening a challenge or one of its sub-pages, and trying again. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChallengeBackend } from '#engine/frame/backends/backend.ts';
import type { OpenedChallenge } from '#schemas/challenges.ts';
import { failureText, isOfTheClock, refusalOf } from './failure-message.ts';

export type Opening =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly text: string; readonly retry: () => void }
  /** It is not to be had in this session, or not without a login. */
  | { readonly state: 'refused'; readonly text: string; readonly loginNeeded: boolean }
  /** It is not to be had before the session runs, and opens by itself then. */
  | { readonly state: 'waiting'; readonly text: string }
  /** `again` opens it anew, from the beginning. */
  | { readonly state: 'open'; readonly opened: OpenedChallenge; readonly again: () => void };

type Result =
  | { readonly opened: OpenedChallenge }
  | { readonly text: string; readonly refusal: ReturnType<typeof refusalOf>; readonly waits: boolean };

export function useOpened(backend: ChallengeBackend, key: string, page?: string): Opening {
  const [result, setResult] = useState<Result | null>(null);
  const stop = useRef<() => void>(() => undefined);

  const ask = useCallback(() => {
    let current = true;
    stop.current();
    stop.current = () => {
      current = false;
    };
    setResult(null);
    backend.open(key, page).then(
      (opened) => current && setResult({ opened }),
      (error: unknown) =>
        current && setResult({ text: failureText(error), refusal: refusalOf(error), waits: isOfTheClock(error) }),
    );
  }, [backend, key, page]);

  useEffect(() => {
    ask();
    return () => stop.current();
  }, [ask]);

  const waits = result !== null && 'waits' in result && result.waits;
  useEffect(() => {
    if (waits) return backend.onRunning?.(ask);
  }, [backend, ask, waits]);

  if (!result) return { state: 'loading' };
  if ('opened' in result) return { state: 'open', opened: result.opened, again: ask };
  const { text, refusal } = result;
  if (waits) return { state: 'waiting', text };
  return refusal ? { state: 'refused', text, loginNeeded: refusal === 'players-only' } : { state: 'failed', text, retry: ask };
}
