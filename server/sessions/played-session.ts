/** A session as its player sees it, and the choice of a team. */
import type { PlayedSession } from '#schemas/session-setup.ts';
import type { CallingPlayer, Player } from '../access/authentication.ts';
import { createLimit } from '../access/limit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import { invalidToken, ServerError } from '../errors.ts';
import { keysOf } from '../ledger/debriefs-told.ts';
import { appendEvents } from '../live/log.ts';
import { CLOCK_COLUMNS, isOver, START_COLUMNS, sessionAt, sessionClock } from '../session-model/session-clock.ts';
import { chosenKeys, textsOf } from '../session-model/stored-texts.ts';
import { PROFILE_CHANGES, profileOf } from './own-name.ts';

export interface PlayedSessions {
  /** @throws ServerError 401 when the participant was deleted */
  of(player: Player): Promise<PlayedSession>;
  /** @throws ServerError 400 when the session has no such team; 429 */
  chooseTeam(player: CallingPlayer, team: string): Promise<PlayedSession>;
}

/** @param onChanged called after a choice */
export function createPlayedSessions({ query, kind }: Database, clock: Clock, onChanged: () => void): PlayedSessions {
  const changes = createLimit(clock, PROFILE_CHANGES);
  const of = async ({ participant }: Player): Promise<PlayedSession> => {
    const row = await query
      .selectFrom('participants')
      .innerJoin('sessions', 'sessions.id', 'participants.session')
      .select([
        'sessions.name',
        'sessions.challenges',
        'sessions.hint_policy',
        'sessions.teams',
        'sessions.fleet',
        'sessions.last_event',
        'sessions.debrief',
      ])
      .select([...CLOCK_COLUMNS, ...START_COLUMNS])
      .select(['participants.id', 'participants.team', 'participants.debriefs_told'])
      .select('sessions.debriefs_told as told_to_all')
      .select(({ selectFrom }) =>
        selectFrom('finale_rounds')
          .select('number')
          .whereRef('finale_rounds.session', '=', 'sessions.id')
          .where('number', '=', 1)
          .as('finale'),
      )
      .where('participants.id', '=', participant)
      .executeTakeFirst();
    if (!row) throw invalidToken();
    return {
      name: row.name,
      challenges: chosenKeys(row.challenges),
      hintPolicy: row.hint_policy,
      teams: textsOf(row.teams),
      team: row.team,
      fleet: row.fleet === 1,
      ...(row.finale === null ? {} : { finale: true }),
      ...(row.debrief === null || !isOver(sessionAt(row, clock())) ? {} : { debrief: true }),
      closesAt: row.closes_at,
      room: sessionClock(row, clock()),
      number: row.last_event,
      ...(await toldOf(row)),
    };
  };
  /** Missions that can earn no more points, as their debriefs were shown. */
  const toldOf = async (row: {
    readonly id: string;
    readonly debriefs_told: string | null;
    readonly told_to_all: string | null;
  }) => {
    const told = new Set([...keysOf(row.told_to_all), ...keysOf(row.debriefs_told)]);
    if (told.size === 0) return {};
    const solved = await query
      .selectFrom('challenge_states')
      .select('challenge')
      .where('participant', '=', row.id)
      .where('points', 'is not', null)
      .execute();
    for (const { challenge } of solved) told.delete(challenge);
    return told.size === 0 ? {} : { debriefsTold: [...told] };
  };
  return {
    of,
    async chooseTeam(player, team) {
      const played = await of(player);
      if (!played.teams.includes(team))
        throw new ServerError(
          400,
          'unknown-team',
          'Cette équipe ne fait pas partie de la session. Choisissez-en une dans la liste.',
          { field: 'team' },
        );
      const tooFast = changes.take(player.login);
      if (tooFast) throw tooFast;
      await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          const own = transaction.selectFrom('participants').select('team').where('id', '=', player.participant);
          const before = await (kind === 'postgres' ? own.forUpdate() : own).executeTakeFirst();
          const teams = { from: before?.team ?? null, to: team };
          await transaction.updateTable('participants').set({ team }).where('id', '=', player.participant).execute();
          await appendEvents(transaction, kind, [{ ...profileOf(player, clock), detail: { teams } }]);
        }),
      );
      onChanged();
      return { ...played, team };
    },
  };
}
