/** One mission as one player plays it: opened, perhaps with a hint and wrong answers, then solved. */
import { newKey } from '#engine/client/new-key.ts';
import type { ChallengeBackend } from '#engine/frame/backends/backend.ts';
import type { Artifacts } from '#engine/rules/checker.ts';
import type { Answer, AttemptReply } from '#schemas/challenges.ts';
import type { Mission } from './missions.ts';

/** What the server has acknowledged to one player. */
export interface Tally {
  readonly email: string;
  solves: number;
  failures: number;
  hints: number;
}

/** Share of the missions for which a hint is asked. */
const HINTED = 0.35;
/** Wrong answers to a mission, at most; each number is equally likely. */
const MOST_WRONG = 2;

export interface Sitting {
  /** Whether an act of it is under way. */
  isBusy(): boolean;
  isOver(): boolean;
  /** Whether something was sent whose reply is not known. */
  isUncertain(): boolean;
  /** Does the next thing; does it again at the next call if it failed. Rejects with an `ApiError`. */
  act(): Promise<void>;
}

interface Played {
  readonly mission: Mission;
  readonly backend: ChallengeBackend;
  readonly tally: Tally;
  readonly onSolved: (reply: AttemptReply) => void;
  readonly onPenalty: (points: number) => void;
}

export function beginSitting({ mission, backend, tally, onSolved, onPenalty }: Played): Sitting {
  const { key, pages, hints, penalty, solve, wrong } = mission;
  let opened: { readonly artifacts: Artifacts; readonly pages: Readonly<Record<string, Artifacts>> } | undefined;
  let seen = 0;
  /** The answer that was sent and is not acknowledged: sent again, it has the same key, as in `useAttempts` of the frame. */
  let unconfirmed: { readonly answer: Answer; readonly once: string } | undefined;
  let hintAsked = false;
  let busy = false;

  const open = async () => {
    const { artifacts, hints: shown } = await backend.open(key);
    const others = await Promise.all(pages.map(async (slug) => [slug, (await backend.open(key, slug)).artifacts] as const));
    seen = shown.length;
    opened = { artifacts, pages: Object.fromEntries(others) };
  };
  const send = async (answer: () => Answer | Promise<Answer>): Promise<AttemptReply> => {
    unconfirmed ??= { answer: await answer(), once: newKey() };
    const reply = await backend.attempt(key, unconfirmed.answer, unconfirmed.once);
    unconfirmed = undefined;
    return reply;
  };
  const askHint = async () => {
    hintAsked = true;
    seen = (await backend.hint(key, seen)).hints.length;
    hintAsked = false;
    tally.hints += 1;
  };
  const answerWrong = async () => {
    const reply = await send(() => wrong);
    if (reply.correct) throw new Error(`the wrong answer of ${key} is right`);
    tally.failures += 1;
    if (penalty !== undefined) onPenalty(penalty);
  };
  const answerRight = async () => {
    if (!opened) throw new Error(`${key} is not opened`);
    const { artifacts, pages: others } = opened;
    const explore = async (answer: Answer) => (await backend.attempt(key, answer, newKey())).output;
    const reply = await send(() => solve(artifacts, others, explore));
    if (!reply.correct) throw new Error(`the answer of solve.ts to ${key} is wrong`);
    tally.solves += 1;
    onSolved(reply);
  };
  const wrongs = Array.from({ length: Math.floor(Math.random() * (MOST_WRONG + 1)) }, () => answerWrong);
  const steps = [open, ...(hints > 0 && Math.random() < HINTED ? [askHint] : []), ...wrongs, answerRight];

  return {
    isBusy: () => busy,
    isOver: () => steps.length === 0,
    isUncertain: () => unconfirmed !== undefined || hintAsked,
    async act() {
      busy = true;
      try {
        await steps[0]?.();
        steps.shift();
      } finally {
        busy = false;
      }
    },
  };
}
