import styles from './iban.module.css';

/**
 * An account's number in its groups. Those that two people compare over a telephone are in bold: the account's own, in the middle, since
 * the first groups name a bank and the last digits are a key.
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
