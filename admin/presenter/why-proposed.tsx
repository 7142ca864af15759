import { describeMistake } from '#engine/rules/debrief-slide.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import type { ProposedMission } from '#schemas/debrief.ts';
import { messages } from '../language/language.ts';

/** Reason for which a mission is proposed, as a sentence. */
export function WhyProposed({ mission: { reason, people, of, mistake } }: { readonly mission: ProposedMission }) {
  const { reasons } = messages().presenter;
  if (reason === 'played' || people === null || of === null) return reasons.played;
  if (reason !== 'mistake') return reasons[reason](people, of);
  return reasons.mistake(people, of, mistake && <q lang="fr">{frenchSpaces(describeMistake(mistake))}</q>);
}
