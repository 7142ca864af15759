import { GestureChoice, useChoices } from '#engine/authoring';
import { REASON_WORDS, REASONS, type Reason } from './signs.ts';

const OPTIONS = REASONS.map((value) => ({ value, label: REASON_WORDS[value] }));

/** What the player goes by, as chosen so far. */
export function useReason() {
  const [chosen, choose] = useChoices(REASONS);
  return { reason: chosen['because'], nameReason: (because: Reason) => choose({ because }) };
}

/** The question before the way out. Leaving does not wait for it: whoever goes without saying why is told what settles it. */
export function ReasonChoice({
  reason,
  onName,
}: {
  readonly reason: Reason | undefined;
  readonly onName: (reason: Reason) => void;
}) {
  return <GestureChoice legend="Qu’est-ce qui tranche, selon vous ?" options={OPTIONS} value={reason} onChoose={onName} />;
}
