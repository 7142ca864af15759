/** De `npm run check-challenge` : ses étapes, ce qu’il compte, comment il finit. */
import type { CHECK as ENGLISH } from '#engine/author-tools/messages/english/check.ts';
import { decimal, meant } from './phrases.ts';

const counted = (count: number, one: string) => `${decimal(count)} ${one}${count < 2 ? '' : 's'}`;

export const CHECK: typeof ENGLISH = {
  usage: 'Usage : npm run check-challenge -- <clé> [--quick | --full]',
  noChallenge: (key, near) => `Il n’y a pas de défi « ${key} ».${meant(near)}`,
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
  toRead: (words, seconds) => `${counted(words, 'mot')}, ${seconds} s de lecture`,
  hintsCost: (count, price, base) =>
    `${count}, ${count < 2 ? 'au prix de' : 'qui coûtent ensemble'} ${decimal(price)} sur ${counted(base, 'point')}`,
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
