import { LockKeyhole } from 'lucide-react';
import { defineReveal, type RevealProps } from '#engine/authoring';
import type { DesktopFilesArtifacts, DesktopFilesReveal } from './artifacts.ts';
import { FileMark } from './file-mark.tsx';
import styles from './reveal.module.css';
import { Wallpaper } from './wallpaper.tsx';

/** The path from file to file, the two halves of the flag letter by letter, and a locked screen, which shows nothing. */
function PathTaken({ reveal }: RevealProps<DesktopFilesReveal, DesktopFilesArtifacts>) {
  return (
    <>
      <h3>Le chemin, de fichier en fichier</h3>
      <ol className={styles.path}>
        {reveal.path.map(({ icon, name, told }) => (
          <li key={name} className={styles.step}>
            <FileMark icon={icon} />
            <div>
              <p className={styles.name}>{name}</p>
              <p>{told}</p>
            </div>
          </li>
        ))}
      </ol>
      <Halves reveal={reveal} />
      <h3>Ce qu’une session verrouillée aurait montré</h3>
      <div className={styles.screen}>
        <Wallpaper />
        <div className={styles.lock}>
          <LockKeyhole size={32} aria-hidden="true" />
          <p className={styles.name}>PC-QUAI-2 est verrouillé</p>
          <p>equipe-nuit</p>
          <p className={styles.field}>Badge ou mot de passe</p>
        </div>
      </div>
      <p>Aucune icône, aucun nom de fichier, aucun chemin à suivre. Windows + L, une seconde.</p>
      <h3>Et ensuite, à Brévelle</h3>
      <p>
        Le code de la console a changé le jour même. Yann a ressorti sa question de mars, et Malik y a répondu : le badge ouvre
        désormais en deux secondes la session de chaque personne, le compte commun equipe-nuit est fermé, le poste se verrouille
        seul après cinq minutes, et le code est dans le coffre de l’équipe. Trois semaines plus tard, à 5 h 20, un transporteur
        qui cherchait les toilettes a traversé le bureau vide. L’écran lui a montré un phare.
      </p>
    </>
  );
}

function Halves({ reveal: { groups, start, turned, end, flag } }: { readonly reveal: DesktopFilesReveal }) {
  return (
    <>
      <h3>Deux moitiés, deux gestes</h3>
      <p>Le début était en Base64 : chaque groupe de quatre signes se relit en trois lettres, sans clé.</p>
      <ol className={styles.groups}>
        {groups.map(({ signs, letters, from }) => (
          <li key={from}>
            <span>{signs}</span>
            <strong>{letters}</strong>
          </li>
        ))}
      </ol>
      <p>La fin était à l’envers : la relire, c’est partir de la droite.</p>
      <p className={styles.turned}>
        {turned} <span aria-hidden="true">⇄</span> <strong>{end}</strong>
      </p>
      <p className={styles.flag}>
        {flag.slice(0, 'CTF{'.length)}
        <mark>{start}</mark>_<mark>{end}</mark>
        {'}'}
      </p>
    </>
  );
}

export default defineReveal({ Reveal: PathTaken });
