import { defineReveal, type RevealProps } from '#engine/authoring';
import type { OsintArtifacts, OsintReveal, Part, Trace } from './artifacts.ts';
import { Picture } from './picture.tsx';
import styles from './reveal.module.css';

/** The profile with the revealing details marked, the password put together from them, and a passphrase that no profile reveals. */
function MarkedProfile({ reveal, artifacts }: RevealProps<OsintReveal, OsintArtifacts>) {
  return (
    <>
      <h3>Le profil, relu crayon en main</h3>
      <ol className={styles.traces}>
        {reveal.traces.map((trace, index) => (
          <li key={trace.where} className={styles.trace} data-decoy={trace.part ? undefined : true}>
            <p className={styles.where}>
              <span className={styles.number}>{index + 1}</span> {trace.where}
            </p>
            <Photo trace={trace} artifacts={artifacts} />
            <p className={styles.quote}>
              {trace.before}
              <mark>{trace.marked}</mark>
              {trace.after}
            </p>
            <p className={styles.gives}>
              {trace.part ? <strong>{trace.part}</strong> : null} {trace.gives}
            </p>
          </li>
        ))}
      </ol>
      <h3>Le mot de passe, assemblé</h3>
      <Assembled parts={reveal.parts} />
      <p>
        Pour qui a lu le profil : un seul essai. Pour un programme nourri des prénoms et des dates de Solène : une courte liste.
      </p>
      <h3>Ce que le gestionnaire de mots de passe en aurait fait</h3>
      <p className={styles.passphrase}>{reveal.passphrase}</p>
      <p>
        Sept mots tirés au hasard parmi 7 776 : plus d’un milliard de milliards de milliards de possibilités, et aucune n’est dans
        une photo. Solène n’a pas à s’en souvenir, le gestionnaire le fait. (Celle-ci est affichée ici : elle n’est donc plus
        secrète.)
      </p>
      <h3>Et ensuite, à Brévelle</h3>
      <p>
        Solène a changé son mot de passe devant vous, puis activé la double authentification. Quatre jours après, Escale l’a
        prévenue de onze essais de connexion venus de 203.0.113.77, tous commençant par « Biscotte » : le compte est resté le
        sien, et avec lui la page de Brévelle, que suivent 3 218 personnes. Son commentaire a disparu ; les photos de Biscotte,
        non. Elles ne sont plus un secret, donc plus un danger.
      </p>
    </>
  );
}

/** The photo of a detail, if it has one, with a ring around what matters in it. */
function Photo({ trace, artifacts }: { readonly trace: Trace; readonly artifacts: OsintArtifacts }) {
  const photo = artifacts.posts.find(({ photo: one }) => one && one.kind === trace.photo)?.photo;
  if (!photo) return null;
  return (
    <div className={styles.photo} data-kind={photo.kind}>
      <Picture photo={photo} />
    </div>
  );
}

function Assembled({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <ol className={styles.parts}>
      {parts.map(({ text, from }) => (
        <li key={from}>
          <span className={styles.text}>{text}</span>
          <span className={styles.from}>{from}</span>
        </li>
      ))}
    </ol>
  );
}

export default defineReveal({ Reveal: MarkedProfile });
