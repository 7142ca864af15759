import { Link } from 'react-router-dom';
import { ConsoleShell } from './console-shell.tsx';
import styles from './not-found.module.css';

/** An address under /admin that leads nowhere: the same page as everywhere else (specification, section 2). */
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
