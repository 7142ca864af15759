import { TrainFront } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  AppWindow,
  Button,
  defineScene,
  FailurePrice,
  type SceneProps,
  useAttempt,
  useChoices,
  useTimeAllowance,
  VerdictRegion,
} from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { type MyChallengeArtifacts, NO_CHOICE } from './artifacts.ts';
import styles from './challenge.module.css';

/** Seconds for one question; a player can have more time. */
const SECONDS = 30;

/** Focuses the heading that replaces the pressed button, which had the focus and is gone. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus();

/** The scene: what the player sees and uses. Briefing, hints and debrief come from the frame. */
function Quiz({ artifacts: { questions, pass }, challenge, failures }: SceneProps<MyChallengeArtifacts>) {
  const { attempt, pending, stop, solved, say } = useAttempt();
  const { scale } = useTimeAllowance();
  const [started, setStarted] = useState(false);
  const [kept, keep] = useChoices();
  /** The choices of the last quiz, if it had too few right answers and the player has not begun again. */
  const [failed, setFailed] = useState<readonly string[]>();
  /** The choices for the questions that are over. */
  const choices = failed ?? questions.flatMap((_, place) => kept[place] ?? []);
  /** Seconds already spent on the current question. */
  const [spent, setSpent] = useState(0);
  const question = started ? questions[choices.length] : undefined;
  const left = scale(SECONDS) - spent;

  const goOn = (next: readonly string[]) => {
    if (stop) return;
    say(null);
    setStarted(true);
    keep(Object.fromEntries(next.map((id, place) => [place, id])));
    setSpent(0);
    setFailed(undefined);
  };
  const handIn = async () => {
    const reply = await attempt({ choices: [...choices] });
    if (reply?.correct !== false) return;
    setFailed(choices);
    keep({});
  };

  // Counts the seconds while a question is asked, and stands still while the session is stopped.
  useEffect(() => {
    if (!question || solved || stop) return;
    const timer = setTimeout(() => (left > 1 ? setSpent(spent + 1) : goOn([...choices, NO_CHOICE])), 1000);
    return () => clearTimeout(timer);
  });

  return (
    <AppWindow
      icon={<TrainFront size={18} aria-hidden="true" />}
      title="Le quiz du départ"
      note={solved ? `${questions.length} questions` : `${choices.length} sur ${questions.length}`}
    >
      <div className={styles.quiz}>
        {!started && !solved && (
          <>
            <p>
              {questions.length} questions, {scale(SECONDS)} secondes chacune. Il faut {pass} bonnes réponses.
            </p>
            {/* With `pending`, the button is disabled while the session is stopped. */}
            <Button pending={false} onClick={() => goOn(choices)}>
              {choices.length > 0 ? 'Reprendre' : 'Commencer'}
            </Button>
          </>
        )}
        {/* After the solve, all questions can be read again, without the clock. */}
        {solved &&
          questions.map(({ text, options }) => (
            <section key={text}>
              <h3 className={styles.question}>{frenchSpaces(text)}</h3>
              <ul className={styles.options}>
                {options.map((option) => (
                  <li key={option.id}>{frenchSpaces(option.text)}</li>
                ))}
              </ul>
            </section>
          ))}
        {question && (
          <>
            <h3 key={question.text} ref={takeFocus} tabIndex={-1} className={styles.question}>
              {frenchSpaces(question.text)}
            </h3>
            <p className={styles.time}>
              <progress max={scale(SECONDS)} value={left} aria-label="Temps restant" /> {left} s
            </p>
            {/* The second click of a double click must not answer the next question. */}
            {question.options.map(({ id, text }) => (
              <Button key={id} variant="secondary" pending={false} onClick={({ detail }) => detail < 2 && goOn([...choices, id])}>
                {frenchSpaces(text)}
              </Button>
            ))}
          </>
        )}
        {started && !question && (
          <>
            <h3 ref={takeFocus} tabIndex={-1} className={styles.question}>
              C’était la dernière question
            </h3>
            <VerdictRegion />
            <FailurePrice challenge={challenge} failures={failures} />
            {!solved && (
              <Button pending={pending} onClick={() => (failed ? goOn([]) : handIn())}>
                {failed ? 'Recommencer' : 'Valider mes réponses'}
              </Button>
            )}
          </>
        )}
      </div>
    </AppWindow>
  );
}

export default defineScene({
  Scene: Quiz,
  // Lets the frame offer more time, at no cost.
  timed: true,
  // A message for each verdict of challenge.server.ts; `{points}` is replaced by the points won.
  messages: {
    correct: { tone: 'success', text: 'Bon voyage ! Points gagnés : {points}.' },
    unfinished: { tone: 'warning', text: 'Répondez aux questions avant de valider. Cela ne coûte rien.' },
    incorrect: { tone: 'danger', text: 'Bonnes réponses : {right} sur {of}. Ni tout croire, ni tout fuir : recommencez.' },
  },
});
