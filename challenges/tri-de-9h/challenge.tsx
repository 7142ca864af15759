import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
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
import { GESTURES, type Gesture, type Item, MAX_CHECKS, type MorningArtifacts, type MorningOutput } from './artifacts.ts';
import styles from './challenge.module.css';
import { CHANNELS } from './channels.tsx';
import { Desk } from './desk.tsx';
import { GESTURE_WORDS } from './gestures.tsx';
import { ItemCard } from './item-card.tsx';
import { Tray } from './tray.tsx';

/** Camille's desk: the pile, the thing that lies open, and what to do with it. */
function Morning({ artifacts: { items }, challenge, failures }: SceneProps<MorningArtifacts>) {
  const { attempt, pending, solved, say } = useAttempt<MorningOutput>();
  const [last, setLast] = useState<MorningOutput | null>(null);
  const [choices, setChoices] = useChoices(GESTURES);
  const { ref, place, open } = useOpened();
  const made = Object.values(choices);
  const minutes = made.reduce((sum, gesture) => sum + GESTURE_WORDS[gesture].minutes, 0);
  const shown = useShown(items, (_, at) => at === place);

  /** A verdict that followed the player through the pile would stand in front of it; its count stays with the pile. */
  const goTo = (next: number) => {
    say(null);
    open(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const reply = await attempt(choices);
    if (reply?.output) setLast(reply.output);
    if (reply?.verdict === 'incomplete')
      open(
        items.findIndex(({ id }) => choices[id] === undefined),
        'question',
      );
  };

  return (
    <WindowFrame sunken aria-labelledby="pile">
      <Desk minutes={minutes} />
      <form className={styles.columns} onSubmit={submit} noValidate>
        <div className={styles.pile}>
          <h2 id="pile" className={styles.title}>
            La pile de Camille
          </h2>
          <p className={styles.count}>
            <span>{clockAfter(minutes)}</span>
            <span>
              {made.length} sur {items.length}
            </span>
            <span>
              vérifications : {made.filter((gesture) => gesture === 'verify').length} sur {MAX_CHECKS}
            </span>
          </p>
          {last && (
            <p className={styles.last}>
              Dernier essai : {last.right} sur {last.of}
            </p>
          )}
          <Tray
            items={items}
            choices={choices}
            open={solved ? undefined : items[place]?.id}
            onOpen={(id) => goTo(items.findIndex((one) => one.id === id))}
          />
        </div>
        <div ref={ref} className={styles.things}>
          {shown.map((item) => (
            <div key={solved ? item.id : 'open'} className={styles.open}>
              <h3 className={styles.heading} tabIndex={-1}>
                {items.indexOf(item) + 1} sur {items.length} : {CHANNELS[item.channel].name}, {item.from}
              </h3>
              <ItemCard item={item} />
              <Question
                item={item}
                choice={choices[item.id]}
                disabled={solved}
                onChoose={(gesture) => setChoices({ ...choices, [item.id]: gesture })}
              />
            </div>
          ))}
          {!solved && (
            <div className={styles.steps}>
              <Button variant="quiet" aria-disabled={place === 0} onClick={() => place > 0 && goTo(place - 1)}>
                <ArrowLeft size={18} aria-hidden="true" /> Précédent
              </Button>
              {place < items.length - 1 && (
                <Button variant="secondary" onClick={() => goTo(place + 1)}>
                  Suivant <ArrowRight size={18} aria-hidden="true" />
                </Button>
              )}
            </div>
          )}
        </div>
        <div className={styles.end}>
          <VerdictRegion />
          <FailurePrice challenge={challenge} failures={failures} />
          {!solved && (
            <Button type="submit" variant={made.length === items.length ? 'primary' : 'secondary'} pending={pending}>
              Valider le tri
            </Button>
          )}
        </div>
      </form>
    </WindowFrame>
  );
}

/** The wall clock so many minutes after nine: whoever checks everything sees ten go by. */
function clockAfter(minutes: number): string {
  return `${9 + Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}

interface QuestionProps {
  readonly item: Item;
  readonly choice: Gesture | undefined;
  readonly disabled: boolean;
  readonly onChoose: (gesture: Gesture) => void;
}

function Question({ item, choice, disabled, onChoose }: QuestionProps) {
  return (
    <GestureChoice
      key={item.id}
      legend={`Que faire ${CHANNELS[item.channel].that} ?`}
      options={GESTURES.map((value) => ({ value, label: GESTURE_WORDS[value].word }))}
      value={choice}
      disabled={disabled}
      onChoose={onChoose}
    />
  );
}

/** Where the focus goes once a thing lies open. */
type Target = 'thing' | 'question';

/** Which thing lies open. The focus follows whoever opens one; it stays where it is when the page comes. */
function useOpened() {
  const ref = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ readonly place: number; readonly target: Target | null }>({ place: 0, target: null });
  useEffect(() => {
    const wanted = opened.target && { thing: 'h3', question: 'input' }[opened.target];
    if (wanted) ref.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [opened]);
  return { ref, place: opened.place, open: (place: number, target: Target = 'thing') => setOpened({ place, target }) };
}

export default defineScene({
  Scene: Morning,
  messages: {
    correct: {
      tone: 'success',
      text: 'Pile triée : aucun piège traité, et Camille peut répondre aux vrais. Points gagnés : {points}.',
    },
    incomplete: { tone: 'warning', text: 'Il reste au moins une chose à trier : la voici. Une pile incomplète ne coûte rien.' },
    'too-slow': {
      tone: 'warning',
      text: `Plus de ${MAX_CHECKS} vérifications : la matinée y passerait. Gardez-les pour les vrais doutes. Cela ne coûte rien.`,
    },
    'too-trusting': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Un piège au moins serait passé : lisez les adresses par la fin, puis ce qu’on veut vous faire donner, appeler ou ouvrir.',
    },
    'too-wary': {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Aucun piège n’est passé, mais plus d’un vrai message resterait sans réponse : lesquels ne demandent rien, ou mènent où Camille serait allée seule ?',
    },
    both: {
      tone: 'danger',
      text: 'Gestes justes : {right} sur {of}. Un piège au moins est traité, et plus d’un vrai est signalé : ni le ton, ni les fautes, ni les sommes ne décident.',
    },
  },
});
