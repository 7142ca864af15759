import { LockKeyholeOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { AnswerForm } from '#engine/authoring';
import styles from './portal.module.css';

/** The panel that opens if debug, admin and root are all set. */
export function MaintenancePanel({ flag, children }: { readonly flag: string; readonly children: ReactNode }) {
  return (
    <section className={styles.panel} aria-labelledby="maintenance-title">
      <h2 id="maintenance-title">
        <LockKeyholeOpen size={22} aria-hidden="true" /> Panneau de maintenance
      </h2>
      <p role="status">Accès ouvert : l’adresse suffit. Clé de maintenance du portail :</p>
      <code className={styles.flag}>{flag}</code>
      <AnswerForm label="Flag" placeholder="CTF{…}" autoComplete="off">
        {children}
      </AnswerForm>
    </section>
  );
}
