import { Bug, Cookie, Megaphone, Send } from 'lucide-react';
import styles from './contagion.module.css';
import { alertText } from './reading.ts';

/** What the script would have done, acted out: nothing of it runs. */
export function Contagion({ content }: { readonly content: string }) {
  return (
    <section className={styles.stage} aria-label="Simulation">
      <div className={styles.popup}>
        <p className={styles.origin}>
          intranet.
          <wbr />
          brevelle.example affiche :
        </p>
        <p className={styles.words}>{alertText(content) ?? 'Votre script s’exécute ici.'}</p>
        <p className={styles.count}>à l’écran de 180 personnes</p>
      </div>
      <div className={styles.story}>
        <h3 className={styles.title}>
          <Bug size={20} aria-hidden="true" /> Le script s’est exécuté chez tout le monde
        </h3>
        <p>La balise ne se voit pas dans l’aperçu vulnérable : le navigateur l’a exécutée au lieu de l’afficher.</p>
        <p>Vous avez peut-être écrit une plaisanterie. Une personne malveillante, à votre place, aurait pu :</p>
        <ul className={styles.deeds}>
          <li>
            <Cookie size={18} aria-hidden="true" /> lire ce que la page affiche et, si le site le protège mal, le jeton de
            session ;
          </li>
          <li>
            <Megaphone size={18} aria-hidden="true" /> publier ou modifier au nom des autres, et se recopier de profil en profil ;
          </li>
          <li>
            <Send size={18} aria-hidden="true" /> envoyer le tout à une adresse à elle, par exemple 203.0.113.66.
          </li>
        </ul>
        <p className={styles.calm}>Simulation : ici, rien n’a été exécuté ni envoyé.</p>
      </div>
    </section>
  );
}
