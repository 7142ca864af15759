import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import {
  GESTURES,
  HOURS,
  idAt,
  type MyChallengeArtifacts,
  type MyChallengeOutput,
  type MyChallengeReveal,
  WORDS,
} from './artifacts.ts';
import { POOL } from './messages.server.ts';

export default defineChecker({
  // A different mailbox for each player: one message for each right gesture, then any others, in any order.
  secrets(variant) {
    const firsts = GESTURES.map((gesture) => variant.pick(POOL.filter(({ right }) => right === gesture)));
    const others = variant.shuffle(POOL.filter((message) => !firsts.includes(message)));
    const drawn = variant.shuffle([...firsts, ...others.slice(0, HOURS.length - firsts.length)]);
    const messages = drawn.map((message, place) => ({ attachments: [], ...message, id: idAt(place), at: HOURS[place] ?? '' }));
    const named = (gesture: string) => messages.filter(({ right }) => right === gesture).map(({ subject }) => `« ${subject} »`);
    // The last hint names the messages to answer and those to report.
    return { messages, answers: named('answer').join(', '), reports: named('report').join(', ') };
  },

  artifacts: ({ messages }): MyChallengeArtifacts => ({
    messages: messages.map(({ right: _, why: __, text, book, subject, ...shown }) => ({
      ...shown,
      subject: frenchSpaces(subject),
      book: frenchSpaces(book),
      text: frenchSpaces(text.replace(/[[\]]/g, '')),
    })),
  }),

  // All gestures must be right. A wrong answer's verdict says which kind of mistake was made.
  check(answer: Answer, { messages }) {
    const sorted = messages.map(({ id, right }) => ({ right, gesture: GESTURES.find((word) => word === fieldOf(answer, id)) }));
    if (sorted.some(({ gesture }) => gesture === undefined)) return neutral('incomplete');
    const wrong = sorted.filter(({ gesture, right }) => gesture !== right);
    if (wrong.length === 0) return correct();
    const output: MyChallengeOutput = { right: sorted.length - wrong.length, of: sorted.length };
    if (wrong.some(({ gesture }) => gesture === 'answer')) return incorrect('too-trusting', output);
    return wrong.some(({ right }) => right === 'answer') ? incorrect('too-wary', output) : incorrect('incorrect', output);
  },

  // Each decision with its options. The conformance tests play strategies that read nothing: always the first option, always the last,
  // another participant's answer. None of these may solve the challenge.
  choices: ({ messages }) =>
    messages.map(({ id, at, text, attachments, right }) => ({
      field: id,
      genuine: right === 'answer',
      surface: { hour: at, length: text.length, attachments: attachments.length },
      options: GESTURES.map((value) => ({ value, text: WORDS[value], act: value === right ? 'safe' : 'unsafe' })),
    })),

  reveal: ({ messages }): MyChallengeReveal => ({ messages }),
});
