import { Bug, Cookie, DoorOpen, Megaphone, Send } from 'lucide-react';
import styles from './contagion.module.css';
import { Popup } from './popup.tsx';
import { alertText, type Fate, fateOf } from './reading.ts';

/** Explanations of script tags that run nothing: why, and what an attacker would have written instead. */
const UNHEARD: Readonly<Record<Exclude<Fate, 'ran'>, { readonly why: string; readonly instead: string; readonly next: string }>> =
  {
    unclosed: {
      why: 'Mais rien ne s’est exécuté : un navigateur attend la balise de fermeture avant de lancer un script. En l’attendant, il prend la suite de la page pour du code, et les messages plus anciens disparaissent du fil.',
      instead: 'Une personne malveillante aurait simplement fini la phrase :',
      next: '<script> …son code… </script>',
    },
    empty: {
      why: 'Mais rien ne s’est exécuté : entre l’ouverture et la fermeture, il n’y a pas de code.',
      instead: 'Une personne malveillante aurait rempli l’intervalle :',
      next: '<script> …son code… </script>',
    },
    fetched: {
      why: 'Ici, l’aperçu est enfermé. Ailleurs, le navigateur de chaque personne serait allé chercher le fichier indiqué, puis l’aurait exécuté.',
      instead: 'Une personne malveillante préfère cette forme : elle change son code quand elle veut, sans republier.',
      next: '<script src="…son serveur…"></script>',
    },
    inert: {
      why: 'Mais rien ne s’est exécuté : telle que vous l’avez placée, un navigateur la lit comme un morceau d’autre chose (une autre balise, un commentaire, un texte entre guillemets).',
      instead: 'Une personne malveillante l’aurait sortie de là :',
      next: '<script> …son code… </script>',
    },
  };

/** The effect of a message with an opening script tag, acted out: nothing of the message really runs. */
export function Contagion({ content }: { readonly content: string }) {
  const fate = fateOf(content);
  if (fate !== 'ran') return <Unheard fate={fate} />;
  return (
    <section className={styles.stage} data-popup aria-label="Simulation">
      <Popup words={alertText(content) ?? 'Votre script s’exécute ici.'} />
      <div className={styles.story}>
        <h3 className={styles.title}>
          <Bug size={20} aria-hidden="true" /> Le script s’est exécuté chez tout le monde
        </h3>
        <p>La balise ne se voit pas dans l’aperçu vulnérable : le navigateur l’a exécutée au lieu de l’afficher.</p>
        <p>Vous avez peut-être écrit une plaisanterie. Une personne malveillante, à votre place, aurait pu :</p>
        <ul className={styles.deeds}>
          <li>
            <Cookie size={18} aria-hidden="true" /> lire ce que la page affiche et, si le site le protège mal, le jeton de
            session ;
          </li>
          <li>
            <Megaphone size={18} aria-hidden="true" /> publier ou modifier au nom des autres, et se recopier de profil en profil ;
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

function Unheard({ fate }: { readonly fate: keyof typeof UNHEARD }) {
  const { why, instead, next } = UNHEARD[fate];
  return (
    <section className={styles.stage} aria-label="Simulation">
      <div className={styles.story}>
        <h3 className={styles.title}>
          <DoorOpen size={20} aria-hidden="true" /> La balise est entrée dans la page
        </h3>
        <p>Le Quai ne l’a pas désarmée : la porte est ouverte, et c’est ce qu’il fallait montrer. {why}</p>
        <p>{instead}</p>
        <p>
          <code className={styles.next}>{next}</code>
        </p>
      </div>
    </section>
  );
}
