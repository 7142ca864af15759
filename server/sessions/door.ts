/** The door of a session: refused logins and waiting newcomers, on which a facilitator decides, and participants with several devices. */
import type { Transaction } from 'kysely';
import { ALLOW_LIST } from '#schemas/console-constants.ts';
import { type Door, type DoorDecision, MAX_ON_SEVERAL_DEVICES } from '#schemas/door.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import { inOneTrip } from '../database/one-trip.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError, unknownSession } from '../errors.ts';
import { isId } from '../identifiers.ts';
import { appendEvents } from '../live/log.ts';
import { isEmail, isStorableEmail, normaliseEmail } from '../session-model/emails.ts';
import { readInvitations } from './allow-list.ts';
import { comesByAccount } from './arrivals.ts';
import type { RefusedLogins } from './refused-logins.ts';
import { lockSession } from './session-rows.ts';
import { decideAtTheDoor, readWaiting, removeExpired } from './waiting-people.ts';

export interface Doors {
  /** @throws ServerError 404 */
  of(session: string): Promise<Door>;
  /**
   * Adds a refused address to the session's list, so that its next login works. If the address is on the list already, nothing changes.
   * @throws ServerError 404 for an unknown session, and for an address that was not refused; 409 for a removed participant and a full list
   */
  letIn(session: string, typed: string, actor: string): Promise<Door>;
  /** Deletes a refusal; another login of that address is recorded again. @throws ServerError 404 */
  dismiss(session: string, typed: string): Promise<Door>;
  /**
   * Lets newcomers in, or refuses them; their next login gets that reply. Idempotent. @throws ServerError 400 for an invalid address; 404
   */
  decide(session: string, decision: DoorDecision, actor: string): Promise<Door>;
  /** Deletes waiting newcomers whose page has stopped retrying, and refusals past their time. */
  removeExpired(): Promise<void>;
}

/** @param onChanged called after a list was changed */
export function createDoors(
  { query, kind }: Database,
  clock: Clock,
  refused: RefusedLogins,
  mustExist: (session: string) => Promise<void>,
  onChanged: () => void,
): Doors {
  const read = async (session: string): Promise<Door> => ({
    byAccount: await comesByAccount(query, 'id', session),
    refused: await refused.of(session),
    waiting: await readWaiting(query, session, clock()),
    devices: await readDevices(query, session, isoTime(clock())),
  });
  const forget = (transaction: Transaction<Tables> | Database['query'], session: string, email: string) =>
    transaction
      .deleteFrom('refused_logins')
      .where('session', '=', session)
      .where('email', '=', email)
      .returning('email')
      .executeTakeFirst();
  return {
    async of(session) {
      await mustExist(session);
      return read(session);
    },
    async letIn(session, typed, actor) {
      const email = normaliseEmail(typed);
      await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          const row = isId(session) ? await lockSession(transaction, session) : undefined;
          if (!row) throw unknownSession();
          const person = await transaction
            .selectFrom('participants')
            .select('removed_at')
            .where('session', '=', session)
            .where('email', '=', email)
            .executeTakeFirst();
          if (person && person.removed_at !== null) throw wasRemoved();
          const wasRefused = await forget(transaction, session, email);
          const invitations = await inOneTrip(transaction, (send) => readInvitations(transaction, send, [{ session, email }]));
          if (invitations(session, email)) return;
          if (!wasRefused) throw notRefused();
          const { count } = await transaction
            .selectFrom('allowed_players')
            .select((eb) => eb.fn.countAll().as('count'))
            .where('session', '=', session)
            .executeTakeFirstOrThrow();
          if (Number(count) >= ALLOW_LIST.maxItems) throw listFull();
          await transaction.insertInto('allowed_players').values({ session, entry: email, team: null, name: null }).execute();
          await audit(transaction, clock, {
            actor,
            action: 'session-changed',
            subject: session,
            detail: { changed: ['allowed'] },
          });
          await appendEvents(transaction, kind, [{ session, at: isoTime(clock()), kind: 'setup', detail: { actor } }]);
        }),
      );
      onChanged();
      return read(session);
    },
    async decide(session, { action, email: typed }, actor) {
      const email = typed === null ? null : normaliseEmail(typed);
      if (email !== null && !(isEmail(email) && isStorableEmail(email))) throw notAnAddress();
      const state = action === 'let-in' ? 'let-in' : 'refused';
      await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          const row = isId(session) ? await lockSession(transaction, session) : undefined;
          if (!row) throw unknownSession();
          const count = await decideAtTheDoor(transaction, { session, email, state }, clock());
          if (count === 0) return;
          await audit(transaction, clock, { actor, action: `door-${state}`, subject: session, detail: { count } });
        }),
      );
      return read(session);
    },
    async removeExpired() {
      await removeExpired(query, clock());
      await refused.removeExpired();
    },
    async dismiss(session, typed) {
      await mustExist(session);
      await forget(query, session, normaliseEmail(typed));
      return read(session);
    },
  };
}

/** Participants with more than one valid login. A second login on the same device counts too: the server cannot recognise it. */
async function readDevices(query: Database['query'], session: string, now: string): Promise<Door['devices']> {
  const rows = await query
    .selectFrom('participants')
    .innerJoin('tokens', 'tokens.participant', 'participants.id')
    .select(['participants.id', 'tokens.created_at'])
    .where('participants.session', '=', session)
    .where('participants.removed_at', 'is', null)
    .where('tokens.expires_at', '>', now)
    .where('participants.id', 'in', (inner) =>
      inner
        .selectFrom('participants as p')
        .innerJoin('tokens as t', 't.participant', 'p.id')
        .select('p.id')
        .where('p.session', '=', session)
        .where('t.expires_at', '>', now)
        .groupBy('p.id')
        .having((eb) => eb.fn.countAll(), '>', 1)
        .orderBy((eb) => eb.fn.max('t.created_at'), 'desc')
        .limit(MAX_ON_SEVERAL_DEVICES),
    )
    .orderBy('tokens.created_at')
    .execute();
  const logins = new Map<string, string[]>();
  for (const { id, created_at: at } of rows) logins.set(id, [...(logins.get(id) ?? []), at]);
  return [...logins]
    .map(([participant, times]) => ({ participant, logins: times.length, since: times[1] ?? times[0] ?? now }))
    .sort((a, b) => (a.since < b.since ? 1 : -1));
}

const wasRemoved = () =>
  new ServerError(
    409,
    'removed',
    {
      en: 'This person was removed from the session: reinstate them on their page under Participants.',
      fr: 'Cette personne a été retirée de la session : réintégrez-la sur sa page, sous Participants.',
    },
    { field: 'email' },
  );
const notAnAddress = () =>
  new ServerError(
    400,
    'invalid-email',
    {
      en: 'email must be an address, as in prenom.nom@entreprise.example.',
      fr: 'email doit être une adresse, comme prenom.nom@entreprise.example.',
    },
    { field: 'email' },
  );
const notRefused = () =>
  new ServerError(
    404,
    'not-refused',
    {
      en: 'No login with this address was refused in the last half hour. Add it to the list under Edit.',
      fr: 'Aucune connexion avec cette adresse n’a été refusée depuis une demi-heure. Ajoutez-la à la liste, sous Modifier.',
    },
    { field: 'email' },
  );
const listFull = () =>
  new ServerError(
    409,
    'list-full',
    {
      en: `The list has ${ALLOW_LIST.maxItems} entries, and takes no more. Remove one under Edit.`,
      fr: `La liste compte ${ALLOW_LIST.maxItems} entrées, et n’en prend pas d’autre. Retirez-en une, sous Modifier.`,
    },
    { field: 'email' },
  );
