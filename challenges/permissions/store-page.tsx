import { ArrowLeft, Check, FileText, ScanLine, Send, Star } from 'lucide-react';
import { AppIcon } from './app-icon.tsx';
import styles from './store-page.module.css';

const STEPS = [
  { Icon: ScanLine, text: 'Une photo' },
  { Icon: FileText, text: 'Un PDF net' },
  { Icon: Send, text: 'C’est envoyé' },
] as const;

/** The application's page in the store, which tells above all what the application is for. */
export function StorePage() {
  return (
    <div className={styles.store}>
      <p className={styles.bar}>
        <ArrowLeft size={18} aria-hidden="true" /> Magasin d’applications
      </p>
      <div className={styles.head}>
        <AppIcon size={64} />
        <div>
          <h3 className={styles.name}>Bordereau Net</h3>
          <p className={styles.soft}>Numériseur de bons de livraison</p>
          <p className={styles.soft}>Atelier du Môle · gratuit</p>
        </div>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>Note</dt>
          <dd>
            4,3 <Star size={14} aria-hidden="true" />
          </dd>
        </div>
        <div>
          <dt>Installations</dt>
          <dd>10 000 +</dd>
        </div>
        <div>
          <dt>Taille</dt>
          <dd>18 Mo</dd>
        </div>
      </dl>
      <p className={styles.installed}>
        <Check size={18} aria-hidden="true" /> Installée
      </p>
      <ol className={styles.steps}>
        {STEPS.map(({ Icon, text }) => (
          <li key={text}>
            <Icon size={26} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ol>
      <h4 className={styles.about}>À propos de l’application</h4>
      <p>Transforme un bon de livraison en papier en PDF net et bien cadré, à envoyer depuis votre messagerie.</p>
      <p>Fonctionne sans connexion. Aucun compte à créer.</p>
      <h4 className={styles.about}>Avis</h4>
      <figure className={styles.review}>
        <blockquote>Pratique sur le quai, même sous la pluie. Mais pourquoi veut-elle mon carnet d’adresses ?</blockquote>
        <figcaption>Armelle, transporteuse, 3 étoiles sur 5</figcaption>
      </figure>
    </div>
  );
}
