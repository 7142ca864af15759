import { ShieldAlert } from 'lucide-react';
import { FoldedOnPhone, useAttempt } from '#engine/authoring';
import styles from './leak-notice.module.css';

/**
 * The support's notice above the form: the data in the stolen file, and who tried them. The portal shows no current password; this one is
 * blocked and public. The notice disappears once the account is open again.
 */
export function LeakNotice({ leaked }: { readonly leaked: string }) {
  const { solved } = useAttempt();
  if (solved) return null;
  const password = <code className={styles.leaked}>{masked(leaked)}</code>;
  return (
    <FoldedOnPhone
      icon={<ShieldAlert className={styles.mark} size={24} />}
      title="Votre accès est suspendu"
      preview={<>Un mot de passe volé&nbsp;: {password}</>}
      inLowWindow
    >
      <div className={styles.leak}>
        <ShieldAlert className={styles.mark} size={24} aria-hidden="true" />
        <div>
          <h2 className={styles.title}>Votre accès est suspendu</h2>
          <p>
            Dans un fichier volé à une boutique en ligne et publié sur Internet, votre adresse est suivie d’un mot de passe,{' '}
            {password}. Cette nuit, depuis 203.0.113.47, des robots l’ont essayé ici, et c’était le bon. La double
            authentification les a arrêtés.
          </p>
          <p className={styles.signature}>
            Malik Benali, support informatique. Personne n’a besoin de connaître votre mot de passe, moi compris.
          </p>
        </div>
      </div>
    </FoldedOnPhone>
  );
}

/** The password, partly masked: its owner recognises it, and the support does not set the example of writing passwords out. */
function masked(password: string): string {
  return `${password.slice(0, 4)}…${password.slice(-3)}`;
}
