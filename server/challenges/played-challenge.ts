/** A challenge as it is played by this player, in this session. */
import type { Secrets } from '#engine/rules/checker.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { isOpenToGuests, isPlayed, manifestUnder, type SessionRules } from '#engine/rules/session/session-rules.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { mergeReportingChannels } from '#schemas/reporting-channel.ts';
import type { Phase } from '#schemas/session-clock.ts';
import type { HintPolicy } from '#schemas/session-setup.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import type { Player, SignedIn } from '../access/authentication.ts';
import { playersOnly, ServerError } from '../errors.ts';
import type { DebriefsTold } from '../ledger/debriefs-told.ts';
import type { Progress } from '../ledger/progress.ts';
import type { Challenges } from './challenges.ts';
import type { VariantKey } from './variant-key.ts';
import { createSecretsReader, GUEST } from './variants.ts';

export interface PlayedChallenge {
  readonly checker: RegisteredChallenge['checker'];
  /** As it counts in this session. */
  readonly manifest: ChallengeManifest;
  /** What this player has to find. */
  readonly secrets: Secrets;
  readonly hintPolicy: HintPolicy;
  /** Where this player reports, in the own company; null where nothing is set. */
  readonly reporting: WhereToReport | null;
  readonly inSession: boolean;
  /** It never counts: a guest's play, a replay, a preview. */
  readonly practice: boolean;
  /** Its debrief was told before it was solved: it is played as a replay, and earns nothing. */
  readonly told: boolean;
  /** A guest's time never ends. */
  readonly phase: Phase;
  /** When the session ended, in milliseconds since 1970; null before. */
  readonly endedAt: number | null;
}

/** Who plays: a player, a facilitator who looks at a mission, or neither: a guest. */
export interface Caller {
  readonly player: Player | null;
  readonly facilitator: SignedIn | null;
}

/**
 * Guests and previews play under the table's rules.
 * @param replay which replay it is, with other secrets, and recorded nowhere: of what is solved, and of what no points can be won
 * with, since the session does not play it or has ended
 * @throws ServerError 401 when the session was deleted, 403 for a replay of what may still be won and to a guest for what players alone
 * play, 404 for an unknown challenge
 */
export type FindPlayed = (key: string, caller: Caller, replay?: number) => Promise<PlayedChallenge>;

export interface PlayedDeps {
  readonly challenges: Challenges;
  readonly variantKey: VariantKey;
  readonly progress: Pick<Progress, 'state'>;
  readonly debriefsTold: Pick<DebriefsTold, 'of'>;
  /** @throws ServerError 401 when the session was deleted */
  readonly rulesOf: (session: string) => Promise<SessionRules>;
  /** Whether a session that is being played without hints plays it. */
  readonly isPlayedWithoutHints: (manifest: ChallengeManifest) => Promise<boolean>;
  /** The installation's, which guests are told. */
  readonly whereToReport: WhereToReport;
}

export function createFindPlayed(deps: PlayedDeps): FindPlayed {
  const { challenges, variantKey, progress, rulesOf } = deps;
  const secretsOf = createSecretsReader();
  const guests = {
    reporting: mergeReportingChannels(null, deps.whereToReport),
    inSession: true,
    phase: 'running',
    endedAt: null,
    practice: true,
    told: false,
  } as const;
  return async (key, { player, facilitator }, replay) => {
    const challenge = challenges.get(key);
    const { manifest, checker } = challenge;
    if (!player) {
      if (!facilitator && !isOpenToGuests(manifest)) throw playersOnly();
      const secrets = secretsOf(challenge, await variantKey.of(null), GUEST, replay);
      // Who plays without hints could read them by dropping the token; a facilitator has the notes.
      const hintPolicy = !facilitator && (await deps.isPlayedWithoutHints(manifest)) ? 'none' : 'table';
      return { checker, manifest: manifestUnder(hintPolicy, manifest), secrets, hintPolicy, ...guests };
    }
    const { hintPolicy, reporting, phase, endedAt, ...rules } = await rulesOf(player.session);
    const inSession = isPlayed(rules, manifest);
    // Asked of nobody but where somebody was told something.
    const told = async () =>
      rules.debriefsTold !== null &&
      (rules.debriefsTold.has(key) || (await deps.debriefsTold.of(player.participant)).has(key)) &&
      (await progress.state(player.participant, key)).award === null;
    const isTold = endedAt === null && (await told());
    const winnable = phase === 'lobby' || phase === 'prepared' || (inSession && endedAt === null && !isTold);
    if (replay !== undefined && winnable && (await progress.state(player.participant, key)).award === null) throw notSolved();
    const secrets = secretsOf(challenge, await variantKey.of(player.session), player.participant, replay);
    return {
      checker,
      manifest: manifestUnder(hintPolicy, manifest),
      secrets,
      hintPolicy,
      reporting,
      inSession,
      practice: replay !== undefined,
      told: isTold,
      phase,
      endedAt,
    };
  };
}

function notSolved(): ServerError {
  return new ServerError(403, 'not-solved', 'Une mission se rejoue une fois réussie.', { field: 'replay' });
}

export function notInSession(): ServerError {
  return new ServerError(403, 'not-in-session', 'Cette mission ne fait pas partie de votre session.');
}
