import { LineBreak } from '#engine/authoring';
import styles from './person.module.css';

/** Somebody as a mail program offers them; the address, in brackets at the end, has its own line and breaks before its @ rather than at a hyphen. */
export function Person({ label }: { readonly label: string }) {
  const [, who, mailbox, domain] = /^(.+) \((.+)(@.+)\)$/.exec(label) ?? [];
  if (!who) return label;
  return (
    <>
      {who}{' '}
      <span className={styles.address}>
        <span>({mailbox}</span>
        <LineBreak />
        <span>{domain})</span>
      </span>
    </>
  );
}
