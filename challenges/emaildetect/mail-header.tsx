import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { AddressText, Avatar, VisuallyHidden } from '#engine/authoring';
import type { Mail } from './artifacts.ts';
import styles from './mail-header.module.css';

/** Subject and sender. As in most mail programs the name is shown, and the address only in the details. */
export function MailHeader({ mail: { subject, from, to, replyTo, date, time } }: { readonly mail: Mail }) {
  const [detailed, setDetailed] = useState(false);
  const details = useId();
  return (
    <header className={styles.header}>
      <h3 className={styles.subject} data-spelt="Objet" data-spelt-whole="">
        {subject}
      </h3>
      <div className={styles.sender}>
        <Avatar name={from.name} />
        <p className={styles.names}>
          <strong>{from.name}</strong>
          <span className={styles.to}>À {to.name}</span>
        </p>
        <span className={styles.time}>{time}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={detailed}
          aria-controls={details}
          onClick={() => setDetailed(!detailed)}
        >
          Détails <VisuallyHidden>de l’expéditeur</VisuallyHidden>
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      </div>
      <dl id={details} className={styles.details} hidden={!detailed}>
        <Detail name="De" value={from.name} address={from.address} />
        {replyTo && <Detail name="Répondre à" value={replyTo} />}
        <Detail name="À" value={to.name} address={to.address} />
        <Detail name="Date" value={date} />
      </dl>
    </header>
  );
}

function Detail({ name, value, address }: { readonly name: string; readonly value: string; readonly address?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {address && (
          <span className={styles.address}>
            <AddressText text={`<${address}>`} />
          </span>
        )}
      </dd>
    </div>
  );
}
