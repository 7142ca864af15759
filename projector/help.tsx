import { useEffect, useEffectEvent } from 'react';
import { keyOf } from '#engine/client/shortcuts.ts';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import styles from './help.module.css';

const KEYS = [
  ['J', 'Rejoindre\u00a0: adresse, code QR et code'],
  ['S', 'Salle\u00a0: qui est là'],
  ['T', 'Tableau\u00a0: temps, progression, classement'],
  ['E', 'Personnes ou équipes, au tableau'],
  ['P', 'Podium\u00a0: les places, de la dernière à la première'],
  ['→ ←', 'Podium\u00a0: place suivante, précédente'],
  ['D', 'Débriefing, une fois la session finie'],
  ['A', 'Automatique\u00a0: la vue suit la session'],
  ['← →', 'Débriefing\u00a0: mission précédente, suivante'],
  ['↑ ↓', 'Débriefing\u00a0: étape précédente, suivante'],
  ['Page ↑ ↓', 'Débriefing\u00a0: défiler, puis changer d’étape, comme une télécommande'],
  ['→ ←', 'Débriefing mené\u00a0: écran suivant, précédent, comme Espace et Page ↑ ↓'],
  ['Début', 'Débriefing mené\u00a0: la liste de ses missions'],
  ['M', 'Salle sombre ou salle claire'],
  ['F', 'Plein écran'],
  ['?', 'Ouvrir et fermer cette aide'],
] as const;

/** Keys that close the help and keep their usual effect. */
const ACTING = /^([jstepdamf ]|Arrow.+|Page.+|Home|End)$/;

interface HelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly letters: boolean;
  readonly onLetters: (letters: boolean) => void;
}

export function Help({ open, onClose, letters, onLetters }: HelpProps) {
  const leave = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event, letters) ?? '';
    if (key === '?') event.preventDefault();
    if (key === '?' || ACTING.test(key)) onClose();
  });
  useEffect(() => {
    if (!open) return;
    // In the capture phase: the help closes before a view handles the same key press.
    window.addEventListener('keydown', leave, { capture: true });
    return () => window.removeEventListener('keydown', leave, { capture: true });
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} title="Les touches" reading>
      <dl className={styles.keys}>
        {KEYS.map(([key, what]) => (
          <div key={what}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.letters}>
        <input type="checkbox" checked={letters} onChange={(event) => onLetters(event.target.checked)} />
        <span>Les touches d’une seule lettre agissent</span>
      </label>
    </Dialog>
  );
}
