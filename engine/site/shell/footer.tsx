import { Link } from 'react-router-dom';
import { MAKER } from '#engine/ui/brand/branding.ts';
import styles from './shell.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>{MAKER}</p>
      <Link to="/donnees">Vos données</Link>
      <p className={styles.motto}>Ouvrir l’œil, ensemble.</p>
    </footer>
  );
}
