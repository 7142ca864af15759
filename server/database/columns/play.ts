/** Columns of participants and their play: states, points, judgements, votes, attestations. */
import { Type } from 'typebox';
import { MAX_FAILURES } from '#engine/rules/challenge-state.ts';
import { REASON, SCORE_EVENT_KINDS } from '#schemas/console-constants.ts';
import { APPOINTMENT_KINDS, INTENTION, INTENTION_OUTCOMES, INVITATION_STATES } from '#schemas/return-constants.ts';
import { OrNone } from '#schemas/shapes.ts';
import {
  Actor,
  Award,
  BoardName,
  Challenge,
  Count,
  Day,
  Email,
  Flag,
  Identifier,
  Key,
  NAME_KEY,
  Points,
  Round,
  STORABLE,
  Team,
  Time,
  ToldList,
  text,
} from './column-types.ts';

export const PLAY_COLUMNS = {
  participants: {
    id: Identifier,
    session: Identifier,
    /** Lower case. One participant per session and e-mail. */
    email: Email,
    created_at: Time,
    team: OrNone(Team),
    /** Time of removal by a facilitator, after which there is no standing and no login. */
    removed_at: OrNone(Time),
    /** The participant into whom this one was merged: this e-mail logs in as that participant, who has the points. */
    merged_into: OrNone(Identifier),
    /** Display name on players' boards: generated at joining, then chosen. */
    name: OrNone(BoardName),
    /** The name in lower case, unique in a session: names may not differ in case only. */
    name_key: OrNone(text(NAME_KEY)),
    /** The name that a facilitator hid from the boards; the person may not choose it. Null without a hidden name. */
    hidden_name: OrNone(BoardName),
    /** When the name was hidden; null once the person has chosen another name than the one given as a replacement. */
    hidden_at: OrNone(Time),
    /** scrypt hash of the personal code; null without one. */
    personal_code: OrNone(text({ maxLength: 100 })),
    /** JSON list of the missions whose debriefs were shown to this participant without a solve; null without any. */
    debriefs_told: OrNone(ToldList),
  },
  challenge_states: {
    participant: Identifier,
    challenge: Challenge,
    hints_shown: Count,
    failures: Type.Integer({ minimum: 0, maximum: MAX_FAILURES }),
    /** Time of the first opening; null where it was not recorded. */
    opened_at: OrNone(Time),
    /** Number of granted hints among those shown: they cost nothing. */
    hints_given: Count,
    solved_at: OrNone(Time),
    /** The award of the solve; null before the solve. */
    points: OrNone(Award),
    /** Number of times that a facilitator reopened the mission. */
    round: Count,
    /** Idempotency keys of the last attempts that changed the state (`server/ledger/recent-keys.ts`); no backup holds them. */
    last_attempt: OrNone(Key),
  },
  /** Points of participants. Append-only. */
  score_events: {
    id: Identifier,
    participant: Identifier,
    challenge: OrNone(Challenge),
    kind: Type.Enum([...SCORE_EVENT_KINDS]),
    points: Points,
    reason: text(REASON),
    at: Time,
    idempotency_key: OrNone(Key),
    /** Round of the challenge's state: a solve counts once in each round. */
    round: Count,
    /** The facilitator of a correction; null for events of play. */
    actor: OrNone(Actor),
  },
  /** Totals, kept in the transaction that writes the events. */
  standings: { participant: Identifier, session: Identifier, points: Points, reached_at: Time },
  /** A participant's first answer to each recall question. */
  retrieval_answers: { participant: Identifier, challenge: Challenge, correct: Flag, at: Time },
  /**
   * A participant's first and last judgement of each item of a mission, beside the truth about the item (docs/measure.md). One row for each
   * item, so that a retry counts once. Reported for groups only.
   */
  judgements: {
    participant: Identifier,
    challenge: Challenge,
    /** Field of the answer that the item stands for. */
    item: text({ maxLength: 40 }),
    hostile: Flag,
    /** Whether the first judgement, and the last before the solve, took the item for hostile. */
    first_hostile: Flag,
    last_hostile: Flag,
  },
  /** Rounds of the finale; `item` is a key of `server/finale/messages.ts`. */
  finale_rounds: {
    session: Identifier,
    number: Round,
    item: text({ maxLength: 60 }),
    opened_at: Time,
    closed_at: OrNone(Time),
  },
  /** A participant's judgement in a round of the finale. */
  finale_votes: { participant: Identifier, number: Round, genuine: Flag, at: Time },
  /** A participant's answer to the question of a debriefed mission, as the index of an option. Counted only, never shown with a name. */
  debrief_answers: { participant: Identifier, challenge: Challenge, chosen: Type.Integer({ minimum: 0, maximum: 9 }), at: Time },
  /** Attestations, issued on request, one for each participant. */
  attestations: {
    code: Type.String({ pattern: '^[0-9A-Z-]{8,40}$' }),
    participant: Identifier,
    session: Identifier,
    /** Name as printed. */
    name: text({ maxLength: 120 }),
    issued_at: Time,
    /**
     * JSON object: session, day and solved missions with their minutes, as they are on the paper (`attestations/attestation-rows.ts`). Of
     * earlier releases the minutes of missions by their keys, or null.
     */
    missions: OrNone(Type.String({ maxLength: 200_000, pattern: STORABLE, format: 'object' })),
  },
  /** Days on which players come back (docs/returns.md). At most one of each kind for a participant; deleted with the participant. */
  appointments: {
    id: Identifier,
    participant: Identifier,
    kind: Type.Enum([...APPOINTMENT_KINDS]),
    due_on: Day,
    /** The last day of the return. */
    ends_on: Day,
    /** SHA-256 of the token of the personal link, in base64url. */
    token_hash: Type.String({ pattern: '^[\\w-]{43}$' }),
    /** The participant's intention when the appointment was made. */
    intention: OrNone(text(INTENTION)),
    kept_at: Time,
    /** The participant's own judgement of whether the intention was kept; null before it is given. */
    outcome: OrNone(Type.Enum([...INTENTION_OUTCOMES])),
  },
  /**
   * People whom a campaign asked back, and their refusals. A row stays when the appointment is withdrawn, so that nobody is asked twice.
   */
  return_invitations: {
    participant: Identifier,
    kind: Type.Enum([...APPOINTMENT_KINDS]),
    state: Type.Enum([...INVITATION_STATES]),
    at: Time,
  },
  /** The first answer to each question of a return, as the index of an option, and whether it was right at that time. */
  return_answers: {
    appointment: Identifier,
    challenge: Challenge,
    chosen: Type.Integer({ minimum: 0, maximum: 9 }),
    correct: Flag,
    at: Time,
  },
  /** The same as `judgements`, for missions that a participant plays again at a return. */
  return_judgements: {
    appointment: Identifier,
    challenge: Challenge,
    item: text({ maxLength: 40 }),
    hostile: Flag,
    first_hostile: Flag,
    last_hostile: Flag,
  },
  /** Missions solved at a return: later judgements of a solved mission are not stored. */
  return_solves: { appointment: Identifier, challenge: Challenge, at: Time },
  /**
   * Figures of the returns of a session; drawn up once and then fixed. Without a session: figures of several sessions of a
   * campaign together, or of a deleted one.
   */
  return_tallies: {
    id: Identifier,
    session: OrNone(Identifier),
    campaign: OrNone(Identifier),
    kind: Type.Enum([...APPOINTMENT_KINDS]),
    drawn_at: Time,
    /** Whether the figures compare with the same people's results in the session. */
    compared: Flag,
    /** JSON object, a `ReturnTally`; null for a session whose figures were drawn up together with others. */
    tally: OrNone(Type.String({ maxLength: 1_000_000, pattern: STORABLE, format: 'object' })),
  },
  /** Proofs of attestations whose sessions were deleted: without the paper, nothing in a proof tells whose it is. */
  attestation_proofs: {
    /** SHA-256 of the code, in hexadecimal. */
    code_hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    /** The statements of the paper, encrypted under its code and its name (`attestations/proof-seal.ts`). */
    sealed: Type.String({ maxLength: 2000, pattern: '^[\\w-]{40,}$' }),
    /** The first day on which the proof is no longer valid. */
    ends_on: Day,
  },
} as const;
