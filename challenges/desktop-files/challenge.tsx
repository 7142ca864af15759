import { AnswerForm, defineScene, type SceneProps } from '#engine/authoring';
import type { DesktopFilesArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { Desktop } from './desktop.tsx';

/** A shared workstation, left unlocked. The field for the flag is beside it, so that the player can fill it in while a window is open. */
function SharedWorkstation({ artifacts }: SceneProps<DesktopFilesArtifacts>) {
  return (
    <div className={styles.scene}>
      <Desktop files={artifacts.files} />
      <AnswerForm label="Flag" placeholder="CTF{…}" />
    </div>
  );
}

export default defineScene({
  Scene: SharedWorkstation,
  messages: {
    correct: {
      tone: 'success',
      deed: { about: 'Le code de Yann', did: 'caché en deux morceaux, recomposé en quelques minutes.', outcome: 'accepted' },
      text: '🎉 Flag correct ! Bien joué !',
      fixed: true,
    },
    empty: { tone: 'warning', text: '⚠️ Veuillez entrer un flag.' },
    incorrect: {
      tone: 'danger',
      did: 'Un flag sans les morceaux de Yann.',
      text: '❌ Flag incorrect. Continuez à chercher !',
      fixed: true,
    },
    pieces: {
      tone: 'danger',
      did: 'Les deux morceaux, mal assemblés.',
      text: '❌ Flag incorrect. Continuez à chercher ! Les deux morceaux sont là. Avant de les assembler comme le dit id.txt, relisez dans Notes.txt comment chacun est écrit.',
      fixed: true,
    },
    'one-piece': {
      tone: 'danger',
      did: 'Un seul des deux morceaux.',
      text: '❌ Flag incorrect. Continuez à chercher ! Un des deux morceaux y est : Notes.txt dit où Yann a rangé l’autre.',
    },
    almost: {
      tone: 'danger',
      did: 'Les bons morceaux, sans la forme du flag.',
      text: '❌ Flag incorrect. Continuez à chercher ! Les deux morceaux sont bons, il ne manque que la forme que donne id.txt : le code seul, « CTF{ » au début, « } » à la fin, sans changer majuscules, minuscules ni accents.',
      fixed: true,
    },
  },
});
