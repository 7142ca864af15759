/** Messages of `npm run check-challenge`: stages, counts, results. */
import { decimal, meant } from './phrases.ts';

const counted = {
  en: (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`,
  fr: (count: number, one: string) => `${decimal(count)} ${one}${count < 2 ? '' : 's'}`,
};

const ENGLISH = {
  usage: 'Usage: npm run check-challenge -- <key> [--quick | --full]',
  noChallenge: (key: string, near: string | undefined) => `There is no challenge "${key}".${meant.en(near)}`,
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
  toRead: (words: number, seconds: number) => `${counted.en(words, 'word')}, ${seconds} s to read`,
  hintsCost: (count: number, price: number, base: number) =>
    `${count}, ${count === 1 ? 'which costs' : 'all of them cost'} ${price} of ${counted.en(base, 'point')}`,
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

const FRENCH: typeof ENGLISH = {
  usage: 'Usage : npm run check-challenge -- <clé> [--quick | --full]',
  noChallenge: (key, near) => `Il n’y a pas de défi « ${key} ».${meant.fr(near)}`,
  holds: 'Tout tient.',
  toMend: (count) => `${count} à corriger.`,

  notAsked: (stage) => `${stage} : à demander quand ceci sera corrigé`,
  stages: {
    registry: 'manifeste, fichiers et notes',
    types: 'types, et parties qui s’accordent',
    texts: 'textes : apostrophes et espaces du français, adresses et numéros qui ne sont à personne',
    style: 'style, imports et portes',
    own: 'ses propres tests',
    conformance: 'conformité : textes, indices, 200 variantes, mauvaises réponses, qui ne lit jamais',
    reading: 'lecture : mots après la réussite, et durée',
    stories: 'stories : chaque état, axe',
    site: 'au clavier et au pointeur, dans le site construit ; fuites ; poids',
  },

  failed: (name) => `le test « ${name} » échoue`,
  look: {
    own: 'Regardez ce qu’il demande, et quelle partie y répond : challenge.server.ts juge, challenge.tsx montre',
    manifests: 'Regardez manifest.json et facilitator-notes.md',
    judgement: 'Regardez solve.ts : solve, et lazy pour qui ne lit jamais ; puis ce qui est tiré',
    play: 'Regardez solve.ts, et check dans challenge.server.ts',
    reading: 'Regardez "duration" dans manifest.json, et ce que reveal.tsx montre avant son deuxième titre',
    stories: 'Regardez challenge.stories.tsx, et l’état de ce nom dans npm run storybook',
    site: 'Regardez walkthrough.ts, et les noms de ce que montre la scène',
  },

  facts: {
    briefing: 'briefing',
    hints: 'indices',
    debrief: 'débrief',
    reflexes: 'réflexes',
    question: 'question',
    duration: 'durée',
    'own texts': 'textes à vous',
  },
  toRead: (words, seconds) => `${counted.fr(words, 'mot')}, ${seconds} s de lecture`,
  hintsCost: (count, price, base) =>
    `${count}, ${count < 2 ? 'au prix de' : 'qui coûtent ensemble'} ${decimal(price)} sur ${counted.fr(base, 'point')}`,
  spread: (times) => `la plus longue option fait ${decimal(Number(times.toFixed(1)))} fois la plus courte`,
  durationOf: (minutes, needed) => `${minutes} min ; la lecture et le jeu en demandent ${needed}`,
  ownOf: (own, all) => `${own} sur ${all}`,

  longBriefing: 'plus de cent mots se tiennent devant la scène',
  longDebrief: 'peu de gens lisent autant après une réussite',
  manyReflexes: 'on en retient trois',
  uneven: 'la bonne option peut se voir à sa longueur',
  otherDuration: (minutes) => `écrivez "duration": ${minutes}`,
  ofKind: (kind, places) => `les autres sont encore ceux de ${kind} : ${places.join(', ')}`,
};

export const CHECK = { en: ENGLISH, fr: FRENCH };
