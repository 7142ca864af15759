import { PhoneIncoming } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import {
  AppWindow,
  Button,
  type Choices,
  defineScene,
  FailurePrice,
  GestureChoice,
  MessageThread,
  type SceneProps,
  useAttempt,
  useChoices,
  VerdictRegion,
} from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { GESTURES, type Gesture, type MyChallengeArtifacts, type Turn } from './artifacts.ts';
import styles from './challenge.module.css';

/** The player's words for each gesture. */
const SAID: Readonly<Record<Gesture, (turn: Turn) => string>> = {
  tell: ({ tell }) => tell,
  prove: () => 'Redites-moi votre nom et celui de votre société, et je vous réponds.',
  callback: () => 'Je vous rappelle pour cela, au numéro de votre dossier.',
};

/** The caller's reaction to each gesture. */
const REACTION: Readonly<Record<Gesture, string>> = {
  tell: 'Parfait, merci.',
  prove: 'Je viens de vous le dire. Bon, et merci pour la réponse.',
  callback: 'Bon. Si vous préférez.',
};

/** The scene: what the player sees and uses. Make it look like the real thing. Briefing, hints and debrief come from the frame. */
function Call({ artifacts: { caller, turns }, challenge, failures }: SceneProps<MyChallengeArtifacts>) {
  const { attempt, pending, solved, say } = useAttempt();
  const [said, setSaid] = useChoices(GESTURES);
  /** The replies of the last call, if it was judged wrong and the player has not started it again yet. */
  const [failed, setFailed] = useState<Choices<Gesture>>();
  const [chosen, setChosen] = useState<Gesture>();
  /** The gestures of the turns that are over. */
  const replies = turns.flatMap(({ id }) => (failed ?? said)[id] ?? []);
  /** The turn that waits for a reply; undefined once the call is over. */
  const turn = solved ? undefined : turns[replies.length];

  const talk = (next: Choices<Gesture>) => {
    say(null);
    setSaid(next);
    setChosen(undefined);
    setFailed(undefined);
  };
  const hangUp = async () => {
    const reply = await attempt(said);
    if (reply?.correct !== false) return;
    setFailed(said);
    setSaid({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (failed) talk({});
    else if (!turn) hangUp();
    else if (chosen) talk({ ...said, [turn.id]: chosen });
    else say({ tone: 'warning', text: 'Choisissez d’abord ce que vous dites.' });
  };

  const heard = turns.slice(0, solved ? turns.length : replies.length + 1).flatMap((said, place) => {
    const reply = replies[place];
    const question = { id: said.id, from: caller, text: frenchSpaces(said.asks) };
    if (!reply) return [question];
    return [
      question,
      { id: `${said.id}-reply`, from: 'Vous', text: frenchSpaces(SAID[reply](said)), mine: true },
      { id: `${said.id}-reaction`, from: caller, text: REACTION[reply] },
    ];
  });

  return (
    <AppWindow icon={<PhoneIncoming size={18} aria-hidden="true" />} title="Appel entrant" note="Numéro masqué">
      <div aria-live="polite">
        <MessageThread label="L’appel" messages={heard} />
      </div>
      <form className={styles.reply} onSubmit={submit} noValidate>
        {turn && (
          <GestureChoice
            key={turn.id}
            legend="Votre réponse"
            options={GESTURES.map((value) => ({ value, label: frenchSpaces(SAID[value](turn)) }))}
            value={chosen}
            onChoose={setChosen}
          />
        )}
        <VerdictRegion />
        <FailurePrice challenge={challenge} failures={failures} />
        {!solved && (
          <div className={styles.buttons}>
            {/* The second click of a double click on « Répondre » must not hang up. */}
            <Button type="submit" pending={pending} onClick={(event) => event.detail > 1 && event.preventDefault()}>
              {failed ? 'Reprendre l’appel' : turn ? 'Répondre' : 'Raccrocher'}
            </Button>
            {replies.length > 0 && !failed && (
              <Button variant="quiet" onClick={() => talk({})}>
                Tout reprendre
              </Button>
            )}
          </div>
        )}
      </form>
    </AppWindow>
  );
}

export default defineScene({
  Scene: Call,
  // A message for each verdict of challenge.server.ts; `{points}` is replaced by the points won.
  messages: {
    correct: { tone: 'success', text: 'Aimable, utile, et rien de trop n’est sorti. Points gagnés : {points}.' },
    incomplete: { tone: 'warning', text: 'L’appel n’est pas fini. Cela ne coûte rien.' },
    'too-trusting': {
      tone: 'danger',
      text: 'Réponses justes : {right} sur {of}. Vous en avez trop dit : que savez-vous vraiment de qui appelle ?',
    },
    'too-wary': {
      tone: 'danger',
      text: 'Réponses justes : {right} sur {of}. Vous faites attendre pour ce que tout le monde peut lire.',
    },
    incorrect: {
      tone: 'danger',
      text: 'Réponses justes : {right} sur {of}. Trop dit ici, trop retenu là : à quoi servirait chaque réponse ?',
    },
  },
});
