import { KeyRound } from 'lucide-react';
import { Button } from '#engine/authoring';
import { PROPOSED_LENGTH } from './generator.ts';
import styles from './manager-offer.module.css';

interface ManagerOfferProps {
  /** Whether the manager's proposal is in the field. */
  readonly filled: boolean;
  readonly onPropose: () => void;
}

/** The browser's password manager beside the form: it draws a password, fills it in, and stores it. */
export function ManagerOffer({ filled, onPropose }: ManagerOfferProps) {
  return (
    <section className={styles.offer} aria-label="Gestionnaire de mots de passe">
      <Button variant="secondary" onClick={onPropose}>
        <KeyRound size={18} aria-hidden="true" />
        Proposer un mot de passe
      </Button>
      <p role="status" className={styles.told}>
        {filled
          ? `Champ rempli : ${PROPOSED_LENGTH} caractères tirés au hasard, retenus pour ce seul site.`
          : 'Gestionnaire : un mot de passe pour ce site ?'}
      </p>
    </section>
  );
}
