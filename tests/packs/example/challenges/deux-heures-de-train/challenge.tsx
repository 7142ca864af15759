import { type FormEvent, useRef, useState } from 'react';
import { Button, defineScene, FailurePrice, GestureChoice, type SceneProps, useAttempt, VerdictRegion } from '#engine/authoring';
import type { TrainArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';

/** The journey in four moments, one gesture for each. */
function Journey({ artifacts: { moments }, challenge, failures }: SceneProps<TrainArtifacts>) {
  const { attempt, pending, solved } = useAttempt();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const reply = await attempt(chosen);
    if (reply?.verdict !== 'incomplete') return;
    const undecided = moments.find(({ id }) => !chosen[id]);
    form.current?.querySelector<HTMLInputElement>(`[data-moment="${undecided?.id}"] input`)?.focus();
  };

  return (
    <form ref={form} className={styles.scene} onSubmit={submit} noValidate>
      <ol className={styles.line}>
        {moments.map(({ id, at, situation, gestures }) => (
          <li key={id} className={styles.stop} data-moment={id}>
            <p className={styles.hour}>{at}</p>
            <GestureChoice
              legend={situation}
              options={gestures}
              value={chosen[id]}
              onChoose={(value) => setChosen({ ...chosen, [id]: value })}
              disabled={solved}
            />
          </li>
        ))}
      </ol>
      <VerdictRegion />
      <FailurePrice challenge={challenge} failures={failures} />
      {!solved && (
        <Button type="submit" className={styles.send} pending={pending}>
          Arriver
        </Button>
      )}
    </form>
  );
}

export default defineScene({
  Scene: Journey,
  messages: {
    correct: { tone: 'success', text: 'Vous arrivez, le travail fait et rien laissé derrière vous. Points gagnés : {points}.' },
    incomplete: { tone: 'warning', text: 'Il manque un geste : voici le premier moment sans réponse. Rien n’est compté.' },
    'too-trusting': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Vous laissez faire : qui lit, qui entend, qui branche quelque chose ?',
    },
    'too-wary': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Vous en faites trop, ou trop peu : y a-t-il un risque, et un geste qui laisse travailler ?',
    },
    incorrect: {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Ici vous laissez faire, là vous vous privez : demandez-vous chaque fois ce qui serait appris, ou pris.',
    },
  },
});
