import {
  type Answer,
  defineChecker,
  fieldOf,
  neutral,
  type SequenceGesture,
  type SequenceItem,
  sequence,
  type Variant,
} from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import {
  CHANNELS,
  gestureField,
  LEVER_LABELS,
  LEVERS,
  type Lever,
  type Lure,
  type LureOutput,
  leverField,
  type Named,
  type OtherSideArtifacts,
  type OtherSideReveal,
  PRETEXTS,
  SENDERS,
} from './artifacts.ts';
import { STAFF } from './colleagues.server.ts';
import { type Reader, reactionsTo } from './lure.server.ts';
import { GENUINE, type Gesture, LURES, type Message } from './messages.server.ts';
import { PRACTICE_GENUINE, PRACTICE_LURES } from './practice.server.ts';

/** Times at which the five colleagues read the lure, in minutes after 9 h. */
const MINUTES = [2, 6, 11, 19, 34] as const;
/** How many of the three messages use a lever. */
const LURES_DRAWN = 2;
/** Number of levers offered for a message, besides « aucun ». */
const LEVERS_OFFERED = 3;

/** The verdict of every unsafe gesture. */
type Mistake = 'too-trusting';

interface Drawn {
  readonly id: string;
  readonly message: Message;
  readonly levers: readonly Named[];
  readonly gestures: readonly DrawnGesture[];
}

interface DrawnGesture extends Gesture {
  readonly id: string;
}

interface Secrets {
  readonly readers: readonly Reader[];
  readonly pretexts: OtherSideArtifacts['pretexts'];
  readonly messages: readonly Drawn[];
  readonly items: readonly SequenceItem<Mistake>[];
  readonly [name: string]: unknown;
}

/** Draws five readers. One who reports lures is third or fourth, so that some read before the report and others after it. */
function drawReaders(variant: Variant): readonly Reader[] {
  const reporter = variant.pick(STAFF.filter(({ reports }) => reports !== undefined));
  const others = variant.shuffle(STAFF.filter((person) => person !== reporter)).slice(0, MINUTES.length - 1);
  const people = others.toSpliced(variant.integer(2, MINUTES.length - 2), 0, reporter);
  return MINUTES.flatMap((minute, index) => {
    const person = people[index];
    return person ? [{ person, day: variant.pick(person.days), minute }] : [];
  });
}

/** The offered levers: the message's own and others, in the order of `LEVERS`, then « aucun ». */
function drawLevers(variant: Variant, { lever, mixed = [] }: Message): readonly Named[] {
  const own = lever === 'aucun' ? [] : [lever];
  const others = variant.shuffle(LEVERS.filter((named) => named !== lever && !mixed.includes(named)));
  const offered: readonly Lever[] = [...own, ...others].slice(0, LEVERS_OFFERED);
  return [...LEVERS.filter((named) => offered.includes(named)), 'aucun'];
}

/** Three messages: two that use different levers, and a genuine one. */
function drawMessages(variant: Variant): readonly Drawn[] {
  const leaning = variant.pool(LURES, PRACTICE_LURES);
  const known = LEVERS.filter((lever) => leaning.some((message) => message.lever === lever));
  const levers = variant.shuffle(known).slice(0, LURES_DRAWN);
  const lures = levers.map((lever) => variant.pick(leaning.filter((message) => message.lever === lever)));
  const genuine = variant.shuffle(variant.pool(GENUINE, PRACTICE_GENUINE)).slice(0, 3 - lures.length);
  // The right gestures of the three messages have three different letters, so that the same letter for all is never right.
  const places = variant.shuffle([0, 1, 2]);
  return variant.shuffle([...lures, ...genuine]).map((message, index) => ({
    id: `message${index + 1}`,
    message,
    levers: drawLevers(variant, message),
    gestures: variant
      .shuffle(message.others)
      .toSpliced(places[index] ?? 0, 0, message.right)
      .map((gesture, place) => ({ ...gesture, id: 'abc'.charAt(place), text: frenchSpaces(gesture.text) })),
  }));
}

/** Explanations for a lever that the message does not use. */
const NOT_HERE: Readonly<Record<Lever, string>> = {
  autorite: 'Personne n’invoque ici son rang.',
  urgence: 'Aucune heure ne presse ici.',
  service: 'Personne n’en appelle ici à votre gentillesse.',
  gain: 'Rien ne vous est promis ici.',
  peur: 'Rien n’est menacé ici.',
  secret: 'Rien ne vous interdit ici d’en parler.',
};

/** Naming a wrong lever is tolerated: the next question, about the gesture, decides. */
function namedGesture({ lever, decisive, because }: Message, named: Named): SequenceGesture<Mistake> {
  const offered = {
    value: named,
    text: LEVER_LABELS[named],
    takenFor: named === 'aucun' ? ('genuine' as const) : ('hostile' as const),
  };
  if (named === lever) return { ...offered, act: 'safe', says: because, place: `[${frenchSpaces(decisive)}]` };
  const question =
    lever === 'aucun'
      ? 'N’y trouvez-vous pas du temps, un choix, un moyen de vérifier ?'
      : 'Quelle phrase, si on l’ôtait, lui retirerait sa force ?';
  const told = named === 'aucun' ? 'Le ton est calme, et ce message pousse pourtant.' : NOT_HERE[named];
  return { ...offered, act: 'tolerated', again: true, says: `${told} ${question} Rien n’est compté.` };
}

/** For each message two items: the lever, then the gesture. */
function itemsOf(messages: readonly Drawn[]): Secrets['items'] {
  return messages.flatMap(({ id, message, levers, gestures }) => {
    const { lever, channel, sender, text, decisive } = message;
    const genuine = lever === 'aucun';
    const surface = { sender, channel, line: `${channel} from ${sender}`, length: text.length };
    return [
      { id: leverField(id), genuine, surface, gestures: levers.map((named) => namedGesture(message, named)) },
      {
        id: gestureField(id),
        genuine,
        surface,
        gestures: gestures.map(({ id: value, ...gesture }) => ({
          value,
          ...gesture,
          place: `[${frenchSpaces(decisive)}]`,
          ...(gesture.act === 'unsafe' && { mistake: 'too-trusting' as const }),
        })),
      },
    ];
  });
}

/** The value if it is in the list; undefined for anything else that a browser sends. */
function oneOf<T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find((item) => item === value);
}

function lureIn(answer: Answer): Lure | null {
  const sender = oneOf(SENDERS, fieldOf(answer, 'sender'));
  const pretext = oneOf(PRETEXTS, fieldOf(answer, 'pretext'));
  const lever = oneOf(LEVERS, fieldOf(answer, 'lever'));
  const channel = oneOf(CHANNELS, fieldOf(answer, 'channel'));
  return sender && pretext && lever && channel ? { sender, pretext, lever, channel } : null;
}

const judged = sequence(({ items }: Secrets) => items);

export default defineChecker({
  secrets: (variant): Secrets => {
    const messages = drawMessages(variant);
    return {
      readers: drawReaders(variant),
      pretexts: variant.shuffle(PRETEXTS).slice(0, 4),
      messages,
      items: itemsOf(messages),
    };
  },

  artifacts: ({ readers, pretexts, messages }): OtherSideArtifacts => ({
    pretexts,
    colleagues: readers.map(({ person: { id, name }, day, minute }) => ({
      id,
      name,
      day: day.text,
      at: `9\u00a0h\u00a0${String(minute).padStart(2, '0')}`,
    })),
    messages: messages.map(({ id, message: { channel, from, known, subject, text }, levers, gestures }) => ({
      id,
      channel,
      from: frenchSpaces(from),
      known: frenchSpaces(known),
      ...(subject === undefined ? {} : { subject }),
      text: frenchSpaces(text),
      levers,
      gestures: gestures.map((gesture) => ({ id: gesture.id, text: gesture.text })),
    })),
  }),

  ...judged,

  /** A lure is a step that does not count as an attempt; every other answer belongs to the sequence of messages. */
  check(answer: Answer, secrets: Secrets) {
    const lure = lureIn(answer);
    return lure ? neutral('sent', reactionsTo(lure, secrets.readers) satisfies LureOutput) : judged.check(answer, secrets);
  },

  reveal: ({ messages }): OtherSideReveal => ({
    messages: messages.map(({ id, message: { lever, right, decisive, because }, gestures }) => {
      const accepted = gestures.filter(({ act, again }) => act === 'tolerated' && !again).map(({ text }) => `« ${text} »`);
      return {
        id,
        lever,
        gesture: right.text,
        ...(accepted.length > 0 && { accepted: frenchSpaces(accepted.join(' ou ')) }),
        decisive: frenchSpaces(decisive),
        because,
      };
    }),
    afterwards:
      'Inès range les cartes : « Moi, c’est la peur. Un faux appel de la banque, un dimanche, et j’ai lu le code à voix haute. Opposition sur la carte dans la minute, signalement sur Perceval, et je l’ai raconté le lundi : trois collègues m’ont dit “moi aussi”. » Chaque atelier de Fatou commence depuis par cette question : quel est votre levier, à vous ?',
  }),
});
