import { Clock3, Mail, MessageCircleQuestion, Route } from 'lucide-react';
import styles from './quick-tips.module.css';

const TIPS = [
  {
    Icon: MessageCircleQuestion,
    name: 'Qui a commencé\u202f?',
    text: 'Vous, par un chemin connu, ou l’autre\u202f? Un nom, une voix, un numéro s’imitent.',
  },
  { Icon: Mail, name: 'Que veut-on\u202f?', text: 'Argent, accès, code, donnée\u00a0: à quoi cela servira-t-il\u202f?' },
  { Icon: Clock3, name: 'Pourquoi si vite\u202f?', text: 'Une vraie échéance laisse le temps d’un appel.' },
  { Icon: Route, name: 'Est-ce vérifié\u202f?', text: 'Par un moyen à vous\u00a0: agissez. Sinon, vérifiez d’abord.' },
];

/** The side panel: four questions to ask in any situation. */
export function QuickTips() {
  return (
    <aside className={styles.tips} aria-label="Conseils express">
      <h2 className={styles.title}>Conseils express</h2>
      <ul className={styles.list}>
        {TIPS.map(({ Icon, name, text }) => (
          <li key={name} className={styles.tip}>
            <Icon size={20} aria-hidden="true" />
            <span>
              <strong className={styles.name}>{name}</strong>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
