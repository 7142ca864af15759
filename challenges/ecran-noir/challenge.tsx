import { useRef, useState } from 'react';
import {
  Button,
  defineScene,
  FailurePrice,
  type SceneProps,
  useAttempt,
  useChoices,
  useShown,
  VerdictRegion,
} from '#engine/authoring';
import type { EcranNoirArtifacts, EcranNoirOutput, Quarter } from './artifacts.ts';
import { CardHand } from './card-hand.tsx';
import styles from './challenge.module.css';
import { FirstSight } from './first-sight.tsx';
import { answerOf, decide, move, type Plan, planOf } from './plan.ts';
import { PlanSheet } from './plan-sheet.tsx';
import { QuarterPast } from './quarter-past.tsx';

/** The view at 7 h 05, eight cards to do or to avoid, and the order of those to do. */
function BlackScreen({ artifacts, challenge, failures }: SceneProps<EcranNoirArtifacts>) {
  const { cards } = artifacts;
  const { attempt, pending, solved, message, say } = useAttempt<EcranNoirOutput>();
  const [told, setTold] = useState<string | null>(null);
  /** The outcome of the last plan, and whether the plan was right; announced once, as a whole. */
  const [outcome, setOutcome] = useState<{ readonly quarter: Quarter; readonly settled: boolean } | null>(null);
  const [answer, setAnswer] = useChoices();
  const plan = planOf(answer);
  const setPlan = (next: Plan) => {
    setAnswer(answerOf(next));
    // While the plan is changed, the last message is shown above it: at the edge of a small window it would cover the plan.
    if (message?.tone === 'danger') setTold(message.text);
    if (message) say(null);
  };
  const hand = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLHeadingElement>(null);
  const decided = [...plan.kept, ...plan.refused];
  const waiting = cards.filter(({ id }) => !decided.includes(id));
  const [next] = waiting;
  const shown = useShown(waiting, (card) => card === next);

  const put = (id: string, keep: boolean) => {
    setPlan(decide(plan, id, keep));
    // The pressed button disappears with the last card of the hand, or when its card changes lists: the sheet takes the focus.
    if (waiting.length === 1 || id !== next?.id) sheet.current?.focus();
  };
  const send = async () => {
    setTold(null);
    const reply = await attempt(answer);
    const quarter = reply?.output?.quarter;
    setOutcome(quarter ? { quarter, settled: reply.verdict === 'correct' } : null);
    if (reply?.verdict === 'incomplete') hand.current?.focus();
  };

  return (
    <div className={styles.scene}>
      <FirstSight artifacts={artifacts} minutes={decided.length} />
      <div className={styles.board}>
        {shown.map((card, place) => (
          <CardHand
            key={solved ? card.id : 'hand'}
            ref={hand}
            card={card}
            place={decided.length + place + 1}
            of={cards.length}
            settled={solved}
            onDecide={(keep) => put(card.id, keep)}
          />
        ))}
        <PlanSheet
          ref={sheet}
          cards={cards}
          plan={plan}
          settled={solved}
          told={told}
          onDecide={put}
          onMove={(id, step) => setPlan(move(plan, id, step))}
        />
        {/* The live region must be on the page before its text. */}
        <div role="status" className={styles.told}>
          {outcome && <QuarterPast device={artifacts.device} {...outcome} />}
        </div>
        {/* The message is below the drawing: at the edge of the window it would cover the drawing. */}
        <VerdictRegion inPlace={outcome !== null} />
        <FailurePrice challenge={challenge} failures={failures} />
        {!solved && (
          <Button className={styles.send} pending={pending} onClick={() => void send()}>
            Valider mon plan
          </Button>
        )}
      </div>
    </div>
  );
}

export default defineScene({
  Scene: BlackScreen,
  messages: {
    correct: {
      tone: 'success',
      text: 'Le réseau est coupé, l’appareil allumé, le support prévenu : les dix premières minutes sont gagnées. Points gagnés : {points}.',
    },
    incomplete: { tone: 'warning', text: 'Il reste des cartes en main : décidez de chacune, puis validez.' },
    'too-hasty': {
      tone: 'danger',
      text: 'Cartes bien jugées : {right} sur {of}. Il ne manque rien d’utile, mais un geste au moins sert l’attaque. {look}',
    },
    'too-wary': {
      tone: 'danger',
      text: 'Cartes bien jugées : {right} sur {of}. Rien n’est de trop dans votre plan, mais l’attaque continue : il manque un geste qui l’arrête, ou qui prévient. {look}',
    },
    interrupted: {
      tone: 'warning',
      text: 'Cartes bien jugées : {right} sur {of}. Presque : tout ce qui s’agite à 7 h n’est pas l’attaque. {look} Cela ne nuit à personne : rien n’est compté.',
    },
    unfinished: {
      tone: 'warning',
      text: 'Cartes bien jugées : {right} sur {of}. L’attaque est arrêtée, mais il manque à ce plan un geste utile. {look} Rien n’est compté.',
    },
    'switched-off': {
      tone: 'warning',
      text: 'Cartes bien jugées : {right} sur {of}. Ce plan éteint l’appareil : personne n’en souffre, mais sa mémoire est perdue. {look} Rien n’est compté.',
    },
    'told-early': {
      tone: 'warning',
      text: 'Cartes bien jugées : {right} sur {of}. Prévenir protège aussi, mais pendant ce temps l’attaque avance. {look} Rien n’est compté.',
    },
    order: {
      tone: 'danger',
      text: 'Cartes bien jugées : {right} sur {of}. Cet ordre laisse du temps à l’attaque. {look} Qu’est-ce qui continue d’avancer pendant ce temps ?',
    },
    incorrect: {
      tone: 'danger',
      text: 'Cartes bien jugées : {right} sur {of}. Il manque au moins un geste utile, et au moins un autre est de trop. {look} Puis relisez le reste de la même façon.',
    },
  },
});
