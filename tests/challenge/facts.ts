/** What stands in a challenge's texts, counted: what an author judges by eye, beside what has to be within a limit. Pure. */
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { OwnTexts } from './own-texts.ts';

/** Words a minute of somebody who reads on a screen, in a second language or in a hurry (Brysbaert 2019 measured 238 for fluent readers). */
const READ_A_MINUTE = 180;

/** Texts that may well be in the same words: « Écrivez une réponse avant de l’envoyer. » */
const SHARED = 2;

export interface Fact {
  readonly what: string;
  readonly value: string;
  /** What a reader would say of it, where it is out of the usual. */
  readonly doubt?: string;
}

export function factsOf(
  { briefing, debrief, hints, duration, scoring, retrieval }: ChallengeManifest,
  { all, left, places, kind }: OwnTexts,
): Fact[] {
  const debriefed = wordsIn([debrief.whatHappened, debrief.whyItWorks, ...debrief.reflexes, debrief.tellAColleague].join(' '));
  const briefed = wordsIn(briefing);
  const price = Math.round(hints.length * scoring.hintStep * 100) / 100;
  const spread = spreadOf(retrieval.options);
  return [
    fact(
      'briefing',
      `${briefed} words, ${seconds(briefed)} to read`,
      briefed > 100 && 'more than a hundred words stand before the scene',
    ),
    fact('hints', `${hints.length}, all of them cost ${price} of ${scoring.base} points`),
    fact('debrief', `${debriefed} words, ${seconds(debriefed)} to read`, debriefed > 330 && 'few read so much after a solve'),
    fact('reflexes', `${debrief.reflexes.length}`, debrief.reflexes.length > 4 && 'three are remembered'),
    fact(
      'question',
      `longest option ${spread.toFixed(1)} times the shortest`,
      spread > 1.9 && 'the right option may show by its length',
    ),
    fact('duration', `${duration} min`),
    fact('own texts', `${all - left} of ${all}`, left > SHARED && `the others are still those of ${kind}: ${places.join(', ')}`),
  ];
}

function fact(what: string, value: string, doubt?: string | false): Fact {
  return { what, value, ...(doubt ? { doubt } : {}) };
}

function wordsIn(text: string): number {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []).length;
}

function seconds(words: number): string {
  return `${Math.round((words / READ_A_MINUTE) * 60)} s`;
}

function spreadOf(options: readonly string[]): number {
  const lengths = options.map((option) => option.length);
  return Math.max(...lengths) / Math.min(...lengths);
}
