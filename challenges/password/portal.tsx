import { Anchor, Bell, LockKeyhole, ShieldCheck, Smartphone, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { SiteHeader, WindowFrame } from '#engine/authoring';
import styles from './portal.module.css';

/**
 * The intranet « La Passerelle » around its security page. Its menu is decoration: the account is blocked until the password is changed.
 */
export function Portal({ children }: { readonly children: ReactNode }) {
  return (
    <WindowFrame aria-label="La Passerelle, page de sécurité du compte">
      <SiteHeader icon={<Anchor size={20} aria-hidden="true" />} name="La Passerelle">
        <div className={styles.account}>
          <span className={styles.place}>intranet.brevelle.example</span>
          <Bell size={18} aria-hidden="true" />
          <span className={styles.avatar} aria-hidden="true">
            <UserRound size={18} />
          </span>
        </div>
      </SiteHeader>
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
    </WindowFrame>
  );
}
