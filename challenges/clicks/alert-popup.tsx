import { ShieldX, TriangleAlert, X } from 'lucide-react';
import type { Ref } from 'react';
import type { Message } from '#engine/authoring';
import styles from './alert-popup.module.css';
import type { Choice } from './artifacts.ts';

interface AlertPopupProps {
  readonly ref: Ref<HTMLElement>;
  readonly pending: boolean;
  readonly onChoose: (choice: Choice) => void;
  /** What the browser holds back, and why. */
  readonly onSay: (message: Message) => void;
}

const PHONE = '02 61 91 04 27';

/** The pop-up, which imitates an alert of the system. It catches nobody: the page around it can be reached. */
export function AlertPopup({ ref, pending, onChoose, onSay }: AlertPopupProps) {
  return (
    <section ref={ref} className={styles.popup} aria-labelledby="popup-title" tabIndex={-1}>
      <div className={styles.bar}>
        <ShieldX size={18} aria-hidden="true" />
        <span>Centre de sécurité</span>
        <button
          type="button"
          className={styles.cross}
          aria-label="Croix de la fenêtre d’alerte"
          onClick={() =>
            onSay({
              tone: 'warning',
              text: 'Cette croix est un dessin : elle appartient à l’alerte et mène là où elle veut. Le navigateur n’a rien ouvert. On ferme par le navigateur, pas par la fenêtre qui fait peur.',
            })
          }
        >
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
          N’éteignez pas votre ordinateur. Assistance agréée, 24 h/24 :{' '}
          <button
            type="button"
            className={styles.phone}
            onClick={() =>
              onSay({
                tone: 'warning',
                text: 'Au bout de ce fil, une personne très aimable vous ferait installer une prise en main à distance, puis payer le « nettoyage ». L’appel n’a pas été lancé.',
              })
            }
          >
            {PHONE}
          </button>
        </p>
        <div className={styles.choices}>
          <button type="button" className={styles.repair} aria-disabled={pending || undefined} onClick={() => onChoose('repair')}>
            Cliquer pour réparer
          </button>
          <button type="button" className={styles.close} aria-disabled={pending || undefined} onClick={() => onChoose('close')}>
            Fermer et analyser
          </button>
        </div>
        <p className={styles.code}>Réf. ERR-0x5F3A-7C · Licence 2026 vérifiée</p>
      </div>
    </section>
  );
}
