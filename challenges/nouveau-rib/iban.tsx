import styles from './iban.module.css';

/** An account's number in its groups, the last one in bold: it is what two people compare over a telephone. */
export function Iban({ number }: { readonly number: string }) {
  const cut = number.lastIndexOf(' ') + 1;
  return (
    <span className={styles.iban}>
      {number.slice(0, cut)}
      <strong className={styles.ending}>{number.slice(cut)}</strong>
    </span>
  );
}
