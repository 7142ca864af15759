/** Messages of `npm run check-challenge`: stages, counts, results. */
import { meant } from './phrases.ts';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const CHECK = {
  usage: 'Usage: npm run check-challenge -- <key> [--quick | --full]',
  noChallenge: (key: string, near: string | undefined) => `There is no challenge "${key}".${meant(near)}`,
  holds: 'It holds.',
  toMend: (count: number) => `${count} to mend.`,

  notAsked: (stage: string) => `${stage}: not asked before this is mended`,
  stages: {
    registry: 'manifest, files and notes',
    types: 'types, and parts that agree',
    texts: 'texts: French apostrophes and spaces, addresses and numbers that are nobody’s',
    style: 'style, imports and doors',
    own: 'its own tests',
    conformance: 'conformance: wording, hints, 200 variants, wrong answers, who never reads',
    reading: 'reading: words after the solve, and the duration',
    stories: 'stories: every state, axe',
    site: 'by keyboard and by pointer, in the built site; leaks; size',
  },

  failed: (name: string) => `the test "${name}" fails`,
  /** Advice after a failed test, by test file. */
  look: {
    own: 'Look at what this test asks, and which part answers it: challenge.server.ts judges, challenge.tsx shows',
    manifests: 'Look at manifest.json and facilitator-notes.md',
    judgement: 'Look at solve.ts: solve, and lazy for who never reads; then at what is drawn',
    play: 'Look at solve.ts, and at check in challenge.server.ts',
    reading: 'Look at "duration" in manifest.json, and at what reveal.tsx shows before its second heading',
    stories: 'Look at challenge.stories.tsx, and at the state of this name in npm run storybook',
    site: 'Look at walkthrough.ts, and at the names of what the scene shows',
  },

  facts: {
    briefing: 'briefing',
    hints: 'hints',
    debrief: 'debrief',
    reflexes: 'reflexes',
    question: 'question',
    duration: 'duration',
    'own texts': 'own texts',
  },
  toRead: (words: number, seconds: number) => `${counted(words, 'word')}, ${seconds} s to read`,
  hintsCost: (count: number, price: number, base: number) =>
    `${count}, ${count === 1 ? 'which costs' : 'all of them cost'} ${price} of ${counted(base, 'point')}`,
  spread: (times: number) => `longest option ${times.toFixed(1)} times the shortest`,
  durationOf: (minutes: number, needed: number) => `${minutes} min; reading and play need ${needed}`,
  ownOf: (own: number, all: number) => `${own} of ${all}`,

  longBriefing: 'more than a hundred words stand before the scene',
  longDebrief: 'few read so much after a solve',
  manyReflexes: 'three are remembered',
  uneven: 'the right option may show by its length',
  otherDuration: (minutes: number) => `write "duration": ${minutes}`,
  ofKind: (kind: string, places: readonly string[]) => `the others are still those of ${kind}: ${places.join(', ')}`,
};
