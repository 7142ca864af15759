import { AlertBox } from './alert-box.tsx';
import { alertText } from './alert-text.ts';
import styles from './script-ran.module.css';

const READERS = ['Nadia', 'Yann', 'Gwenaëlle', 'Malik'];

/** The same script, at the same moment, in the browsers of those who read the feed. */
export function ScriptRan({ content }: { readonly content: string }) {
  return (
    <section className={styles.ran} aria-label="Chez les personnes qui lisent le fil">
      <h4 className={styles.title}>Au même moment, chez les personnes qui lisent le fil</h4>
      <ul className={styles.screens}>
        {READERS.map((reader) => (
          <li key={reader} className={styles.screen}>
            <p className={styles.tab}>Le Quai, session de {reader}</p>
            <AlertBox text={alertText(content)} />
          </li>
        ))}
      </ul>
      <p className={styles.lesson}>
        Vous n’avez ouvert qu’une fenêtre. À la place, le script aurait pu publier au nom de Nadia, lire ce qu’elle voit ou
        afficher une fausse connexion.
      </p>
    </section>
  );
}
