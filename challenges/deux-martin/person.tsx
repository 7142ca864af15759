import { LineBreak } from '#engine/authoring';
import styles from './person.module.css';

/** A person as a mail program shows them. The address in brackets has its own line, which breaks before the @ and not at a hyphen. */
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
