import { ShieldAlert } from 'lucide-react';
import { useAttempt } from '#engine/authoring';
import styles from './leak-notice.module.css';

/** What the support wrote above the form: which password leaked, and from where. Gone once the account is open again. */
export function LeakNotice({ leaked }: { readonly leaked: string }) {
  const { solved } = useAttempt();
  if (solved) return null;
  return (
    <div className={styles.leak}>
      <ShieldAlert className={styles.mark} size={24} aria-hidden="true" />
      <div>
        <h2 className={styles.title}>Votre accès est suspendu</h2>
        <p>
          Votre mot de passe, <code className={styles.leaked}>{masked(leaked)}</code>, figure dans un fichier volé à une boutique
          en ligne et publié sur Internet. Des robots l’ont déjà essayé sur votre compte, cette nuit, depuis 203.0.113.47.
        </p>
        <p className={styles.signature}>Malik Benali, support informatique. Je n’ai pas besoin de connaître le nouveau !</p>
      </div>
    </div>
  );
}

/** Enough for its owner to know which it is, and no model of a support that writes passwords out. */
function masked(password: string): string {
  return `${password.slice(0, 4)}…${password.slice(-3)}`;
}
