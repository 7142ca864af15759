import { Camera, ContactRound, MapPin, MessageSquareText } from 'lucide-react';
import { useId } from 'react';
import { VisuallyHidden } from '#engine/authoring';
import type { PermissionRequest } from './artifacts.ts';
import styles from './permission-choice.module.css';

export const ACCESSES = {
  camera: { Icon: Camera, name: 'Appareil photo', object: 'l’appareil photo' },
  location: { Icon: MapPin, name: 'Position', object: 'la position' },
  contacts: { Icon: ContactRound, name: 'Contacts', object: 'les contacts' },
  sms: { Icon: MessageSquareText, name: 'SMS', object: 'les SMS' },
} as const;
const CHOICES = [
  { value: 'allow', word: 'Autoriser' },
  { value: 'deny', word: 'Refuser' },
] as const;

interface PermissionChoiceProps {
  readonly request: PermissionRequest;
  readonly chosen: string | undefined;
  readonly onChoose: (choice: string) => void;
}

/** One request: the access, the publisher's reason, the choice; after the choice also what the access opens. */
export function PermissionChoice({ request: { id, asks, reason, opens }, chosen, onChoose }: PermissionChoiceProps) {
  const { Icon, name, object } = ACCESSES[id];
  const details = useId();
  return (
    <fieldset className={styles.request} aria-describedby={details}>
      <legend className={styles.name}>
        <span className={styles.mark}>
          <Icon size={20} aria-hidden="true" />
        </span>
        {name}
      </legend>
      <div id={details} className={styles.details}>
        <p className={styles.asks}>{asks}</p>
        <p className={styles.reason}>« {reason} »</p>
      </div>
      <div className={styles.choices}>
        {CHOICES.map(({ value, word }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={id} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
            <span>
              {word}
              <VisuallyHidden> {object}</VisuallyHidden>
            </span>
          </label>
        ))}
      </div>
      <p className={styles.opens}>
        <strong>Ce que cela ouvre :</strong> {opens}
      </p>
    </fieldset>
  );
}
