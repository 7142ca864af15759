import { GestureChoice, useChoices } from '#engine/authoring';
import { REASONS, type Reason } from './signs.ts';

const LABELS: Readonly<Record<Reason, string>> = {
  padlock: 'Le cadenas',
  motto: 'Le logo et la devise',
  urgency: 'Le délai affiché',
  address: 'La fin de l’adresse',
  manager: 'Le gestionnaire de mots de passe',
};
const OPTIONS = REASONS.map((value) => ({ value, label: LABELS[value] }));

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
