import { type GestureLook, markedText, type SceneProps, Sequence } from '#engine/authoring';
import { AimedMessage } from './aimed-message.tsx';
import { type Aimed, gestureField, LEVER_LABELS, leverField, type Named, type OtherSideArtifacts } from './artifacts.ts';
import styles from './other-side.module.css';
import { LEVER_WORDS } from './words.tsx';
import { Workshop } from './workshop.tsx';

/** One question about a message. */
interface Step {
  readonly id: string;
  readonly asks: 'lever' | 'gesture';
  readonly message: Aimed;
  /** Number of the message, from 1. */
  readonly number: number;
}

const stepsOf = (messages: readonly Aimed[]): readonly Step[] =>
  messages.flatMap((message, index): readonly Step[] => [
    { id: leverField(message.id), asks: 'lever', message, number: index + 1 },
    { id: gestureField(message.id), asks: 'gesture', message, number: index + 1 },
  ]);

/** Three messages, each with two questions (lever, then gesture), and after them the other side, where the player makes a lure. */
export function OtherSide({
  artifacts: { messages, pretexts, colleagues },
  challenge,
  failures,
}: SceneProps<OtherSideArtifacts>) {
  return (
    <Sequence
      items={stepsOf(messages)}
      unit="Étape"
      title={({ asks, number }) => `Message ${number} : ${asks === 'lever' ? 'son levier' : 'votre geste'}`}
      name={({ asks, number }) => `message ${number}, ${asks === 'lever' ? 'levier' : 'geste'}`}
      question={({ asks }) => (asks === 'lever' ? 'Quel levier joue sur vous ?' : 'Que faites-vous ?')}
      gestures={gesturesOf}
      limits={(_decided, { asks }) => (asks === 'lever' ? 'Se tromper de levier ne coûte rien' : undefined)}
      look={lookOf}
      finish="Finir l’atelier"
      closing={{
        title: 'De l’autre côté : à vous de composer un leurre',
        children: (finish) => <Workshop pretexts={pretexts} colleagues={colleagues} finish={finish} />,
      }}
      challenge={challenge}
      failures={failures}
    >
      {({ message }, consequence, decided) => {
        const named = decided[leverField(message.id)];
        return (
          <AimedMessage
            message={message}
            decisive={markedText(consequence)?.slice(1, -1)}
            sincere={named === 'aucun'}
            level={3}
          />
        );
      }}
    </Sequence>
  );
}

function gesturesOf({ asks, message: { levers, gestures } }: Step) {
  if (asks === 'lever') return levers.map((named) => ({ value: named, label: LEVER_LABELS[named] }));
  return gestures.map(({ id, text }) => ({ value: id, label: text }));
}

function lookOf({ asks, message: { levers } }: Step, value: string): GestureLook {
  const lever: Named | undefined = asks === 'lever' ? levers.find((named) => named === value) : undefined;
  if (!lever) return {};
  const { Icon } = LEVER_WORDS[lever];
  return {
    className: styles.lever,
    picture: (
      <span className={styles.mark}>
        <Icon size={20} />
      </span>
    ),
  };
}
