/** A challenge for one player: with the session's rules and the player's secrets. */
import type { Secrets } from '#engine/rules/checker.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { isOpenToGuests, isPlayed, manifestUnder, type SessionRules } from '#engine/rules/session/session-rules.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { mergeReportingChannels } from '#schemas/reporting-channel.ts';
import type { Phase } from '#schemas/session-clock.ts';
import type { HintPolicy } from '#schemas/session-setup.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import type { ConsoleCaller, Player } from '../access/authentication.ts';
import { playersOnly, ServerError } from '../errors.ts';
import type { DebriefsTold } from '../ledger/debriefs-told.ts';
import type { Progress } from '../ledger/progress.ts';
import type { Challenges } from './challenges.ts';
import type { VariantKey } from './variant-key.ts';
import { createSecretsReader, GUEST } from './variants.ts';

export interface PlayedChallenge {
  readonly checker: RegisteredChallenge['checker'];
  /** The manifest with the session's rules applied. */
  readonly manifest: ChallengeManifest;
  /** The secrets that this player has to find. */
  readonly secrets: Secrets;
  readonly hintPolicy: HintPolicy;
  /** The reporting channel of the player's company; null without one. */
  readonly reporting: WhereToReport | null;
  readonly inSession: boolean;
  /** Practice, which never counts: a guest's play, a replay, a preview. */
  readonly practice: boolean;
  /** Whether the debrief was shown before the solve: the mission is then played as a replay, without points. */
  readonly told: boolean;
  /** Phase of the session; for guests always `running`. */
  readonly phase: Phase;
  /** End of the session in milliseconds since 1970; null while it has not ended. */
  readonly endedAt: number | null;
}

/** The caller: a player, a facilitator in a preview, or neither, which is a guest. */
interface Caller {
  readonly player: Player | null;
  readonly facilitator: ConsoleCaller | null;
}

/**
 * Finds a challenge for its caller. Guests and previews play by the manifest as it is, guests without hints while a session without hints
 * plays it.
 * @param replay number of the replay, which has secrets of its own and is not recorded; allowed for missions that are solved, that the
 * session does not play, and after the end
 * @throws ServerError 401 when the session was deleted, 403 for a replay of a mission that can still earn points and for a guest in a
 * mission for players only, 404 for an unknown challenge
 */
export type FindPlayed = (key: string, caller: Caller, replay?: number) => Promise<PlayedChallenge>;

export interface PlayedDeps {
  readonly challenges: Challenges;
  readonly variantKey: VariantKey;
  readonly progress: Pick<Progress, 'state'>;
  readonly debriefsTold: Pick<DebriefsTold, 'of'>;
  /** @throws ServerError 401 when the session was deleted */
  readonly rulesOf: (session: string) => Promise<SessionRules>;
  /** Whether a running session without hints plays this challenge. */
  readonly isPlayedWithoutHints: (manifest: ChallengeManifest) => Promise<boolean>;
  /** The installation's reporting channel, for guests. */
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
      // A guest gets no hints while a session without hints plays this mission: its players could read them without their token.
      // Facilitators have the notes anyway.
      const hintPolicy = !facilitator && (await deps.isPlayedWithoutHints(manifest)) ? 'none' : 'table';
      return { checker, manifest: manifestUnder(hintPolicy, manifest), secrets, hintPolicy, ...guests };
    }
    const { hintPolicy, reporting, phase, endedAt, ...rules } = await rulesOf(player.session);
    const inSession = isPlayed(rules, manifest);
    // `rules.debriefsTold` is null until a debrief of any mission is shown in the session: nothing of the participant is read then.
    const told = async () =>
      rules.debriefsTold !== null &&
      (rules.debriefsTold.has(key) || (await deps.debriefsTold.of(player.participant)).has(key)) &&
      (await progress.state(player.participant, key)).award === null;
    const isTold = endedAt === null && (await told());
    const winnable = isBeforePlay({ phase, endedAt }) || (inSession && endedAt === null && !isTold);
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

/** Whether play has not begun, also in a session that was archived before it began. */
export function isBeforePlay({ phase, endedAt }: Pick<PlayedChallenge, 'phase' | 'endedAt'>): boolean {
  return phase === 'lobby' || phase === 'prepared' || (phase === 'archived' && endedAt === null);
}

function notSolved(): ServerError {
  return new ServerError(403, 'not-solved', 'Une mission se rejoue une fois réussie.', { field: 'replay' });
}

export function notInSession(): ServerError {
  return new ServerError(403, 'not-in-session', 'Cette mission ne fait pas partie de votre session.');
}
