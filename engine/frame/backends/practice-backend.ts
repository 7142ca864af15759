/** In-memory backend that plays a challenge with its own server part and the server's rules. For Storybook and component tests only. */

import { ApiError } from '#engine/client/api-error.ts';
import {
  afterAttempt,
  afterHint,
  attemptReply,
  type ChallengeState,
  hintsReply,
  openedChallenge,
  UNTOUCHED,
} from '#engine/rules/challenge-state.ts';
import type { Checker } from '#engine/rules/checker.ts';
import { manifestUnder } from '#engine/rules/session/session-rules.ts';
import { createVariant } from '#engine/rules/variant.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { HintPolicy } from '#schemas/session-setup.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import type { ChallengeBackend } from './backend.ts';

export interface PracticeOptions {
  readonly manifest: ChallengeManifest;
  readonly checker: Checker;
  /** At least 32 hexadecimal digits; each seed is another participant. */
  readonly seed?: string;
  /** Initial state of the player; `award` in hundredths of a point. */
  readonly initial?: Partial<ChallengeState>;
  /** Reporting channel of the player's company. */
  readonly reporting?: WhereToReport;
  /** Hint policy of the session. */
  readonly hintPolicy?: HintPolicy;
  /** Methods that fail as without a network; a function is evaluated at each call. */
  readonly failing?: readonly Method[] | (() => readonly Method[]);
  /** Methods that never resolve, to look at pending states. */
  readonly silent?: readonly Method[];
  /** Resolves when a call may be answered; calls for which it returns nothing are answered at once. */
  readonly delay?: (method: Method) => Promise<unknown> | undefined;
}

type Method = Exclude<keyof ChallengeBackend, 'choices' | 'deeds' | 'stop'>;

const SEED = '5eed0000000000000000000000000001';

export function createPracticeBackend({
  manifest: written,
  checker,
  seed = SEED,
  initial,
  reporting,
  hintPolicy = 'table',
  failing = [],
  silent = [],
  delay,
}: PracticeOptions): ChallengeBackend {
  const secrets = checker.secrets(createVariant(seed));
  const manifest = manifestUnder(hintPolicy, written);
  const own = { manifest, checker, secrets, ...(reporting ? { reporting } : {}) };
  let state: ChallengeState = { ...UNTOUCHED, ...initial };

  /** Runs a call; fails or hangs if `failing` or `silent` contains its method. */
  const reach = async <T>(method: Method, work: () => T): Promise<T> => {
    const unreachable = typeof failing === 'function' ? failing() : failing;
    if (silent.includes(method)) await new Promise(() => undefined);
    const delayed = delay?.(method);
    if (delayed) await delayed;
    if (unreachable.includes(method)) throw new ApiError(0, '', 'network');
    return work();
  };

  return {
    open: (_key, page) =>
      reach('open', () => ({ ...openedChallenge(own, state, page), ...(hintPolicy === 'table' ? {} : { hintPolicy }) })),
    hint: (_key, seen) =>
      reach('hint', () => {
        state = afterHint(manifest, state, seen);
        return hintsReply(manifest, secrets, state);
      }),
    attempt: (_key, answer) =>
      reach('attempt', () => {
        const judgement = checker.check(answer, secrets);
        const before = state;
        state = afterAttempt(manifest, before, judgement);
        return attemptReply(own, before, state, judgement);
      }),
    penalise: (_key, points) =>
      reach('penalise', () => {
        // The server refuses a penalty that the manifest does not declare.
        if (points !== manifest.scoring.penalty) throw new ApiError(403, '', 'unknown-penalty');
      }),
  };
}
