import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Cover } from './cover.tsx';
import { Portrait } from './portrait.tsx';
import styles from './profile-head.module.css';

interface ProfileHeadProps {
  /** Number of posts. */
  readonly count: number;
  /** Navigation between the profile's parts. */
  readonly children: ReactNode;
}

export function ProfileHead({ count, children }: ProfileHeadProps) {
  return (
    <header className={styles.head}>
      <Cover />
      <div className={styles.card}>
        <div className={styles.portrait}>
          <Portrait />
        </div>
        <div>
          <h2 className={styles.name}>Solène Autret</h2>
          <p className={styles.handle}>@solene.autret · profil public</p>
        </div>
        <p className={styles.bio}>
          Communication chez Brévelle Maritime. Du handball hier, de la course aujourd’hui. Colocataire et servante de Biscotte,
          chat tigré.
        </p>
        <p className={styles.facts}>
          <span>
            <MapPin size={14} aria-hidden="true" /> Port-Brévelle
          </span>
          <span>
            <strong>{count}</strong> publications
          </span>
          <span>
            <strong>386</strong> contacts
          </span>
        </p>
        {children}
      </div>
    </header>
  );
}
