import { LockKeyholeOpen } from 'lucide-react';
import { AnswerForm } from '#engine/authoring';
import styles from './portal.module.css';

/** What debug, admin and root open together. */
export function MaintenancePanel({ flag }: { readonly flag: string }) {
  return (
    <section className={styles.panel} aria-labelledby="maintenance-title">
      <h2 id="maintenance-title">
        <LockKeyholeOpen size={22} aria-hidden="true" /> Panneau de maintenance
      </h2>
      <p role="status">Accès ouvert : l’adresse suffit. Clé de maintenance du portail :</p>
      <code className={styles.flag}>{flag}</code>
      <AnswerForm label="Flag" placeholder="CTF{…}" autoComplete="off" />
    </section>
  );
}
