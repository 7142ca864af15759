/**
 * The rule of docs/pedagogy.md: a neighbour's answer is of no use; and where the act is one's own, a safe act loses nothing, an unsafe one wins
 * nothing, and no strategy that reads nothing wins. Played in memory, with the server's checker; `exceptions` of a manifest name the lines that
 * it cannot hold.
 */
import { expect, it } from 'vitest';
import { createPracticeBackend } from '#engine/frame/backends/practice-backend.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import type { Explore, Solution } from '#engine/rules/solution.ts';
import type { Answer } from '#schemas/challenges.ts';
import type { RuleLine } from '#schemas/manifest/reporting.ts';
import { messages } from '../../engine/author-tools/messages/messages.ts';
import { bestBlindOrder, sequenceProblems } from './sequence-checks.ts';
import {
  actProblems,
  type BLIND,
  blindShares,
  labelsShare,
  lazyShares,
  type Measured,
  mixedShare,
  namesChoices,
  neighbourShare,
  type Played,
  type Share,
  surfaceShares,
} from './strategies.ts';
import { saysWhatItTakes, truthProblems } from './truths.ts';

const say = messages('rule');

/** Part of the seats that a strategy may win by luck. */
const MAX_WON = 0.1;
/** Part of the seats at which an attacker's exercise may have the neighbour's answer. */
const MAX_COPIED = 0.25;
/** Part of the seats that a script may win that takes all but a few items, chosen at random, for hostile. */
const MAX_MIXED = 0.25;
/** Each is played with every gesture, and in every order of gestures. */
const SEQUENCE_SEATS = 120;
/** Part of the items that one surface feature may tell genuine from false. */
const MAX_TOLD = 0.75;

/**
 * Tests of the block that calls, one for each line of the rule.
 * @param load gives what `solve.ts` exports
 * @param seats how many draws are played; at least 40
 */
export function checkJudgement(challenge: RegisteredChallenge, load: () => Promise<Played>, seats: number): void {
  const exceptions = new Map((challenge.manifest.exceptions ?? []).map(({ rule, because }) => [rule, because]));
  const line = (rule: RuleLine, title: string, test: () => Promise<void> | void) => {
    const because = exceptions.get(rule);
    if (because === undefined) it(title, test);
    else it(`${title}: excepted, as ${because}`, () => expect(because).not.toBe(''));
  };
  const measured: Measured = challenge;

  if (challenge.manifest.act === 'attacker') {
    line('neighbour', `has other answers beside it, at ${seats} seats`, async () => {
      const { wins } = await neighbourShare(measured, await load(), seats);
      if (wins >= seats * MAX_COPIED) throw new Error(say('copied', { percent: Math.round((wins / seats) * 100) }));
    });
    return;
  }

  line('lazy', `is won by no lazy player at ${seats} seats, and none of them leaves a decision out`, async () => {
    const played = await load();
    if (!played.lazy) throw new Error(say('noLazy'));
    for (const [name, share] of Object.entries(await lazyShares(measured, played, seats))) {
      if (share.wins > 0) throw new Error(say('lazyWins', { name, wins: share.wins, seats: share.seats }));
      if (share.unfinished > 0)
        throw new Error(say('lazyUnfinished', { name, unfinished: share.unfinished, seats: share.seats }));
    }
  });

  line('choices', 'names its choices, with what each of their acts is', () => {
    if (!namesChoices(challenge.checker)) throw new Error(say('noChoices'));
  });

  if (namesChoices(challenge.checker)) {
    let problems: ReturnType<typeof actProblems> | undefined;
    const acts = () => {
      problems ??= actProblems(measured, seats);
      return problems;
    };
    line('safe-act', 'loses nothing by a safe or a tolerated act', () => {
      const [found] = acts().filter(({ act }) => act !== 'unsafe');
      if (found?.field === '') throw new Error(say('safeOptionsLose', { outcome: found.outcome, seat: found.seat }));
      if (found) throw new Error(say('safeActLoses', { seat: found.seat, field: found.field, text: found.text }));
    });
    line('unsafe-act', 'is not won with an unsafe act', () => {
      const [found] = acts().filter(({ act }) => act === 'unsafe');
      if (found) throw new Error(say('unsafeActWins', { seat: found.seat, field: found.field, text: found.text }));
    });
    for (const name of ['first', 'last', 'longest'] as const satisfies readonly (keyof typeof BLIND)[])
      line(name, `is not won by the ${name} option at ${seats} seats`, () =>
        expectSeldom(blindShares(measured, seats)[name], name),
      );
    line('labels', `is not won by the words of ten earlier plays at ${seats} seats`, () =>
      expectSeldom(labelsShare(measured, seats), 'labels'),
    );
    if (challenge.checker.sequence) {
      const some = Math.min(seats, SEQUENCE_SEATS);
      it(`judges each item of its sequence by itself, at ${some} seats`, () =>
        expect(sequenceProblems(measured, some)).toEqual([]));
      it(`is not won without a failed attempt by one order of gestures, at ${seats} seats`, () =>
        expect(bestBlindOrder(measured, seats)).toBeLessThan(MAX_WON));
      it(`is not won by taking all but a few items for hostile, at ${seats} seats`, () =>
        expect(mixedShare(measured, seats).wins).toBeLessThan(seats * MAX_MIXED));
    }
    line('surface', 'tells genuine from false by no single surface feature', () => {
      for (const [name, told] of Object.entries(surfaceShares(measured, seats)))
        if (told > MAX_TOLD) throw new Error(say('surfaceTells', { name, percent: Math.round(told * 100) }));
    });
    if (saysWhatItTakes(measured))
      line('truth', 'says what its acts take an item for, by the acts alone', () => {
        const [found] = truthProblems(measured, seats);
        if (found) throw new Error(say(`truths.${found.kind}`, { field: found.field, text: found.text }));
      });
  }

  line('neighbour', `is not won by the neighbour's answer at ${seats} seats`, async () =>
    expectSeldom(await neighbourShare(measured, await load(), seats), 'neighbour'),
  );
}

/** @param strategy phrase `strategies` of the messages */
function expectSeldom({ wins, seats }: Share, strategy: string): void {
  if (wins >= seats * MAX_WON) throw new Error(say('blindWins', { strategy, wins, seats }));
}

/** What a player who plays like this answers, and whether it is right; through the practice backend, with the rules of the server. */
export async function played(
  { manifest, checker }: RegisteredChallenge,
  seed: string,
  find: Solution['default'],
): Promise<{ readonly answer: Answer; readonly correct: boolean }> {
  const backend = createPracticeBackend({ manifest, checker, seed });
  const opened = async (page?: string) => (await backend.open(manifest.key, page)).artifacts;
  const pages = await Promise.all((manifest.pages ?? []).map(async ({ slug }) => [slug, await opened(slug)] as const));
  const send = (answer: Answer) => backend.attempt(manifest.key, answer, 'key');
  const explore: Explore = async (answer) => (await send(answer)).output;
  const answer = await find(await opened(), Object.fromEntries(pages), explore);
  return { answer, correct: (await send(answer)).correct };
}
