/** A valid manifest of a fictitious challenge, for tests, which override the fields that they depend on. */
import type { ChallengeManifest } from '#schemas/manifest.ts';

export function aManifest(changes: Partial<ChallengeManifest> = {}): ChallengeManifest {
  const key = changes.key ?? 'sample';
  return {
    key,
    version: 1,
    path: `/${key}-challenge`,
    title: 'Échantillon',
    category: 'Sensibilisation',
    difficulty: 'Facile',
    summary: 'Un échantillon.',
    tags: ['Essai'],
    audiences: ['office'],
    themes: ['email'],
    act: 'safe',
    duration: 5,
    skill: 'Essayer',
    objective: 'Trouver.',
    briefing: 'Il était une fois.',
    hints: [{ title: 'Un', text: 'Premier indice.' }],
    scoring: { base: 5, hintStep: 0.5, floor: 0 },
    returnAfter: 0,
    guest: true,
    listed: true,
    debrief: {
      whatHappened: 'Ce qui vient de se passer.',
      whyItWorks: 'Pourquoi cela marche.',
      reflexes: ['Un.', 'Deux.', 'Trois.'],
      tellAColleague: 'À dire.',
      references: [{ publisher: 'ANSSI', title: 'Guide d’hygiène informatique' }],
      intentions: ['Quand un, alors je fais.', 'Quand deux, alors je fais.', 'Quand trois, alors je fais.'],
    },
    retrieval: { question: 'Que fait-on ?', options: ['Un.', 'Deux.', 'Trois.'], answer: 1, because: 'Parce que deux.' },
    ...changes,
  };
}
