import { Dialog } from '#engine/ui/dialog.tsx';
import styles from './help.module.css';

const KEYS = [
  ['J', 'Rejoindre\u00a0: adresse, code QR et code'],
  ['S', 'Salle\u00a0: qui est là'],
  ['T', 'Tableau\u00a0: temps, progression, classement'],
  ['E', 'Personnes ou équipes, au tableau'],
  ['P', 'Podium\u00a0: les places, de la dernière à la première'],
  ['D', 'Débriefing, une fois la session finie'],
  ['A', 'Automatique\u00a0: la vue suit la session'],
  ['← →', 'Débriefing\u00a0: mission précédente, suivante'],
  ['↑ ↓', 'Débriefing\u00a0: étape précédente, suivante'],
  ['Page ↑ ↓', 'Débriefing\u00a0: défiler, puis changer d’étape, comme une télécommande'],
  ['M', 'Salle sombre ou salle claire'],
  ['F', 'Plein écran'],
  ['?', 'Cette aide'],
] as const;

interface HelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly letters: boolean;
  readonly onLetters: (letters: boolean) => void;
}

export function Help({ open, onClose, letters, onLetters }: HelpProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Les touches" reading>
      <dl className={styles.keys}>
        {KEYS.map(([key, what]) => (
          <div key={key}>
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
