import { Ship } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import {
  Avatar,
  Button,
  defineScene,
  FailurePrice,
  GestureChoice,
  type SceneProps,
  SiteHeader,
  useAttempt,
  useChoices,
  VerdictRegion,
  VisuallyHidden,
  WindowFrame,
} from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { GESTURES, type Gesture, type MyChallengeArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';

const WORDS: Readonly<Record<Gesture, string>> = {
  publish: 'Publier',
  hold: 'Renvoyer pour un détail à retirer',
};

/** The scene: what the player sees and uses. Make it look like the real thing. Briefing, hints and debrief come from the frame. */
function Queue({ artifacts: { posts }, challenge, failures }: SceneProps<MyChallengeArtifacts>) {
  const { attempt, pending, solved } = useAttempt();
  const [choices, setChoices] = useChoices(GESTURES);
  const feed = useRef<HTMLOListElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reply = await attempt(choices);
    if (reply?.verdict !== 'incomplete') return;
    const forgotten = posts.findIndex(({ id }) => choices[id] === undefined);
    feed.current?.children[forgotten]?.querySelector('input')?.focus();
  };

  return (
    <WindowFrame sunken aria-label="Escale, page de Brévelle Maritime">
      <SiteHeader icon={<Ship size={20} aria-hidden="true" />} name="Escale" aside="Publications en attente" />
      <form className={styles.queue} onSubmit={submit} noValidate>
        <ol ref={feed} className={styles.feed}>
          {posts.map(({ id, author, team, text }, place) => (
            <li key={id} className={styles.post}>
              <div className={styles.head}>
                <Avatar name={author} />
                <div>
                  <h2 className={styles.author}>{author}</h2>
                  <p className={styles.team}>{team}</p>
                </div>
              </div>
              <p>{frenchSpaces(text)}</p>
              <GestureChoice
                legend="Votre décision"
                options={GESTURES.map((gesture) => ({
                  value: gesture,
                  label: (
                    <>
                      {WORDS[gesture]} <VisuallyHidden>(publication {place + 1})</VisuallyHidden>
                    </>
                  ),
                }))}
                value={choices[id]}
                disabled={solved}
                onChoose={(gesture) => setChoices({ ...choices, [id]: gesture })}
              />
            </li>
          ))}
        </ol>
        <VerdictRegion />
        <FailurePrice challenge={challenge} failures={failures} />
        {!solved && (
          <Button type="submit" pending={pending}>
            Valider la file
          </Button>
        )}
      </form>
    </WindowFrame>
  );
}

export default defineScene({
  Scene: Queue,
  // A message for each verdict of challenge.server.ts; `{points}` is replaced by the points won.
  messages: {
    correct: { tone: 'success', text: 'La page est à jour, et rien de trop n’est sorti. Points gagnés : {points}.' },
    incomplete: { tone: 'warning', text: 'Une publication attend encore votre décision. Cela ne coûte rien.' },
    'too-trusting': {
      tone: 'danger',
      text: 'Décisions justes : {right} sur {of}. Quelque chose de trop est sorti : à qui d’autre ce détail servirait-il ?',
    },
    'too-wary': {
      tone: 'danger',
      text: 'Décisions justes : {right} sur {of}. Vous retenez ce que tout le monde peut savoir : à qui cela nuirait-il ?',
    },
    incorrect: {
      tone: 'danger',
      text: 'Décisions justes : {right} sur {of}. Un détail est sorti, et une nouvelle sans danger est restée : relisez-les.',
    },
  },
});
