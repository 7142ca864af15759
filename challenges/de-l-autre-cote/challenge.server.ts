import {
  type Answer,
  type Choice,
  type ChoiceOption,
  correct,
  defineChecker,
  fieldOf,
  incorrect,
  neutral,
  type Variant,
} from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import {
  type AnswerOutput,
  CHANNELS,
  LEVERS,
  type Lure,
  type LureOutput,
  type Named,
  type OtherSideArtifacts,
  type OtherSideReveal,
  PRETEXTS,
  SENDERS,
  type SolvedOutput,
} from './artifacts.ts';
import { STAFF } from './colleagues.server.ts';
import { type Reader, reactionsTo } from './lure.server.ts';
import { GENUINE, type Gesture, LURES, type Message } from './messages.server.ts';
import { PRACTICE_GENUINE, PRACTICE_LURES } from './practice.server.ts';

/** When the five read, in minutes after 9 h. */
const MINUTES = [2, 6, 11, 19, 34] as const;
const NAMED = [...LEVERS, 'aucun'] as const;

interface Drawn {
  readonly id: string;
  readonly message: Message;
  readonly gestures: readonly DrawnGesture[];
}

interface DrawnGesture extends Gesture {
  readonly id: string;
}

/** As `words.tsx` calls them on the screen. */
const LEVER_TEXTS: Readonly<Record<Named, string>> = {
  autorite: 'Autorité',
  urgence: 'Urgence',
  service: 'Entraide',
  gain: 'Gain',
  peur: 'Peur',
  secret: 'Secret',
  aucun: 'Aucun',
};

/** Somebody who reports is among them, and reads after some and before others. */
function drawReaders(variant: Variant): readonly Reader[] {
  const reporter = variant.pick(STAFF.filter(({ reports }) => reports !== undefined));
  const others = variant.shuffle(STAFF.filter((person) => person !== reporter)).slice(0, MINUTES.length - 1);
  const people = others.toSpliced(variant.integer(2, MINUTES.length - 2), 0, reporter);
  return MINUTES.flatMap((minute, index) => {
    const person = people[index];
    return person ? [{ person, day: variant.pick(person.days), minute }] : [];
  });
}

/** Three messages: one or two of them lean on a lever, each on another. */
function drawMessages(variant: Variant): readonly Drawn[] {
  const leaning = variant.pool(LURES, PRACTICE_LURES);
  const known = LEVERS.filter((lever) => leaning.some((message) => message.lever === lever));
  const levers = variant.shuffle(known).slice(0, variant.integer(1, 2));
  const lures = levers.map((lever) => variant.pick(leaning.filter((message) => message.lever === lever)));
  const genuine = variant.shuffle(variant.pool(GENUINE, PRACTICE_GENUINE)).slice(0, 3 - lures.length);
  // Each place is right once: the same letter three times never is.
  const places = variant.shuffle([0, 1, 2]);
  return variant.shuffle([...lures, ...genuine]).map((message, index) => {
    const right: Gesture = { text: message.right, act: 'safe' };
    const gestures = variant
      .shuffle(message.others)
      .toSpliced(places[index] ?? 0, 0, right)
      .map(({ text, act }, place) => ({ id: 'abc'.charAt(place), text: frenchSpaces(text), act }));
    return { id: `message${index + 1}`, message, gestures };
  });
}

/** One of a list that the browser may name; undefined for anything else. */
function oneOf<T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find((item) => item === value);
}

/** Whether a message leans on this, or on nothing. */
function isNamedBy({ lever, also }: Message, named: Named | undefined): boolean {
  return named !== undefined && (named === lever || named === also);
}

/** What was recognised, by the levers as the player named them. */
function readAloud(named: readonly Named[]): string {
  const levers = named.filter((lever) => lever !== 'aucun').map((lever) => `« ${LEVER_TEXTS[lever].toLowerCase()} »`);
  const nothing = named.length - levers.length;
  const sincere = nothing === 1 ? 'un message sincère reconnu' : 'deux messages sincères reconnus';
  return `${levers.length === 1 ? 'Le levier' : 'Les leviers'} ${levers.join(' et ')}, ${sincere}`;
}

function lureIn(answer: Answer): Lure | null {
  const sender = oneOf(SENDERS, fieldOf(answer, 'sender'));
  const pretext = oneOf(PRETEXTS, fieldOf(answer, 'pretext'));
  const lever = oneOf(LEVERS, fieldOf(answer, 'lever'));
  const channel = oneOf(CHANNELS, fieldOf(answer, 'channel'));
  return sender && pretext && lever && channel ? { sender, pretext, lever, channel } : null;
}

export default defineChecker({
  secrets: (variant) => ({
    readers: drawReaders(variant),
    pretexts: variant.shuffle(PRETEXTS).slice(0, 4),
    messages: drawMessages(variant),
  }),

  artifacts: ({ readers, pretexts, messages }): OtherSideArtifacts => ({
    pretexts,
    colleagues: readers.map(({ person: { id, name }, day, minute }) => ({
      id,
      name,
      day: day.text,
      at: `9\u00a0h\u00a0${String(minute).padStart(2, '0')}`,
    })),
    messages: messages.map(({ id, message: { channel, from, known, subject, text }, gestures }) => ({
      id,
      channel,
      from,
      known: frenchSpaces(known),
      ...(subject === undefined ? {} : { subject }),
      text: frenchSpaces(text),
      gestures: gestures.map((gesture) => ({ id: gesture.id, text: gesture.text })),
    })),
  }),

  /**
   * A lure is a step that counts nothing. The answer names a lever and a gesture for each message: all six must be right, where either of two
   * levers and a gesture that checks more than is needed are right, too.
   */
  check(answer: Answer, { readers, messages }) {
    const lure = lureIn(answer);
    if (lure) return neutral('sent', reactionsTo(lure, readers) satisfies LureOutput);
    const given = messages.map(({ id, message, gestures }, index) => ({
      number: index + 1,
      message,
      lever: oneOf(NAMED, fieldOf(answer, `${id}-levier`)),
      act: gestures.find((gesture) => gesture.id === fieldOf(answer, `${id}-geste`))?.act,
    }));
    if (given.some(({ lever, act }) => lever === undefined || act === undefined)) return neutral('incomplete');
    const levers = given.filter(({ message, lever }) => !isNamedBy(message, lever));
    const gestures = given.filter(({ act }) => act === 'unsafe');
    const [first] = [...levers, ...gestures];
    if (!first) {
      const outcome = frenchSpaces(readAloud(given.map(({ lever }) => lever ?? 'aucun')));
      return correct('correct', { outcome } satisfies SolvedOutput);
    }
    const right = 2 * given.length - levers.length - gestures.length;
    const output: AnswerOutput = { right, of: 2 * given.length, message: first.number };
    if (levers.length === 0) return incorrect('gestures', output);
    const wary = levers.filter(({ message }) => message.lever === 'aucun');
    const trusting = levers.filter(({ lever }) => lever === 'aucun');
    if (wary.length === levers.length) return incorrect('too-wary', output);
    if (trusting.length === levers.length) return incorrect('too-trusting', output);
    return incorrect('incorrect', output);
  },

  choices: ({ messages }): readonly Choice[] =>
    messages.flatMap(({ id, message, gestures }) => {
      const { lever, channel, sender, text } = message;
      const genuine = lever === 'aucun';
      const surface = { sender, channel, line: `${channel} from ${sender}`, length: text.length };
      return [
        {
          field: `${id}-levier`,
          options: NAMED.map(
            (named): ChoiceOption => ({
              value: named,
              text: LEVER_TEXTS[named],
              act: isNamedBy(message, named) ? 'safe' : 'unsafe',
              takenFor: named === 'aucun' ? 'genuine' : 'hostile',
            }),
          ),
          genuine,
          surface,
        },
        {
          field: `${id}-geste`,
          options: gestures.map((gesture): ChoiceOption => ({ value: gesture.id, text: gesture.text, act: gesture.act })),
          genuine,
          surface,
        },
      ];
    }),

  reveal: ({ messages }): OtherSideReveal => ({
    messages: messages.map(({ id, message: { lever, also, right, decisive, because }, gestures }) => {
      const accepted = gestures.filter(({ act }) => act === 'tolerated').map(({ text }) => `« ${text} »`);
      return {
        id,
        lever,
        ...(also && { also }),
        gesture: right,
        ...(accepted.length > 0 && { accepted: frenchSpaces(accepted.join(' ou ')) }),
        decisive,
        because,
      };
    }),
    afterwards:
      'Inès range les cartes : « Moi, c’est la peur. Un faux appel de la banque, un dimanche, et j’ai lu le code à voix haute. Opposition sur la carte dans la minute, signalement sur Perceval, et je l’ai raconté le lundi : trois collègues m’ont dit “moi aussi”. » Chaque atelier de Fatou commence depuis par cette question : quel est votre levier, à vous ?',
  }),
});
