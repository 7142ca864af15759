/** The same in plain words, for the player who prefers them (`plain-words`); where a mission has none, what there is. */
import { useMemo } from 'react';
import { usePreference } from '#engine/client/preferences.ts';
import type { PublicChallenge } from '#engine/rules/public-challenge.ts';
import type { SentDebrief, SentHint } from '#schemas/manifest.ts';

/** The debrief with its plain texts in the places of the others, where they are wanted. */
export function usePlainDebrief(debrief: SentDebrief): SentDebrief;
export function usePlainDebrief(debrief: SentDebrief | undefined): SentDebrief | undefined;
export function usePlainDebrief(debrief: SentDebrief | undefined): SentDebrief | undefined {
  const wanted = usePreference('plain-words');
  return useMemo(() => (wanted && debrief?.plain ? { ...debrief, ...debrief.plain } : debrief), [wanted, debrief]);
}

/** What a hint says. */
export function useHintText(): (hint: SentHint) => string {
  const wanted = usePreference('plain-words');
  return ({ text, plain }) => (wanted && plain) || text;
}

/** What the briefing says. */
export function useBriefingTexts(challenge: PublicChallenge): Pick<PublicChallenge, 'objective' | 'briefing'> {
  return usePreference('plain-words') && challenge.plain ? challenge.plain : challenge;
}
