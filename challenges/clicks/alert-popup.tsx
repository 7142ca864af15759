import { ShieldX, TriangleAlert, X } from 'lucide-react';
import type { Ref } from 'react';
import styles from './alert-popup.module.css';
import type { Bait } from './artifacts.ts';

interface AlertPopupProps {
  readonly ref: Ref<HTMLElement>;
  readonly pending: boolean;
  readonly onTake: (bait: Bait) => void;
}

const PHONE = '01 99 00 04 27';

/**
 * A pop-up that imitates a system alert: each of its buttons is a `Bait`, its close button too. It does not trap the focus: the page
 * around it can be reached.
 */
export function AlertPopup({ ref, pending, onTake }: AlertPopupProps) {
  const bait = (name: Bait) => ({ type: 'button', 'aria-disabled': pending || undefined, onClick: () => onTake(name) }) as const;
  return (
    <section ref={ref} className={styles.popup} aria-labelledby="popup-title" tabIndex={-1}>
      <div className={styles.bar}>
        <ShieldX size={18} aria-hidden="true" />
        <span>Centre de sécurité</span>
        <button {...bait('cross')} className={styles.cross} aria-label="Croix de la fenêtre d’alerte">
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.body}>
        <h2 id="popup-title" className={styles.title}>
          <TriangleAlert size={30} aria-hidden="true" />
          Votre ordinateur est infecté !
        </h2>
        <p className={styles.threats}>
          <strong>5 menaces détectées.</strong> Vos mots de passe et vos photos seront effacés dans 4 minutes.
        </p>
        <ol className={styles.steps}>
          <li>Cliquez pour copier la commande de réparation.</li>
          <li>Ouvrez la fenêtre « Exécuter » de votre ordinateur.</li>
          <li>Collez, puis appuyez sur Entrée.</li>
        </ol>
        <p className={styles.call}>
          N’éteignez pas votre ordinateur. Assistance agréée, jour et nuit :{' '}
          <button {...bait('call')} className={styles.phone}>
            {PHONE}
          </button>
        </p>
        <button {...bait('repair')} className={styles.repair}>
          Cliquer pour réparer
        </button>
        <p className={styles.code}>Réf. ERR-0x5F3A-7C · Licence 2026 vérifiée</p>
      </div>
    </section>
  );
}
