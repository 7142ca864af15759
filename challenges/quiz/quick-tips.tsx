import { Clock3, Mail, MessageCircleQuestion, Route } from 'lucide-react';
import styles from './quick-tips.module.css';

const TIPS = [
  { Icon: MessageCircleQuestion, name: 'Qui parle ?', text: 'Un nom, un logo, une voix, un numéro s’imitent.' },
  { Icon: Mail, name: 'Que veut-on ?', text: 'De l’argent, un accès, un code, une donnée : on s’arrête.' },
  { Icon: Clock3, name: 'Pourquoi si vite ?', text: 'L’urgence est là pour vous empêcher de vérifier.' },
  { Icon: Route, name: 'Par quel autre chemin ?', text: 'On vérifie par un moyen qu’on choisit soi-même.' },
];

/** The side panel: four questions to ask of any situation. */
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
