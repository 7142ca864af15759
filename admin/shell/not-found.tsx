import { Link } from 'react-router-dom';
import { ConsoleShell } from './console-shell.tsx';
import styles from './not-found.module.css';

/** Page for an unknown address under /admin, equal to that of the players' site (specification, section 2). */
export function NotFound() {
  return (
    <ConsoleShell title="404 — Page non trouvée">
      <div className={styles.page} lang="fr">
        <h1>404 — Page non trouvée</h1>
        <p>La page demandée n'existe pas ou a été déplacée.</p>
        <Link to="/">Retour à l'accueil</Link>
      </div>
    </ConsoleShell>
  );
}
