/** Details of one participant, with all score events. */
import type { Kysely } from 'kysely';
import { toPoints } from '#engine/rules/scoring.ts';
import { MAX_SCORE_EVENTS } from '#schemas/console-constants.ts';
import type { ParticipantDetails, ParticipantRow } from '#schemas/participants.ts';
import type { Tables } from '../database/tables.ts';
import { unknownParticipant } from '../errors.ts';
import { isId } from '../identifiers.ts';
import { lastMailsTo } from '../session-model/last-mails.ts';
import { REAL_NAME } from '../session-model/real-name.ts';

/** @throws ServerError 404 */
export async function participantDetails(query: Kysely<Tables>, id: string): Promise<ParticipantDetails> {
  const participant = isId(id)
    ? await query
        .selectFrom('participants')
        .innerJoin('sessions', 'sessions.id', 'participants.session')
        .leftJoin('standings', 'standings.participant', 'participants.id')
        .select([
          'participants.id',
          'participants.session',
          'email',
          'participants.name',
          'hidden_name',
          'hidden_at',
          REAL_NAME.as('real_name'),
          'team',
          'participants.created_at',
          'removed_at',
          'merged_into',
          'standings.points',
          'personal_code',
          'personal_codes',
        ])
        .where('participants.id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!participant) throw unknownParticipant();
  const states = await query
    .selectFrom('challenge_states')
    .select(['challenge', 'hints_shown', 'failures', 'solved_at', 'points'])
    .where('participant', '=', id)
    .orderBy('challenge')
    .execute();
  const events = await query
    .selectFrom('score_events')
    .select(['id', 'at', 'kind', 'challenge', 'points', 'reason', 'actor'])
    .where('participant', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SCORE_EVENTS)
    .execute();
  return {
    ...participantRow(participant, states.filter(({ points }) => points !== null).length),
    session: participant.session,
    ...(await lastMailsTo(query, participant.email, participant.session)),
    hiddenName: participant.hidden_at === null ? null : participant.hidden_name,
    personalCode: participant.personal_codes === 1 ? participant.personal_code !== null : null,
    challenges: states.map(({ challenge, hints_shown, failures, solved_at, points }) => ({
      challenge,
      hintsShown: hints_shown,
      failures,
      solvedAt: solved_at,
      points: points === null ? null : toPoints(points),
    })),
    events: events.map((event) => ({ ...event, points: toPoints(event.points) })),
  };
}

interface StoredParticipant {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  /** Name on the list of invited people. */
  readonly real_name: string | null;
  readonly team: string | null;
  readonly created_at: string;
  readonly removed_at: string | null;
  readonly merged_into: string | null;
  /** Score in hundredths; null without a standing. */
  readonly points: number | null;
}

/** @param solved number of solved challenges */
export function participantRow(
  { id, email, name, real_name, team, created_at, removed_at, merged_into, points }: StoredParticipant,
  solved: number,
): ParticipantRow {
  return {
    id,
    username: email,
    name,
    realName: real_name,
    team,
    score: toPoints(points ?? 0),
    solved,
    joinedAt: created_at,
    status: merged_into !== null ? 'merged' : removed_at !== null ? 'removed' : 'playing',
    mergedInto: merged_into,
  };
}
