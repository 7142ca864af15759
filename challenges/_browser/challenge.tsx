import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react';
import {
  AddressText,
  BrowserBar,
  BrowserButton,
  Button,
  defineScene,
  FailurePrice,
  GestureChoice,
  type SceneProps,
  useAttempt,
  useChoices,
  useShown,
  VerdictRegion,
  WindowFrame,
} from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { GESTURES, type Gesture, type MyChallengeArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';

const WORDS: Readonly<Record<Gesture, string>> = { allow: 'Autoriser', block: 'Bloquer' };

/** The scene: what the player sees and uses. Make it look like the real thing. Briefing, hints and debrief come from the frame. */
function Browser({ artifacts: { pages }, challenge, failures }: SceneProps<MyChallengeArtifacts>) {
  const { attempt, pending, solved } = useAttempt();
  const [open, setOpen] = useState(0);
  const [choices, setChoices] = useChoices(GESTURES);
  const shown = useShown(pages, (_, place) => place === open);
  const form = useRef<HTMLFormElement>(null);
  /** Number of attempts with a decision missing. Each of them moves the focus to the undecided question. */
  const [missed, setMissed] = useState(0);
  useEffect(() => {
    if (missed > 0) form.current?.querySelector('input')?.focus();
  }, [missed]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reply = await attempt(choices);
    if (reply?.verdict !== 'incomplete') return;
    setOpen(pages.findIndex(({ id }) => choices[id] === undefined));
    setMissed(missed + 1);
  };

  return (
    <WindowFrame aria-label="Navigateur">
      <form ref={form} className={styles.scene} onSubmit={submit} noValidate>
        {shown.map(({ id, host, path, title, text, task, asks }) => (
          // Before the solve all pages have the same key, so that the pressed button keeps the focus when another page opens.
          <Fragment key={solved ? id : 'open'}>
            <BrowserBar
              tab={frenchSpaces(title)}
              address={
                <>
                  <strong>
                    <AddressText text={host} />
                  </strong>
                  <AddressText text={path} />
                </>
              }
            >
              {!solved && (
                <nav className={styles.pages} aria-label="Pages de la matinée">
                  {pages.map((each, place) => (
                    <BrowserButton key={each.id} aria-pressed={place === open} onClick={() => setOpen(place)}>
                      {place + 1}. {frenchSpaces(each.title)}
                    </BrowserButton>
                  ))}
                </nav>
              )}
            </BrowserBar>
            <div className={styles.page}>
              <h2 className={styles.title}>{frenchSpaces(title)}</h2>
              <p>{frenchSpaces(text)}</p>
              <div className={styles.prompt}>
                <p className={styles.task}>{frenchSpaces(task)}</p>
                <GestureChoice
                  key={id}
                  legend={<AddressText text={frenchSpaces(`${host} ${asks}.`)} />}
                  options={GESTURES.map((value) => ({ value, label: WORDS[value] }))}
                  value={choices[id]}
                  disabled={solved}
                  onChoose={(gesture) => setChoices({ ...choices, [id]: gesture })}
                />
              </div>
            </div>
          </Fragment>
        ))}
        <div className={styles.end}>
          {!solved && <p>{frenchSpaces(`Décisions : ${Object.keys(choices).length} sur ${pages.length}`)}</p>}
          <VerdictRegion />
          <FailurePrice challenge={challenge} failures={failures} />
          {!solved && (
            <Button type="submit" pending={pending}>
              Valider les décisions
            </Button>
          )}
        </div>
      </form>
    </WindowFrame>
  );
}

export default defineScene({
  Scene: Browser,
  // A message for each verdict of challenge.server.ts; `{points}` is replaced by the points won.
  messages: {
    correct: { tone: 'success', text: 'Chaque page a ce qu’il lui faut, et rien de plus. Points gagnés : {points}.' },
    incomplete: { tone: 'warning', text: 'Une page attend encore votre décision : la voici. Cela ne coûte rien.' },
    'too-trusting': {
      tone: 'danger',
      text: 'Décisions justes : {right} sur {of}. Une page a obtenu de trop : de quoi a-t-elle besoin pour ce que vous faites ?',
    },
    'too-wary': {
      tone: 'danger',
      text: 'Décisions justes : {right} sur {of}. Vous bloquez un outil de travail : que veniez-vous y faire ?',
    },
    incorrect: {
      tone: 'danger',
      text: 'Décisions justes : {right} sur {of}. Trop ici, pas assez là : comparez chaque demande avec ce que vous veniez faire.',
    },
  },
});
