import styles from './alert-box.module.css';

/** The dialog box that a browser shows for `alert()`, drawn. */
export function AlertBox({ text }: { readonly text: string }) {
  return (
    <div className={styles.box}>
      <p className={styles.site}>lequai.brevelle.example indique</p>
      <p className={styles.text}>{text}</p>
      <p className={styles.ok}>OK</p>
    </div>
  );
}
