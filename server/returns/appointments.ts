/** Appointments: a player's own day to come back, with a personal link that opens the return. */

import type { Kysely, Transaction } from 'kysely';
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import { APPOINTMENT_KINDS, type AppointmentKind } from '#schemas/return-constants.ts';
import type { Appointment, KeptAppointment, OwnAppointments } from '#schemas/returns.ts';
import type { Player } from '../access/authentication.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { isOrphan, withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { invalidToken, ServerError } from '../errors.ts';
import { newId, tokenHash } from '../identifiers.ts';
import { lockParticipants } from '../ledger/lock.ts';
import { isPlaying, noLongerPlaying } from '../session-model/playing.ts';
import { lastActivity } from '../session-model/retention.ts';
import { decline, readAnnounced } from './announced.ts';
import { datesOf } from './days.ts';

export interface Appointments {
  /** @throws ServerError 401 when the session was deleted */
  of(player: Player): Promise<OwnAppointments>;
  /**
   * Makes an appointment; its days are counted from today. Idempotent for one token.
   * @throws ServerError 401; 403 if the session would be deleted before the return ends; 409 if the appointment exists with another link
   */
  keep(player: Player, wanted: KeptAppointment): Promise<Appointment>;
  /** Withdraws the appointment with all answers of its return, and declines the return if a campaign set it. Idempotent. */
  withdraw(participant: string, kind: AppointmentKind): Promise<void>;
  /** For a merge, within the caller's transaction: moves appointments of kinds that the remaining participant has not kept, nor declined. */
  handOver(transaction: Transaction<Tables>, from: string, into: string): Promise<void>;
}

/** @param retentionDays days without activity after which a session is deleted; null keeps sessions */
export function createAppointments(database: Database, clock: Clock, retentionDays: number | null): Appointments {
  const { query, kind: databaseKind } = database;
  const offeredIn = async (session: string) => {
    const offered = APPOINTMENT_KINDS.map((kind) => datesOf(kind, clock()));
    if (retentionDays === null) return offered;
    const active = await lastActivity(query, session);
    if (active === null) throw invalidToken();
    return offered.filter(({ endsOn }) => Date.parse(endsOn) + DAY_MS <= active + retentionDays * DAY_MS);
  };
  const kept = (transaction: Kysely<Tables>, participant: string) =>
    transaction.selectFrom('appointments').selectAll().where('participant', '=', participant).orderBy('due_on').execute();
  return {
    async of({ participant, session }) {
      const [rows, offered, campaign] = await Promise.all([
        kept(query, participant),
        offeredIn(session),
        readAnnounced(query, participant),
      ]);
      return {
        campaign,
        appointments: rows.map(appointmentOf),
        offered: offered.filter(({ kind }) => rows.every((row) => row.kind !== kind)),
      };
    },
    async keep({ participant, session }, { kind, token, intention }) {
      const dates = (await offeredIn(session)).find((offered) => offered.kind === kind);
      const write = () =>
        query.transaction().execute(async (transaction) => {
          const locked = await lockParticipants(transaction, databaseKind, [participant], 'play');
          const now = locked.get(participant);
          if (!isPlaying(now)) throw noLongerPlaying(now);
          const hash = tokenHash(token);
          if (dates)
            await transaction
              .insertInto('appointments')
              .values({
                id: newId(clock()),
                participant,
                kind,
                due_on: dates.dueOn,
                ends_on: dates.endsOn,
                token_hash: hash,
                intention: intention === '' ? null : intention,
                kept_at: isoTime(clock()),
              })
              .onConflict((conflict) => conflict.doNothing())
              .execute();
          const rows = await kept(transaction, participant);
          const stored = rows.find((row) => row.kind === kind);
          if (stored?.token_hash === hash) return appointmentOf(stored);
          throw stored ? alreadyKept() : dates ? tokenTaken() : notOffered();
        });
      try {
        return await withRetries(write);
      } catch (error) {
        throw isOrphan(error) ? invalidToken() : error;
      }
    },
    async withdraw(participant, kind) {
      await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          await decline(transaction, participant, [kind], isoTime(clock()));
          await transaction.deleteFrom('appointments').where('participant', '=', participant).where('kind', '=', kind).execute();
        }),
      );
      await database.overwriteDeleted();
    },
    async handOver(transaction, from, into) {
      const invitations = transaction.selectFrom('return_invitations').select('kind').where('participant', '=', into);
      const declined = invitations.where('state', '=', 'declined');
      for (const table of ['appointments', 'return_invitations'] as const) {
        const own = transaction.selectFrom(table).select('kind').where('participant', '=', into);
        await transaction
          .updateTable(table)
          .set({ participant: into })
          .where('participant', '=', from)
          .where('kind', 'not in', own)
          .where('kind', 'not in', declined)
          .execute();
      }
    },
  };
}

type Row = Pick<Tables['appointments'], 'kind' | 'due_on' | 'ends_on' | 'intention'>;

function appointmentOf({ kind, due_on, ends_on, intention }: Row): Appointment {
  return { kind, dueOn: due_on, endsOn: ends_on, intention };
}

function alreadyKept(): ServerError {
  return new ServerError(
    409,
    'appointment-kept',
    'Ce rendez-vous est déjà pris, avec un autre lien. Retirez-le pour en prendre un nouveau.',
    { field: 'kind' },
  );
}

function tokenTaken(): ServerError {
  return new ServerError(409, 'token-taken', 'Ce lien sert déjà à un autre rendez-vous.', { field: 'token' });
}

function notOffered(): ServerError {
  return new ServerError(
    403,
    'return-not-offered',
    'Ce retour n’est pas proposé : les données de la session seront effacées avant sa fin.',
    { field: 'kind' },
  );
}
