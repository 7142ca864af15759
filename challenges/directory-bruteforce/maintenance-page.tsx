import { Construction } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BrowserBar, Button, WindowFrame } from '#engine/authoring';
import styles from './maintenance-page.module.css';

interface MaintenancePageProps {
  readonly address: string;
  readonly flag: string;
  /** Copies the flag into the answer's field: on a phone nobody types some thirty characters without a mistake. */
  readonly onCopy: (flag: string) => void;
}

/** The forgotten page. It takes the focus when it opens. */
export function MaintenancePage({ address, flag, onCopy }: MaintenancePageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <WindowFrame aria-label="Navigateur">
      <BrowserBar address={address} />
      <div className={styles.content}>
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          <Construction size={22} aria-hidden="true" /> Journées du port : site en maintenance
        </h3>
        <p>Merci de votre visite ! Le site est fermé jusqu’à la prochaine édition.</p>
        <div className={styles.note}>
          <p>
            <strong>Pour l’équipe web, à retirer avant la réouverture</strong>
          </p>
          <ul>
            <li>Remettre le formulaire d’inscription (agence)</li>
            <li>Export des inscrits de l’an dernier : laissé dans ce dossier, à effacer (Solène)</li>
            <li>
              Clé de remise en service : <code className={styles.flag}>{flag}</code>
            </li>
          </ul>
          <Button variant="secondary" className={styles.copy} onClick={() => onCopy(flag)}>
            Recopier dans la réponse
          </Button>
        </div>
      </div>
    </WindowFrame>
  );
}
