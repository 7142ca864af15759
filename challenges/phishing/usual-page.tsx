import { Anchor } from 'lucide-react';
import styles from './usual-page.module.css';

/** A small picture of the real login page, for comparison. Nothing in it can be used. */
export function UsualPage() {
  return (
    <figure className={styles.usual}>
      <figcaption className={styles.caption}>
        La page de tous les matins, enregistrée sous <strong>intranet.brevelle.example</strong>
      </figcaption>
      <div className={styles.page}>
        <p className={styles.brand}>
          <Anchor size={16} aria-hidden="true" /> La Passerelle
        </p>
        <p className={styles.motto}>« La marée n’attend pas, nous non plus. »</p>
        <p className={styles.action}>Continuer avec ma session Brévelle</p>
        <p className={styles.help}>Besoin d’aide ? Malik Benali, support, poste 4210</p>
      </div>
    </figure>
  );
}
