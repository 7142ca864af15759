import styles from './shell.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>Vigie est une création du club cyber.</p>
      <p className={styles.motto}>Ouvrir l’œil, ensemble.</p>
    </footer>
  );
}
