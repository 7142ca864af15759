import { Luggage } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import {
  AppWindow,
  Button,
  defineScene,
  FailurePrice,
  GestureChoice,
  type SceneProps,
  useAttempt,
  VerdictRegion,
  VisuallyHidden,
} from '#engine/authoring';
import { type MyChallengeArtifacts, OPTIONS, type Option } from './artifacts.ts';
import styles from './challenge.module.css';

/** A day in moments: the next one comes once the last is decided, and any decision may be changed. */
function Day({ artifacts: { moments }, challenge, failures }: SceneProps<MyChallengeArtifacts>) {
  const { attempt, pending, solved } = useAttempt();
  const [decisions, setDecisions] = useState<Readonly<Record<string, Option>>>({});
  const undecided = moments.findIndex(({ id }) => !decisions[id]);
  const shown = undecided < 0 ? moments : moments.slice(0, undecided + 1);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!pending) await attempt(decisions);
  };

  return (
    <form className={styles.scene} onSubmit={submit}>
      {shown.map(({ id, at, place, situation, question, options }, index) => (
        <AppWindow
          key={id}
          icon={<Luggage size={18} aria-hidden="true" />}
          title={`${at}, ${place}`}
          note={`${index + 1} sur ${moments.length}`}
        >
          <div className={styles.moment}>
            <p>{situation}</p>
            <GestureChoice
              legend={question}
              options={OPTIONS.map((value) => ({
                value,
                label: (
                  <>
                    {options[value]} <VisuallyHidden>({at})</VisuallyHidden>
                  </>
                ),
              }))}
              value={decisions[id]}
              disabled={solved}
              onChoose={(option) => setDecisions({ ...decisions, [id]: option })}
            />
          </div>
        </AppWindow>
      ))}
      <VerdictRegion />
      <FailurePrice challenge={challenge} failures={failures} />
      {!solved && (
        <Button type="submit" className={styles.send} pending={pending}>
          Valider la journée
        </Button>
      )}
    </form>
  );
}

export default defineScene({
  Scene: Day,
  // One message for each verdict of challenge.server.ts; `{points}` becomes the points won, `{right}` and `{of}` come with the verdict.
  messages: {
    correct: { tone: 'success', text: 'Rien ne s’est égaré en route, et le travail a avancé. Points gagnés : {points}.' },
    incomplete: { tone: 'warning', text: 'La journée n’est pas finie : décidez de chaque moment. Cela ne coûte rien.' },
    'too-trusting': {
      tone: 'danger',
      text: 'Décisions justes : {right} sur {of}. Une fois au moins, vous avez laissé voir ou brancher : que risquait-on là ?',
    },
    'too-wary': {
      tone: 'danger',
      text: 'Décisions justes : {right} sur {of}. Vous avez renoncé à une chose sans danger : qu’aurait-on appris de vous ?',
    },
    incorrect: {
      tone: 'danger',
      text: 'Décisions justes : {right} sur {of}. Pour chaque moment : que verrait-on, et peut-on faire la même chose autrement ?',
    },
  },
});
