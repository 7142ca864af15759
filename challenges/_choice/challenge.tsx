import { Luggage } from 'lucide-react';
import type { FormEvent } from 'react';
import {
  AppWindow,
  Button,
  defineScene,
  FailurePrice,
  GestureChoice,
  type SceneProps,
  useAttempt,
  useChoices,
  useShown,
  VerdictRegion,
  VisuallyHidden,
} from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { type MyChallengeArtifacts, OPTIONS } from './artifacts.ts';
import styles from './challenge.module.css';

/** A day in moments: the next one comes once the last is decided, and any decision may be changed. */
function Day({ artifacts: { moments }, challenge, failures }: SceneProps<MyChallengeArtifacts>) {
  const { attempt, pending, solved } = useAttempt();
  const [decisions, setDecisions] = useChoices(OPTIONS);
  const undecided = moments.findIndex(({ id }) => !decisions[id]);
  const shown = useShown(moments, (_, place) => undecided < 0 || place <= undecided);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!pending) await attempt(decisions);
  };

  return (
    <form onSubmit={submit}>
      <AppWindow
        icon={<Luggage size={18} aria-hidden="true" />}
        title="Votre journée"
        note={frenchSpaces(
          solved ? `${moments.length} moments` : `Décisions : ${Object.keys(decisions).length} sur ${moments.length}`,
        )}
      >
        <ol className={styles.day}>
          {shown.map(({ id, at, place, situation, question, options }) => (
            <li key={id} className={styles.moment}>
              <h3>
                {at}, {place}
              </h3>
              <p>{situation}</p>
              <GestureChoice
                legend={frenchSpaces(question)}
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
            </li>
          ))}
        </ol>
        <div className={styles.end}>
          {!solved && undecided >= 0 && (
            <p className={styles.route}>Une fois ce moment décidé, le suivant s’ouvre dessous. Tout se change jusqu’à la fin.</p>
          )}
          <VerdictRegion />
          <FailurePrice challenge={challenge} failures={failures} />
          {!solved && (
            <Button type="submit" variant={undecided < 0 ? 'primary' : 'secondary'} pending={pending}>
              Valider la journée
            </Button>
          )}
        </div>
      </AppWindow>
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
