/** Plain-language versions of texts, for players with the preference `plain-words`; the usual text where there is no such version. */
import { useMemo } from 'react';
import { usePreference } from '#engine/client/preferences.ts';
import type { PublicChallenge } from '#engine/rules/public-challenge.ts';
import type { SentDebrief } from '#schemas/manifest/debrief.ts';
import type { SentHint } from '#schemas/manifest/help.ts';

/** The debrief, with its plain-language texts if preferred. */
export function usePlainDebrief(debrief: SentDebrief): SentDebrief;
export function usePlainDebrief(debrief: SentDebrief | undefined): SentDebrief | undefined;
export function usePlainDebrief(debrief: SentDebrief | undefined): SentDebrief | undefined {
  const wanted = usePreference('plain-words');
  return useMemo(() => (wanted && debrief?.plain ? { ...debrief, ...debrief.plain } : debrief), [wanted, debrief]);
}

/** Returns the text of a hint. */
export function useHintText(): (hint: SentHint) => string {
  const wanted = usePreference('plain-words');
  return ({ text, plain }) => (wanted && plain) || text;
}

/** Texts of the briefing. */
export function useBriefingTexts(challenge: PublicChallenge): Pick<PublicChallenge, 'objective' | 'briefing'> {
  return usePreference('plain-words') && challenge.plain ? challenge.plain : challenge;
}
