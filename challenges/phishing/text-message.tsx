import { MessageSquare } from 'lucide-react';
import { AddressText } from '#engine/authoring';
import { SignMark } from './loupe.tsx';
import { HOST } from './signs.ts';
import styles from './text-message.module.css';

/** The SMS with the link, as a telephone shows it. */
export function TextMessage() {
  return (
    <section className={styles.message} aria-label="SMS reçu">
      <p className={styles.head}>
        <MessageSquare size={16} aria-hidden="true" />
        <strong>Passerelle</strong>
        <span className={styles.when}>17 h 44</span>
      </p>
      <p className={styles.bubble}>
        BREVELLE : votre mot de passe expire CE SOIR. Sans confirmation, votre accès sera bloqué. Confirmez ici :{' '}
        <span className={styles.link}>
          <AddressText text={`https://${HOST}/`} />
        </span>
      </p>
      <SignMark id="sender" />
    </section>
  );
}
