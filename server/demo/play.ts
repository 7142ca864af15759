/** Plays the script through the same services as real players, so that its data is like that of a real session. */
import type { Checker, Secrets } from '#engine/rules/checker.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { LoginPayload, TokenReply } from '#schemas/players.ts';
import type { HintPolicy } from '#schemas/session-setup.ts';
import type { Player } from '../access/authentication.ts';
import type { Tokens } from '../access/tokens.ts';
import type { Database } from '../database/database.ts';
import { ServerError } from '../errors.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { judgedInDemo } from './judged.ts';
import type { Person } from './people.ts';
import { claimStep, readDemo } from './record.ts';
import type { Step } from './script.ts';

/** The services that real players' calls use. */
export interface Doors {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly login: { join(payload: LoginPayload): Promise<TokenReply> };
  readonly playedSessions: { chooseTeam(player: Player, team: string): Promise<unknown> };
  readonly findPlayed: (
    key: string,
    caller: { readonly player: Player; readonly facilitator: null },
  ) => Promise<{
    readonly manifest: ChallengeManifest;
    readonly checker: Pick<Checker, 'choices'>;
    readonly secrets: Secrets;
    readonly inSession: boolean;
    readonly hintPolicy: HintPolicy;
  }>;
  readonly ledger: Ledger;
}

interface Play {
  /** Plays all due steps. @returns time of the next step; null when there is none, or the demo has ended */
  catchUp(now: number, signal: AbortSignal): Promise<number | null>;
}

/** @param at sets the clock of the services, so that each step is recorded at its own time */
export function createPlay(doors: Doors, script: readonly Step[], code: string, at: (moment: number) => void): Play {
  const { database, login, tokens, playedSessions, findPlayed, ledger } = doors;
  const players = new Map<Person, Player>();

  const playerOf = async (person: Person): Promise<Player | undefined> => {
    const known = players.get(person);
    if (known) return known;
    const holder = await tokens.find((await login.join({ email: person.email, code })).token);
    if (holder?.kind !== 'player') return undefined;
    players.set(person, holder);
    return holder;
  };

  const take = async ({ person, act, challenge }: Step): Promise<void> => {
    const player = await playerOf(person);
    if (!player) return;
    if (challenge === undefined) {
      await playedSessions.chooseTeam(player, person.team);
      return;
    }
    const { manifest, checker, secrets, inSession, hintPolicy } = await findPlayed(challenge, { player, facilitator: null });
    if (!inSession) return;
    if (act === 'open') await ledger.opening(player, manifest);
    else if (act !== 'hint') {
      const verdict = act === 'solve' ? 'correct' : 'incorrect';
      const judged = judgedInDemo(checker, secrets, act === 'solve');
      await ledger.attempt(player, manifest, { outcome: verdict, verdict }, judged, null);
    } else if (hintPolicy !== 'none') await ledger.hint(player, manifest, undefined);
  };

  return {
    async catchUp(now, signal) {
      while (!signal.aborted) {
        const record = await readDemo(database);
        const step = record && script[record.done];
        if (!step) return null;
        const due = record.begun + step.at;
        if (due > now) return due;
        if (!(await claimStep(database, record))) continue;
        at(due);
        try {
          await take(step);
        } catch (error) {
          // Expected: a facilitator may have closed the session, removed the player or changed the set-up.
          if (!(error instanceof ServerError)) throw error;
        }
      }
      return null;
    },
  };
}
