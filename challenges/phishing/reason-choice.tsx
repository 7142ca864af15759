import { GestureChoice, useChoices } from '#engine/authoring';
import { REASON_WORDS, REASONS, type Reason } from './signs.ts';

const OPTIONS = REASONS.map((value) => ({ value, label: REASON_WORDS[value] }));

/** The player's reason, as chosen so far. */
export function useReason() {
  const [chosen, choose] = useChoices(REASONS);
  return { reason: chosen['because'], nameReason: (because: Reason) => choose({ because }) };
}

/**
 * Asks for the player's reason, above the button to leave. It is optional: a player who leaves without a reason is told the decisive one.
 */
export function ReasonChoice({
  reason,
  onName,
}: {
  readonly reason: Reason | undefined;
  readonly onName: (reason: Reason) => void;
}) {
  return <GestureChoice legend="Qu’est-ce qui tranche, selon vous ?" options={OPTIONS} value={reason} onChoose={onName} />;
}
