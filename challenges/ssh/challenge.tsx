import { AnswerForm, defineScene, type SceneProps, Terminal } from '#engine/authoring';
import type { SshArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { completeLine } from './completion.ts';
import { useTerminal } from './use-terminal.ts';

const KEYS = ['help', 'ls', 'pwd', 'cd ..', 'clear', 'cd ', 'cat '] as const;

/** A remote session on a forgotten server. The flag has a field of its own, outside of the terminal. */
function RemoteSession({ artifacts: { home } }: SceneProps<SshArtifacts>) {
  const [{ lines, path }, run] = useTerminal();
  return (
    <div className={styles.scene}>
      <Terminal
        host="invite@quai-archives"
        path={path}
        lines={lines}
        onRun={(line) => run({ home, line })}
        keys={KEYS}
        complete={(line) => completeLine(home, path, line)}
      />
      <AnswerForm label="Flag" placeholder="CTF{…}" />
    </div>
  );
}

export default defineScene({
  inDebrief: false,
  Scene: RemoteSession,
  messages: {
    correct: { tone: 'success', text: 'Flag correct : le serveur a livré son secret. Points gagnés : {points}.' },
    empty: { tone: 'warning', text: 'Veuillez entrer un flag.' },
    incorrect: {
      tone: 'danger',
      text: 'Flag incorrect. Explorez les dossiers avec "cd" et "ls" pour trouver flag.txt !',
      fixed: true,
    },
    almost: {
      tone: 'danger',
      text: 'Flag incorrect. Explorez les dossiers avec "cd" et "ls" pour trouver flag.txt ! Vous y êtes presque, c’est le bon fichier : recopiez le flag seul et en entier, de « CTF{ » à « } », sans changer majuscules, minuscules ni accents.',
      fixed: true,
    },
  },
});
