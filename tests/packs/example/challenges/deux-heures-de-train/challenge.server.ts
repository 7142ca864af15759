import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { TrainArtifacts, TrainOutput, TrainReveal } from './artifacts.ts';
import { HAPPENINGS, type Happening } from './moments.server.ts';

const HOURS = ['14 h 05', '14 h 32', '15 h 10', '15 h 47'] as const;

const rightOf = ({ genuine, go, otherwise }: Happening) => (genuine ? go : otherwise);

export default defineChecker({
  secrets(variant) {
    const genuine = variant.integer(1, 2);
    const some = (wanted: boolean, count: number) =>
      variant.shuffle(HAPPENINGS.filter((happening) => happening.genuine === wanted)).slice(0, count);
    const drawn = variant.shuffle([...some(true, genuine), ...some(false, HOURS.length - genuine)]);
    // No place is right more than twice, so that the same letter four times is always wrong.
    const places = variant.shuffle([0, 0, 1, 1, 2, 2]);
    return {
      moments: drawn.map((happening, index) => {
        const right = rightOf(happening);
        const others = variant.shuffle([happening.go, happening.otherwise, happening.stop].filter((text) => text !== right));
        const texts = others.toSpliced(places[index] ?? 0, 0, right);
        return { id: `moment${index + 1}`, at: HOURS[index] ?? '', happening, texts };
      }),
    };
  },

  artifacts: ({ moments }): TrainArtifacts => ({
    moments: moments.map(({ id, at, happening: { situation }, texts }) => ({
      id,
      at,
      situation: frenchSpaces(situation),
      gestures: texts.map((label, place) => ({ value: 'abc'.charAt(place), label: frenchSpaces(label) })),
    })),
  }),

  /** Every moment needs a gesture. Who lets too much happen and who stops too much are told apart. */
  check(answer: Answer, { moments }) {
    const done = moments.map(({ id, happening, texts }) => ({
      happening,
      text: texts.find((_, place) => 'abc'.charAt(place) === fieldOf(answer, id)),
    }));
    if (done.some(({ text }) => text === undefined)) return neutral('incomplete');
    const wrong = done.filter(({ happening, text }) => text !== rightOf(happening));
    if (wrong.length === 0) return correct();
    const output: TrainOutput = { right: done.length - wrong.length, of: done.length };
    const trusting = wrong.filter(({ happening, text }) => text === happening.go).length;
    if (trusting === wrong.length) return incorrect('too-trusting', output);
    return trusting === 0 ? incorrect('too-wary', output) : incorrect('incorrect', output);
  },

  choices: ({ moments }) =>
    moments.map(({ id, at, happening, texts }) => ({
      field: id,
      genuine: happening.genuine,
      surface: { hour: at, length: happening.situation.length },
      options: texts.map((text, place) => ({
        value: 'abc'.charAt(place),
        text,
        act: text === rightOf(happening) ? 'safe' : 'unsafe',
      })),
    })),

  reveal: ({ moments }): TrainReveal => ({
    moments: moments.map(({ at, happening }) => ({
      shown: frenchSpaces(
        `${at}, ${happening.name.charAt(0).toLowerCase()}${happening.name.slice(1)} : « ${rightOf(happening)} »`,
      ),
      truth: frenchSpaces(happening.because),
      genuine: happening.genuine,
    })),
  }),
});
