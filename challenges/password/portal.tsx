import { Anchor, Bell, LockKeyhole, ShieldCheck, Smartphone, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './portal.module.css';

/** The intranet « La Passerelle » around its security page. Its menu is scenery: the account is blocked until the change. */
export function Portal({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.portal} aria-label="La Passerelle, page de sécurité du compte">
      <header className={styles.bar}>
        <span className={styles.brand}>
          <Anchor size={20} aria-hidden="true" /> La Passerelle
        </span>
        <span className={styles.place}>intranet.brevelle.example</span>
        <Bell className={styles.bell} size={18} aria-hidden="true" />
        <span className={styles.avatar} aria-hidden="true">
          <UserRound size={18} />
        </span>
      </header>
      <svg className={styles.tide} viewBox="0 0 600 20" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 12c50-14 100-14 150 0s100 14 150 0 100-14 150 0 100 14 150 0V0H0Z" />
      </svg>
      <div className={styles.columns}>
        <ul className={styles.menu} aria-label="Rubriques du compte">
          <li>
            <UserRound size={18} aria-hidden="true" /> Profil
          </li>
          <li className={styles.here}>
            <LockKeyhole size={18} aria-hidden="true" /> Mot de passe
          </li>
          <li>
            <ShieldCheck size={18} aria-hidden="true" /> Double authentification
          </li>
          <li>
            <Smartphone size={18} aria-hidden="true" /> Appareils
          </li>
        </ul>
        <div className={styles.page}>{children}</div>
      </div>
    </section>
  );
}
