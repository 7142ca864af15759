import { type FormEvent, useRef } from 'react';
import {
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
import { type DayArtifacts, type DayOutput, GESTURE_NAMES, GESTURES, type Gesture } from './artifacts.ts';
import styles from './challenge.module.css';
import { MomentCard } from './moment-card.tsx';

/** A telephone across one day: each request with what went before it, from dawn to night. */
function Day({ artifacts: { moments }, challenge, failures }: SceneProps<DayArtifacts>) {
  const { attempt, pending, solved } = useAttempt<DayOutput>();
  const [choices, setChoices] = useChoices(GESTURES);
  const list = useRef<HTMLOListElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const reply = await attempt(choices);
    if (reply?.verdict !== 'incomplete') return;
    const undecided = moments.findIndex(({ id }) => choices[id] === undefined);
    list.current?.children[undecided]?.querySelector('input')?.focus();
  };

  return (
    <form className={styles.day} onSubmit={submit} noValidate>
      <h2 className={styles.title}>Votre téléphone, mardi</h2>
      <ol ref={list} className={styles.moments}>
        {moments.map((moment) => (
          <li key={moment.id}>
            <MomentCard moment={moment}>
              <GestureChoice
                legend="Que répondez-vous ?"
                options={GESTURES.map((value) => ({ value, label: <Answer gesture={value} time={moment.time} /> }))}
                value={choices[moment.id]}
                disabled={solved}
                onChoose={(gesture) => setChoices({ ...choices, [moment.id]: gesture })}
              />
            </MomentCard>
          </li>
        ))}
      </ol>
      <VerdictRegion />
      <FailurePrice challenge={challenge} failures={failures} />
      {!solved && (
        <div className={styles.end}>
          <Button type="submit" pending={pending}>
            Finir la journée
          </Button>
          <span className={styles.count}>
            Réponses : {Object.keys(choices).length} sur {moments.length}
          </span>
        </div>
      )}
    </form>
  );
}

/** Told with its hour: six questions stand on the page. */
function Answer({ gesture, time }: { readonly gesture: Gesture; readonly time: string }) {
  return (
    <>
      {GESTURE_NAMES[gesture]}
      <VisuallyHidden> la demande de {time.replace(':', '\u00a0h\u00a0')}</VisuallyHidden>
    </>
  );
}

export default defineScene({
  Scene: Day,
  messages: {
    correct: {
      tone: 'success',
      text: 'Ce qui était à vous est passé, le reste non, et quelqu’un le sait. Points gagnés : {points}.',
    },
    incomplete: { tone: 'warning', text: 'Une demande attend encore votre réponse : la voici. Cela ne coûte rien.' },
    silent: {
      tone: 'warning',
      text: 'Rien à redire, mais personne n’est prévenu : celui qui a essayé recommencera. Signalez au moins une demande. Cela ne coûte rien.',
    },
    'too-trusting': {
      tone: 'danger',
      text: 'Réponses justes : {right} sur {of}. Quelqu’un d’autre est entré : pour chaque accord, qu’aviez-vous lancé une minute avant ?',
    },
    'too-wary': {
      tone: 'danger',
      text: 'Réponses justes : {right} sur {of}. Aucun inconnu n’est entré, mais une demande à vous, au moins, est restée dehors : qu’aviez-vous lancé une minute avant ?',
    },
    both: {
      tone: 'danger',
      text: 'Réponses justes : {right} sur {of}. Un inconnu est entré, et une demande à vous, au moins, est restée dehors : ni l’heure ni le lieu ne décident, la minute d’avant si.',
    },
  },
});
