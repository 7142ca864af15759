import { ClipboardList, FolderOpen } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import {
  AppWindow,
  Button,
  defineScene,
  FailurePrice,
  GestureChoice,
  type SceneProps,
  useAttempt,
  useChoices,
  VerdictRegion,
  VisuallyHidden,
} from '#engine/authoring';
import { MARKS, type MyChallengeArtifacts, RIGHTS, WORDS } from './artifacts.ts';
import styles from './challenge.module.css';

/** The list to review, under the sheet with which it is compared. */
function AccessReview({ artifacts: { accesses, sheet }, challenge, failures }: SceneProps<MyChallengeArtifacts>) {
  const { attempt, pending, solved } = useAttempt();
  const [marks, setMarks] = useChoices(MARKS);
  const lines = useRef<HTMLUListElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const reply = await attempt(marks);
    if (reply?.verdict !== 'incomplete') return;
    const undecided = accesses.findIndex(({ id }) => !marks[id]);
    lines.current?.children[undecided]?.querySelector('input')?.focus();
  };

  return (
    <form className={styles.scene} onSubmit={submit}>
      <AppWindow icon={<ClipboardList size={18} aria-hidden="true" />} title="Fiche du projet" note="à jour au 22 juin">
        <ul className={styles.list}>
          {sheet.map(({ who, needs, task }) => (
            <li key={who}>
              <strong>{who}</strong>, {task}&nbsp;: {RIGHTS[needs]}.
            </li>
          ))}
        </ul>
      </AppWindow>
      <AppWindow icon={<FolderOpen size={18} aria-hidden="true" />} title="Partage du dossier" note={`${accesses.length} accès`}>
        <ul ref={lines} className={styles.list}>
          {accesses.map(({ id, who, note, has }) => (
            <li key={id}>
              <GestureChoice
                legend={
                  <>
                    {who} <span className={styles.note}>({note})</span>&nbsp;: {RIGHTS[has]}
                  </>
                }
                options={MARKS.map((value) => ({
                  value,
                  label: (
                    <>
                      {WORDS[value]} <VisuallyHidden>({who})</VisuallyHidden>
                    </>
                  ),
                }))}
                value={marks[id]}
                disabled={solved}
                onChoose={(mark) => setMarks({ ...marks, [id]: mark })}
              />
            </li>
          ))}
        </ul>
        <div className={styles.end}>
          <VerdictRegion />
          <FailurePrice challenge={challenge} failures={failures} />
          {!solved && (
            <Button type="submit" pending={pending}>
              Valider la relecture
            </Button>
          )}
        </div>
      </AppWindow>
    </form>
  );
}

export default defineScene({
  Scene: AccessReview,
  // A message for each verdict of challenge.server.ts; `{points}` is the points won, `{right}` and `{of}` come with the verdict.
  messages: {
    correct: {
      tone: 'success',
      text: 'Le dossier est ouvert à qui en a besoin, et à personne d’autre. Points gagnés : {points}.',
    },
    incomplete: { tone: 'warning', text: 'Il reste une ligne à relire : décidez de toutes. Cela ne coûte rien.' },
    'too-trusting': {
      tone: 'danger',
      text: 'Lignes justes : {right} sur {of}. Il reste un accès de trop : cherchez chaque nom dans la fiche, avec ce qu’il lui faut.',
    },
    'too-wary': {
      tone: 'danger',
      text: 'Lignes justes : {right} sur {of}. Quelqu’un ne pourrait plus travailler : qui est sur la fiche, avec cet accès-là ?',
    },
    incorrect: {
      tone: 'danger',
      text: 'Lignes justes : {right} sur {of}. Un accès de trop, et un autre retiré à tort : comparez ligne à ligne.',
    },
  },
});
