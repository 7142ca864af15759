import { defineScene, FoldedOnPhone, Phone, type SceneProps } from '#engine/authoring';
import { AppIcon } from './app-icon.tsx';
import type { PermissionsArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { PermissionSheet } from './permission-sheet.tsx';
import { StorePage } from './store-page.tsx';

// The specification fixes this sentence. Alone it would be false for a player who refused everything.
const WRONG = 'Certaines permissions sont inutiles pour cette application.';

/** A telephone with two screens: the application's page in the store, then its requests when it is first opened. */
function Installation({ artifacts }: SceneProps<PermissionsArtifacts>) {
  return (
    <div className={styles.scene}>
      <div className={styles.phones}>
        <FoldedOnPhone
          icon={<AppIcon size={36} />}
          title="La fiche de l’application"
          preview="Bordereau Net, numériseur de bons de livraison"
        >
          <Phone title="La fiche de l’application" time="21:42">
            <StorePage />
          </Phone>
        </FoldedOnPhone>
        <Phone title="Au premier lancement" time="21:43">
          <PermissionSheet requests={artifacts.requests} />
        </Phone>
      </div>
    </div>
  );
}

export default defineScene({
  Scene: Installation,
  messages: {
    correct: {
      tone: 'success',
      text: 'Réglages justes : l’application voit le papier, et rien de plus. Points gagnés : {points}.',
    },
    incomplete: { tone: 'warning', text: 'Décide pour chaque permission avant de valider.' },
    'all-denied': {
      tone: 'warning',
      text: `${WRONG} Vous les avez bien refusées, mais une autre lui est nécessaire : tout refusé, elle ne peut plus faire son travail.`,
    },
    'all-allowed': {
      tone: 'danger',
      text: `${WRONG} Tout autorisé, elle peut bien plus que ce que dit sa fiche : gardez ce qui sert à faire un PDF d’un papier.`,
    },
    incorrect: { tone: 'danger', text: `${WRONG} Réglages justes : {right} sur {of}.` },
  },
});
