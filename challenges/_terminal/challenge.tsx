import { HardDriveDownload } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import {
  AppWindow,
  Button,
  defineScene,
  FailurePrice,
  GestureChoice,
  type SceneProps,
  Terminal,
  type TerminalLine,
  useAttempt,
  useChoices,
  VerdictRegion,
  VisuallyHidden,
} from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { GESTURES, idAt, type MyChallengeArtifacts, type MyChallengeOutput, WORDS } from './artifacts.ts';
import styles from './challenge.module.css';

/** The terminal's first line. */
const WELCOME: TerminalLine = {
  id: 0,
  type: 'success',
  content: frenchSpaces('Dossier « tablettes ». Tapez « aide » pour les commandes.'),
};

/** A terminal for examining the files, and the question what to do with each. */
function Workbench({ artifacts: { files }, challenge, failures }: SceneProps<MyChallengeArtifacts>) {
  const { attempt, pending, solved } = useAttempt<MyChallengeOutput>();
  const [lines, setLines] = useState<readonly TerminalLine[]>([WELCOME]);
  const [chosen, setChosen] = useChoices(GESTURES);

  const run = async (command: string) => {
    const reply = await attempt({ command });
    // Not sent: the frame says so, and no line tells of a command that printed nothing.
    if (!reply) return;
    const { text = '', failed = false } = reply.output ?? {};
    setLines((before) => [
      ...before,
      { id: before.length, type: 'command', content: command },
      { id: before.length + 1, type: failed ? 'error' : 'output', content: text },
    ]);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!pending) await attempt(chosen);
  };

  return (
    <div className={styles.scene}>
      <Terminal host="malik@atelier" path="~/tablettes" lines={lines} onRun={run} keys={['aide', 'ls', 'cat ', 'sha256sum ']} />
      <form onSubmit={submit}>
        <AppWindow
          icon={<HardDriveDownload size={18} aria-hidden="true" />}
          title="À installer"
          note={`${files.length} fichiers`}
        >
          <ul className={styles.files}>
            {files.map((name, place) => (
              <li key={name}>
                <GestureChoice
                  legend={name}
                  options={GESTURES.map((value) => ({
                    value,
                    label: (
                      <>
                        {WORDS[value]} <VisuallyHidden>({name})</VisuallyHidden>
                      </>
                    ),
                  }))}
                  value={chosen[idAt(place)]}
                  disabled={solved}
                  onChoose={(gesture) => setChosen({ ...chosen, [idAt(place)]: gesture })}
                />
              </li>
            ))}
          </ul>
          <div className={styles.end}>
            <VerdictRegion />
            <FailurePrice challenge={challenge} failures={failures} />
            {!solved && (
              <Button type="submit" pending={pending}>
                Valider la liste
              </Button>
            )}
          </div>
        </AppWindow>
      </form>
    </div>
  );
}

export default defineScene({
  // A debrief does not show this scene: without commands it is an empty terminal.
  inDebrief: false,
  Scene: Workbench,
  // A message for each verdict of challenge.server.ts; null where the terminal itself shows the output. `{right}` and `{of}` come with the
  // verdict.
  messages: {
    correct: { tone: 'success', text: 'Les tablettes reçoivent ce que les éditeurs ont écrit. Points gagnés : {points}.' },
    printed: null,
    incomplete: { tone: 'warning', text: 'Il reste un fichier : décidez de tous. Cela ne coûte rien.' },
    'too-trusting': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Un fichier modifié serait installé : avez-vous comparé jusqu’au dernier caractère ?',
    },
    'too-wary': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Un fichier intact est écarté : lequel a exactement l’empreinte de son éditeur ?',
    },
  },
});
