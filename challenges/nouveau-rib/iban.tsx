import styles from './iban.module.css';

/**
 * An IBAN in groups. The groups that two people compare on the telephone are in bold: those of the account, in the middle, because the
 * first groups are the bank's and the last digits a key.
 */
export function Iban({ number, name }: { readonly number: string; readonly name: string }) {
  const groups = number.split(' ');
  return (
    <span className={styles.iban} data-spelt={name}>
      {groups.slice(0, 4).join(' ')} <strong className={styles.account}>{groups.slice(4, 6).join('\u00a0')}</strong>{' '}
      {groups.slice(6).join(' ')}
    </span>
  );
}
