import { ExternalLink } from 'lucide-react';
import { AddressText, Avatar, Button, WindowFrame } from '#engine/authoring';
import styles from './invitation.module.css';

/** Solène's message. The countdown starts only when its link is opened. */
export function Invitation({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <WindowFrame aria-label="Messagerie instantanée">
      <div className={styles.message}>
        <Avatar name="Solène Autret" />
        <div className={styles.words}>
          <p>
            <strong>Solène Autret</strong> <span className={styles.when}>12 h 29</span>
          </p>
          <p className={styles.bubble}>
            Un week-end à la voile à gagner, un clic suffit ! Je tente ma chance, à toi :
            <br />
            <span className={styles.address}>
              <AddressText text="grand-jeu-voile.example/brevelle" />
            </span>
          </p>
          <Button variant="secondary" onClick={onOpen}>
            <ExternalLink size={18} aria-hidden="true" />
            Ouvrir le lien de Solène
          </Button>
        </div>
      </div>
    </WindowFrame>
  );
}
