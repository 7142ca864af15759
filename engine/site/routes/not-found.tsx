import { Link } from 'react-router-dom';
import { Seascape } from '#engine/ui/brand/seascape.tsx';
import { buttonClass } from '#engine/ui/controls/button.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import styles from './not-found.module.css';

export function NotFound() {
  usePageTitle('Page non trouvée');
  return (
    <section className={styles.page}>
      <Seascape />
      <div className={styles.text}>
        <h1>404 — Page non trouvée</h1>
        <p>La page demandée n'existe pas ou a été déplacée.</p>
        <p>
          <Link className={buttonClass()} to="/">
            Retour à l'accueil
          </Link>
        </p>
      </div>
    </section>
  );
}
