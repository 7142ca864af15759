import { Hourglass, ListChecks, Trophy } from 'lucide-react';
import { Button } from '#engine/authoring';
import styles from './start-screen.module.css';

const RULES = [
  { Icon: ListChecks, text: 'Cinq situations, trois réponses possibles : une seule tient la route.' },
  {
    Icon: Hourglass,
    text: 'Dix secondes par question. Sans réponse à temps, elle compte comme fausse et l’on passe à la suivante.',
  },
  { Icon: Trophy, text: 'Trois bonnes réponses suffisent. Sinon, on recommence au début.' },
];

/** The rules, before the clock runs. */
export function StartScreen({ onStart }: { readonly onStart: () => void }) {
  return (
    <div className={styles.start}>
      <h2 className={styles.title}>À vous de jouer</h2>
      <ul className={styles.rules}>
        {RULES.map(({ Icon, text }) => (
          <li key={text} className={styles.rule}>
            <Icon size={24} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      <p className={styles.time}>
        Dix secondes, c’est court. Le réglage « Temps » de cette page en donne davantage, sans coûter un seul point.
      </p>
      <Button onClick={onStart}>Commencer</Button>
    </div>
  );
}
