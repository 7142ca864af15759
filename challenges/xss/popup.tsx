import { AddressText } from '#engine/authoring';
import styles from './popup.module.css';

/** A drawing of the window that a script opens on everybody's screen; nothing runs. */
export function Popup({ words }: { readonly words: string }) {
  return (
    <div className={styles.popup}>
      <p className={styles.origin}>
        <AddressText text="intranet.brevelle.example" /> affiche :
      </p>
      <p className={styles.words}>{words}</p>
      <p className={styles.count}>à l’écran de 180 personnes</p>
    </div>
  );
}
