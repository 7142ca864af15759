/** What stands in a challenge's texts, counted: what an author judges by eye, beside what has to be within a limit. Pure. */

import { type Messages, messages } from '#engine/author-tools/messages/messages.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { LeftoverTexts } from './leftover-texts.ts';

/** Reading speed in words a minute, on a screen, in a second language or in a hurry (Brysbaert 2019 measured 238 for fluent readers). */
const READ_A_MINUTE = 180;

/** Texts that may well be in the same words: « Écrivez une réponse avant de l’envoyer. » */
const SHARED = 4;

export interface Fact {
  readonly what: keyof Messages['check']['facts'];
  readonly value: string;
  /** What a reader would say of it, where it is out of the usual. */
  readonly doubt?: string;
}

export function textCountsOf(
  { briefing, debrief, hints, duration, scoring, retrieval }: ChallengeManifest,
  { all, left, places, kind }: LeftoverTexts,
): Fact[] {
  const say = messages().check;
  const debriefed = messagesIn([debrief.whatHappened, debrief.whyItWorks, ...debrief.reflexes, debrief.tellAColleague].join(' '));
  const briefed = messagesIn(briefing);
  const price = Math.round(hints.length * scoring.hintStep * 100) / 100;
  const spread = spreadOf(retrieval.options);
  return [
    fact('briefing', say.toRead(briefed, secondsFor(briefed)), briefed > 100 && say.longBriefing),
    fact('hints', say.hintsCost(hints.length, price, scoring.base)),
    fact('debrief', say.toRead(debriefed, secondsFor(debriefed)), debriefed > 330 && say.longDebrief),
    fact('reflexes', `${debrief.reflexes.length}`, debrief.reflexes.length > 4 && say.manyReflexes),
    fact('question', say.spread(spread), spread > 1.9 && say.uneven),
    fact('duration', `${duration} min`),
    fact('own texts', say.ownOf(all - left, all), left > SHARED && say.ofKind(kind, places)),
  ];
}

function fact(what: Fact['what'], value: string, doubt?: string | false): Fact {
  return { what, value, ...(doubt ? { doubt } : {}) };
}

function messagesIn(text: string): number {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []).length;
}

function secondsFor(count: number): number {
  return Math.round((count / READ_A_MINUTE) * 60);
}

function spreadOf(options: readonly string[]): number {
  const lengths = options.map((option) => option.length);
  return Math.max(...lengths) / Math.min(...lengths);
}
