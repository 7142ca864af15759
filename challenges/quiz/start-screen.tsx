import { Hourglass, ListChecks, MessageCircleMore, Trophy } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '#engine/authoring';
import styles from './start-screen.module.css';

const RULES = [
  { Icon: ListChecks, text: 'Cinq situations, trois réponses possibles : une seule tient la route.' },
  {
    Icon: Hourglass,
    text: 'Dix secondes par question. Sans réponse à temps, elle compte comme fausse.',
  },
  {
    Icon: MessageCircleMore,
    text: 'Une explication après chaque réponse, puis la suite arrive d’elle-même. Pour lire plus longtemps, restez sur le texte.',
  },
  { Icon: Trophy, text: 'Trois bonnes réponses suffisent. Sinon, on recommence au début, avec d’autres situations.' },
];

const OTHERS = 'Cinq autres situations, les mêmes réflexes : les conseils express valent pour toutes.';
const KNOWN = 'Les premières situations reviennent : vous en avez lu l’explication.';

interface StartScreenProps {
  /** Whether the last round had too few right answers. */
  readonly again: boolean;
  /** Whether all rounds were played, so that this one has questions that were explained. */
  readonly known: boolean;
  /** Whether the quiz was passed earlier, so that only the rules are shown. */
  readonly over: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onStart: () => void;
}

/** The screen before the clock runs: the rules; before another round, only what changes. */
export function StartScreen({ again, known, over, headingRef, onStart }: StartScreenProps) {
  return (
    <div className={styles.start}>
      <h2 ref={headingRef} tabIndex={-1} className={styles.title}>
        {over ? 'Les règles du quiz' : again ? 'Retour à la question 1' : 'À vous de jouer'}
      </h2>
      {!over && (
        // With `pending`, the button is disabled while the session is stopped.
        <Button pending={false} onClick={onStart}>
          {again ? 'Recommencer' : 'Commencer'}
        </Button>
      )}
      {again ? (
        <p>L’horloge vous attend. {known ? KNOWN : OTHERS} Reprenez quand vous voulez.</p>
      ) : (
        <ul className={styles.rules}>
          {RULES.map(({ Icon, text }) => (
            <li key={text} className={styles.rule}>
              <Icon size={24} aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      )}
      {!over && (
        <p className={styles.time}>
          Dix secondes, c’est court. Le réglage « Temps » de cette page en donne davantage, sans coûter un seul point.
        </p>
      )}
    </div>
  );
}
