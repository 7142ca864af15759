/**
 * Strategies that read nothing, played against a challenge in memory with its own checker: always the first option, the last, the longest,
 * the neighbour's answer, labels learnt from earlier plays, and what its `solve.ts` calls lazy. Pure: it measures, and asserts nothing.
 */
import { fieldOf } from '#engine/rules/answer.ts';
import type { Checker } from '#engine/rules/checker.ts';
import type { ActKind, Choice, ChoiceOption, Picked } from '#engine/rules/choices.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import type { Solution } from '#engine/rules/solution.ts';
import { createVariant } from '#engine/rules/variant.ts';
import type { Answer } from '#schemas/challenges.ts';

export type Measured = Pick<RegisteredChallenge, 'manifest' | 'checker'>;
/** What `solve.ts` exports. */
export interface Played {
  readonly solve: Solution['default'];
  readonly lazy: Solution['lazy'] | undefined;
}

/** The variant of the participant of one seat. */
export function seedOf(seat: number): string {
  return seat.toString(16).padStart(4, '0').repeat(8);
}

/** How a strategy fared over all seats. */
export interface Share {
  readonly wins: number;
  readonly seats: number;
  /** Seats at which its answer counted as unfinished rather than wrong. */
  readonly unfinished: number;
}

/** What one act does that its kind forbids. */
interface ActProblem {
  readonly seat: number;
  readonly field: string;
  readonly text: string;
  readonly act: ActKind;
  readonly outcome: string;
}

/** One seat's draw, and what its participant may do. */
interface Seat {
  readonly index: number;
  readonly choices: readonly Choice[];
  readonly judge: (answer: Answer) => string;
  readonly compose: (picked: Picked) => Answer;
}

/** Kept of one checker: each line of the rule is measured on the same draws. */
let drawn: { readonly checker: Checker; readonly seats: readonly Seat[] } | undefined;

function seatsOf({ checker }: Measured, count: number): readonly Seat[] {
  if (drawn?.checker !== checker || drawn.seats.length !== count)
    drawn = { checker, seats: Array.from({ length: count }, (_, index) => seatOf(checker, index)) };
  return drawn.seats;
}

function seatOf(checker: Checker, index: number): Seat {
  const secrets = checker.secrets(createVariant(seedOf(index)));
  return {
    index,
    choices: checker.choices?.(secrets) ?? [],
    judge: (answer) => checker.check(answer, secrets).outcome,
    compose: (picked) => checker.answerOf?.(picked, secrets) ?? picked,
  };
}

type Take = (choice: Choice, seat: Seat) => ChoiceOption | undefined;

const picked = (seat: Seat, pick: Take): Picked =>
  Object.fromEntries(seat.choices.map((choice) => [choice.field, pick(choice, seat)?.value ?? '']));

const answered = (seat: Seat, pick: Take): Answer => seat.compose(picked(seat, pick));

const safe: Take = ({ options }) => options.find(({ act }) => act === 'safe');

const longest: Take = ({ options }) => options.toSorted((one, other) => other.text.length - one.text.length)[0];

/** Strategies that look at the options alone. */
export const BLIND = {
  first: ({ options }) => options[0],
  last: ({ options }) => options.at(-1),
  longest,
} as const satisfies Readonly<Record<string, Take>>;

function shareOf(seats: readonly Seat[], answerAt: (seat: Seat) => Answer): Share {
  const outcomes = seats.map((seat) => seat.judge(answerAt(seat)));
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  return { wins: count('correct'), seats: seats.length, unfinished: count('neutral') };
}

/** Wins of each strategy that the options of the screen allow. */
export function blindShares(challenge: Measured, count: number): Readonly<Record<keyof typeof BLIND, Share>> {
  const seats = seatsOf(challenge, count);
  const share = (pick: Take) => shareOf(seats, (seat) => answered(seat, pick));
  return { first: share(BLIND.first), last: share(BLIND.last), longest: share(BLIND.longest) };
}

/** Wins of copying the answer that is right at the seat before, as it is sent and as its options are worded. */
export async function neighbourShare({ manifest, checker }: Measured, { solve }: Played, count: number): Promise<Share> {
  const seats = seatsOf({ manifest, checker }, count);
  const rights = await Promise.all(
    seats.map(({ index }) => rightAnswer({ manifest, checker }, solve, createVariant(seedOf(index)))),
  );
  const worded = (seat: Seat) => {
    const before = seats[seat.index - 1] ?? seats.at(-1);
    const told = new Set(before?.choices.map((choice) => safe(choice, before)?.text));
    return answered(seat, ({ options }) => options.find(({ text }) => told.has(text)) ?? options[0]);
  };
  const sent = shareOf(seats, (seat) => rights.at(seat.index - 1) ?? '');
  const said = shareOf(
    seats.filter(({ choices }) => choices.length > 0),
    worded,
  );
  return said.wins > sent.wins ? said : sent;
}

/** What a player who plays like this answers, from what this variant is sent. */
export async function rightAnswer(
  { manifest, checker }: Measured,
  solve: Played['solve'],
  variant: ReturnType<typeof createVariant>,
) {
  const secrets = checker.secrets(variant);
  const pages = (manifest.pages ?? []).map(({ slug }) => [slug, checker.artifacts(secrets, slug)] as const);
  return solve(checker.artifacts(secrets), Object.fromEntries(pages), async (step) => checker.check(step, secrets).output);
}

/**
 * Wins of a script that knows which options were right in this many other plays by their words, and reads nothing else; each seat has plays of
 * its own to learn from, the seats before it.
 */
export function labelsShare(challenge: Measured, count: number, lessons = 10): Share {
  const seats = seatsOf(challenge, count);
  return shareOf(seats, (seat) => {
    const seen = Array.from({ length: lessons }, (_, lesson) => seats.at(seat.index - 1 - lesson)).flatMap((play) =>
      (play?.choices ?? []).flatMap(({ options }) => options),
    );
    const right = new Map<string, number>();
    const shown = new Map<string, number>();
    for (const { text, act } of seen) {
      shown.set(text, (shown.get(text) ?? 0) + 1);
      if (act === 'safe') right.set(text, (right.get(text) ?? 0) + 1);
    }
    // Laplace's rule of succession: a text never seen counts as one of the choice's options.
    const worth = (text: string, of: number) => ((right.get(text) ?? 0) + 1) / ((shown.get(text) ?? 0) + of);
    return answered(seat, ({ options }) =>
      options.toSorted((one, other) => worth(other.text, options.length) - worth(one.text, options.length)).at(0),
    );
  });
}

/**
 * Wins of a script that trusts this many items at random and takes all others for hostile, for the number that fares best; what is neither
 * genuine nor hostile gets one and the same place of its options, the best one, too. It reads nothing.
 */
export function mixedShare(challenge: Measured, count: number): Share {
  const seats = seatsOf(challenge, count);
  const judged = (choice: Choice) => choice.genuine !== undefined;
  const most = Math.max(...seats.map(({ choices }) => choices.filter(judged).length));
  const places = Math.max(1, ...seats.flatMap(({ choices }) => choices.filter((choice) => !judged(choice)).map(optionsIn)));
  const shares = Array.from({ length: most + 1 }, (_, trusted) => trusted).flatMap((trusted) =>
    Array.from({ length: places }, (_, place) =>
      shareOf(seats, (seat) => {
        const variant = createVariant(seedOf(SCRIPT_SEATS + seat.index));
        const fields = new Set(
          variant
            .shuffle(seat.choices.filter(judged))
            .slice(0, trusted)
            .map(({ field }) => field),
        );
        return answered(seat, ({ field, genuine, options }) => {
          if (genuine === undefined) return options[place];
          return fields.has(field)
            ? options.find(({ takenFor }) => takenFor === 'genuine')
            : options.findLast(({ takenFor }) => takenFor === 'hostile');
        });
      }),
    ),
  );
  return shares.toSorted((one, other) => other.wins - one.wins)[0] ?? { wins: 0, seats: count, unfinished: 0 };
}

const optionsIn = ({ options }: Choice) => options.length;

/** Above the numbers of all seats: a script's chance is its own. */
const SCRIPT_SEATS = 10_000;

/**
 * Wins of each of its lazy players. An answer is finished if it has a gesture for each item of a sequence, or an option for each decision of a
 * form, though one of them counts nothing and is asked again.
 */
export async function lazyShares({ manifest, checker }: Measured, { lazy = {} }: Played, count: number) {
  const shares: Record<string, Share> = {};
  for (const [name, player] of Object.entries(lazy)) {
    const outcomes: string[] = [];
    for (let seat = 0; seat < count; seat += 1) {
      const answer = await rightAnswer({ manifest, checker }, player, createVariant(seedOf(seat)));
      const secrets = checker.secrets(createVariant(seedOf(seat)));
      const { outcome } = checker.check(answer, secrets);
      const items = checker.sequence?.(secrets);
      const offered = items?.map(({ id, gestures }) => ({ field: id, options: gestures })) ?? checker.choices?.(secrets) ?? [];
      const whole =
        offered.length > 0 &&
        offered.every(({ field, options }) => options.some(({ value }) => value === fieldOf(answer, field)));
      outcomes.push(outcome === 'neutral' && whole ? 'open' : outcome);
    }
    const of = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
    shares[name] = { wins: of('correct'), seats: count, unfinished: of('neutral') };
  }
  return shares;
}

/**
 * Part of the items that one thing seen without reading tells genuine from false, for each such thing: the best guess for each of its values,
 * or for numbers the best limit. The place in the order is one of them. Empty where nothing is said to be genuine.
 */
export function surfaceShares(challenge: Measured, count: number): Readonly<Record<string, number>> {
  const seen = seatsOf(challenge, count).flatMap(({ choices }) =>
    choices.flatMap(({ genuine, surface }, place) =>
      genuine === undefined
        ? []
        : Object.entries({ place: String(place), ...surface }).map(([name, value]) => ({ name, value, genuine })),
    ),
  );
  const names = [...new Set(seen.map(({ name }) => name))];
  return Object.fromEntries(names.map((name) => [name, bestGuess(seen.filter((item) => item.name === name))]));
}

/** Part of the items that the best guess for each value gets right; of numbers, the best limit. */
export function bestGuess(items: readonly { readonly value: string | number; readonly genuine: boolean }[]): number {
  const numbers = items.flatMap(({ value, genuine }) => (typeof value === 'number' ? [{ value, genuine }] : []));
  if (numbers.length === items.length) return bestLimit(numbers);
  const right = [...new Set(items.map(({ value }) => value))].map((value) => {
    const group = items.filter((item) => item.value === value);
    return larger(group.filter(({ genuine }) => genuine).length, group.length);
  });
  return right.reduce((all, one) => all + one, 0) / items.length;
}

function bestLimit(items: readonly { readonly value: number; readonly genuine: boolean }[]): number {
  const sorted = items.toSorted((one, other) => one.value - other.value);
  const genuine = sorted.filter((item) => item.genuine).length;
  let below = 0;
  let best = larger(genuine, sorted.length);
  for (const [index, item] of sorted.entries()) {
    if (item.genuine) below += 1;
    // A limit lies between two different values.
    if (sorted[index + 1]?.value === item.value) continue;
    best = Math.max(best, larger(index + 1 - below + (genuine - below), sorted.length));
  }
  return best / sorted.length;
}

function larger(part: number, all: number): number {
  return Math.max(part, all - part);
}

/**
 * Acts that do what their kind forbids. From the answer that is safe throughout, one decision is changed at a time: a tolerated act must not
 * count as a failed attempt, an unsafe one must not win.
 */
export function actProblems(challenge: Measured, count: number): readonly ActProblem[] {
  return seatsOf(challenge, count).flatMap((seat) => {
    const right = picked(seat, safe);
    const outcome = seat.judge(seat.compose(right));
    const whole: ActProblem[] = outcome === 'correct' ? [] : [{ seat: seat.index, field: '', text: '', act: 'safe', outcome }];
    const single = seat.choices.flatMap(({ field, options }) =>
      options.flatMap(({ value, text, act }): readonly ActProblem[] => {
        const outcome = seat.judge(seat.compose({ ...right, [field]: value }));
        const forbidden = act === 'unsafe' ? outcome === 'correct' : outcome === 'incorrect';
        return forbidden ? [{ seat: seat.index, field, text, act, outcome }] : [];
      }),
    );
    return [...whole, ...single];
  });
}

/** Whether its server part names its choices. */
export function namesChoices(checker: Checker): boolean {
  return checker.choices !== undefined;
}
