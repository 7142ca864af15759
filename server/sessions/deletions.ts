/**
 * Owner of a session, and accounts that may delete it (decision 43). If the installation requires a second person
 * (`CONSOLE_SECOND_PERSON`), the session of another account is deleted by two accounts: one requests it, the owner or another administrator
 * confirms.
 */

import type { Kysely, Selectable, Transaction } from 'kysely';
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import { LEADING_ROLES } from '#schemas/console-constants.ts';
import type { DeletionRequest, SessionDeletion } from '#schemas/session-deletion.ts';
import type { ConsoleCaller } from '../access/authentication.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError, unknownSession } from '../errors.ts';
import { isId, newId } from '../identifiers.ts';
import { nameOf } from '../session-model/session-name.ts';
import { type LastReturnReader, readLosses } from './deletion-losses.ts';
import { type OutlivingData, removeSession } from './remove-session.ts';
import { lockSession, type SessionRow } from './session-rows.ts';

/** Milliseconds for which a request is valid: a colleague who is away for a week still finds it. */
const REQUEST_TTL_MS = 10 * DAY_MS;

type Caller = Pick<ConsoleCaller, 'username' | 'role'>;
type Owned = Pick<SessionRow, 'owner'>;
type Allow = (session: Owned) => void;

export interface Deletions {
  /** @throws ServerError 404 */
  of(session: string): Promise<SessionDeletion>;
  /**
   * Removes the session with its participants, tokens, states and score events.
   * @throws ServerError 404; 409 for another account's session, if a second person is required
   */
  remove(session: string, caller: Caller): Promise<void>;
  /**
   * Requests a deletion. A repeated request of the same account is the same request. @throws ServerError 404; 409 if no request is needed,
   * or another account has requested the deletion
   */
  request(session: string, caller: Caller): Promise<SessionDeletion>;
  /**
   * Withdraws a request; allowed for the account that made it, the owner, and administrators. Without a request nothing happens.
   * @throws ServerError 403, 404
   */
  withdraw(session: string, caller: Caller): Promise<SessionDeletion>;
  /** Removes the session. @param request identifier @throws ServerError 403; 404; 409 for a request that was withdrawn or has expired */
  confirm(session: string, request: string, caller: Caller): Promise<void>;
  /**
   * Gives the session another owner; allowed for the owner and administrators. @throws ServerError 400 for an account that may not lead
   * sessions; 403; 404
   */
  handOver(session: string, owner: string, caller: Caller): Promise<SessionDeletion>;
  removeExpired(): Promise<void>;
}

interface DeletionDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'consoleSecondPerson'>;
  /** Called when a session is deleted. */
  readonly outliving: OutlivingData;
  readonly readLastReturn: LastReturnReader;
  /** Called after every deletion. */
  readonly onChanged: () => void;
}

export function createDeletions({ database, clock, config, outliving, readLastReturn, onChanged }: DeletionDeps): Deletions {
  const { query, kind } = database;
  const { consoleSecondPerson: secondPerson } = config;

  const stateOf = async (reader: Kysely<Tables>, id: string, owner: string | null): Promise<SessionDeletion> => {
    const row = await reader.selectFrom('deletion_requests').selectAll().where('session', '=', id).executeTakeFirst();
    const losses = await readLosses(reader, id, isoTime(clock()).slice(0, 10), readLastReturn);
    return { owner, secondPerson, request: row && isLive(row, clock()) ? requestOf(row) : null, losses };
  };
  /** Runs the work with the session's row locked, so that requests, withdrawals and hand-overs of one session run one after the other. */
  const locked = <T>(id: string, work: (transaction: Transaction<Tables>, session: SessionRow) => Promise<T>): Promise<T> =>
    withRetries(() =>
      query.transaction().execute(async (transaction) => {
        const session = isId(id) ? await lockSession(transaction, id) : undefined;
        if (!session) throw unknownSession();
        return work(transaction, session);
      }),
    );
  /**
   * Removes a session. Lock ordering: participants before their session, so no row of the session may be locked before this call. The owner
   * may change until the session is removed. @param allow throws if the account may not delete a session of this owner
   */
  const removeIn = async (transaction: Transaction<Tables>, id: string, actor: string, allow: Allow, detail: object = {}) => {
    const removed = await removeSession(transaction, kind, id, outliving);
    if (!removed) throw unknownSession();
    allow(removed);
    await audit(transaction, clock, { actor, action: 'session-deleted', subject: id, detail: { ...removed.facts, ...detail } });
  };
  const removing = async (work: (transaction: Transaction<Tables>) => Promise<void>): Promise<void> => {
    await withRetries(() => query.transaction().execute(work));
    onChanged();
  };

  return {
    async of(id) {
      const row = await ownerOf(query, id);
      return stateOf(query, id, row.owner);
    },
    remove: (id, { username }) =>
      removing(async (transaction) => {
        const allow: Allow = ({ owner }) => {
          if (secondPerson && owner !== username) throw needsSecondPerson(owner);
        };
        allow(await ownerOf(transaction, id));
        await removeIn(transaction, id, username, allow);
      }),
    request: (id, { username }) =>
      locked(id, async (transaction, session) => {
        if (!secondPerson || session.owner === username) throw needsNoRequest();
        const state = await stateOf(transaction, id, session.owner);
        if (state.request && state.request.requestedBy !== username) throw alreadyRequested(state.request.requestedBy);
        if (state.request) return state;
        await storeRequest(transaction, clock, session, username);
        return stateOf(transaction, id, session.owner);
      }),
    withdraw: (id, caller) =>
      locked(id, async (transaction, session) => {
        const state = await stateOf(transaction, id, session.owner);
        const { request } = state;
        if (!request) return state;
        if (request.requestedBy !== caller.username && !decides(caller, session)) throw notYours();
        await transaction.deleteFrom('deletion_requests').where('session', '=', id).execute();
        const detail = { ...nameOf(session), requestedBy: request.requestedBy };
        await audit(transaction, clock, { actor: caller.username, action: 'session-deletion-withdrawn', subject: id, detail });
        return { ...state, request: null };
      }),
    confirm: (id, request, caller) =>
      removing(async (transaction) => {
        mustDecide(caller, await ownerOf(transaction, id));
        // The request is deleted first: of two confirmations, or of a confirmation and a withdrawal, only one finds it.
        const taken = await transaction
          .deleteFrom('deletion_requests')
          .where('session', '=', id)
          .where('id', '=', request)
          .where('expires_at', '>', isoTime(clock()))
          .returning('requested_by')
          .executeTakeFirst();
        if (!taken) throw noSuchRequest();
        if (taken.requested_by === caller.username) throw ownRequest();
        await removeIn(transaction, id, caller.username, (session) => mustDecide(caller, session), {
          requestedBy: taken.requested_by,
        });
      }),
    handOver: (id, name, caller) =>
      locked(id, async (transaction, session) => {
        mustDecide(caller, session);
        const owner = await leaderNamed(transaction, name);
        // Without this check an administrator could take over a session and then delete it alone.
        if (secondPerson && owner === caller.username && session.owner !== owner) throw notToOneself();
        await storeOwner(transaction, clock, session, owner, caller.username);
        return stateOf(transaction, id, owner);
      }),
    async removeExpired() {
      await query.deleteFrom('deletion_requests').where('expires_at', '<=', isoTime(clock())).execute();
    },
  };
}

/** Stores a request, and replaces an expired one. @param by username */
async function storeRequest(transaction: Transaction<Tables>, clock: Clock, session: SessionRow, by: string): Promise<void> {
  const now = clock();
  await transaction.deleteFrom('deletion_requests').where('session', '=', session.id).execute();
  await transaction
    .insertInto('deletion_requests')
    .values({
      session: session.id,
      id: newId(now),
      requested_by: by,
      requested_at: isoTime(now),
      expires_at: isoTime(now + REQUEST_TTL_MS),
    })
    .execute();
  const detail = nameOf(session);
  await audit(transaction, clock, { actor: by, action: 'session-deletion-requested', subject: session.id, detail });
}

/** Stores the owner; nothing changes if the account owns the session already. @param actor username */
async function storeOwner(
  transaction: Transaction<Tables>,
  clock: Clock,
  session: SessionRow,
  owner: string,
  actor: string,
): Promise<void> {
  if (owner === session.owner) return;
  await transaction.updateTable('sessions').set({ owner }).where('id', '=', session.id).execute();
  const detail = { ...nameOf(session), from: session.owner, to: owner };
  await audit(transaction, clock, { actor, action: 'session-handed-over', subject: session.id, detail });
}

/** Pending requests of all sessions, by session. @param now milliseconds since 1970 */
export async function readDeletionRequests(query: Database['query'], now: number): Promise<ReadonlyMap<string, DeletionRequest>> {
  const rows = await query.selectFrom('deletion_requests').selectAll().where('expires_at', '>', isoTime(now)).execute();
  return new Map(rows.map((row) => [row.session, requestOf(row)]));
}

type RequestRow = Selectable<Tables['deletion_requests']>;

function isLive({ expires_at }: RequestRow, now: number): boolean {
  return expires_at > isoTime(now);
}

function requestOf({ id, requested_by, requested_at, expires_at }: RequestRow): DeletionRequest {
  return { id, requestedBy: requested_by, requestedAt: requested_at, expiresAt: expires_at };
}

/** @throws ServerError 404 */
async function ownerOf(query: Kysely<Tables>, id: string): Promise<Owned> {
  const row = isId(id) ? await query.selectFrom('sessions').select('owner').where('id', '=', id).executeTakeFirst() : undefined;
  if (!row) throw unknownSession();
  return row;
}

/** Whether the account may confirm a deletion as second person, and hand the session over. */
function decides({ username, role }: Caller, { owner }: Owned): boolean {
  return role === 'administrator' || owner === username;
}

/** @throws ServerError 403 */
function mustDecide(caller: Caller, session: Owned): void {
  if (!decides(caller, session)) throw notYours();
}

/** The username in the spelling of its account. @throws ServerError 400 */
async function leaderNamed(query: Transaction<Tables>, name: string): Promise<string> {
  const accounts = await query.selectFrom('facilitators').select('username').where('role', 'in', LEADING_ROLES).execute();
  const account = accounts.find(({ username }) => username.toLowerCase() === name.trim().toLowerCase());
  if (account) return account.username;
  throw new ServerError(
    400,
    'invalid-field',
    {
      en: `There is no account "${name}" that may lead sessions: write the username of a facilitator or an administrator.`,
      fr: `Aucun compte « ${name} » ne peut animer : écrivez l’identifiant d’un compte d’animation ou d’administration.`,
    },
    { field: 'owner' },
  );
}

function needsSecondPerson(owner: string | null): ServerError {
  return new ServerError(409, 'second-person-needed', {
    en: `This session is ${owner === null ? 'nobody’s' : `${owner}’s`}: request its deletion, and ${owner === null ? 'an' : 'they or an'} administrator confirms it.`,
    fr:
      owner === null
        ? 'Cette session n’est à personne : demandez sa suppression, qu’un compte d’administration confirmera.'
        : `Cette session est à ${owner} : demandez sa suppression, que ce compte ou un compte d’administration confirmera.`,
  });
}

function needsNoRequest(): ServerError {
  return new ServerError(409, 'no-second-person-needed', {
    en: 'No second person is needed to delete this session: delete it.',
    fr: 'Aucune deuxième personne n’est nécessaire pour supprimer cette session : supprimez-la.',
  });
}

function alreadyRequested(by: string): ServerError {
  return new ServerError(409, 'deletion-already-requested', {
    en: `${by} has requested this deletion already.`,
    fr: `${by} a déjà demandé cette suppression.`,
  });
}

function noSuchRequest(): ServerError {
  return new ServerError(409, 'no-deletion-request', {
    en: 'This request was withdrawn or has expired: look at the session again.',
    fr: 'Cette demande a été retirée ou a expiré : regardez la session de nouveau.',
  });
}

function ownRequest(): ServerError {
  return new ServerError(403, 'own-request', {
    en: 'You requested this deletion: another account confirms it.',
    fr: 'Vous avez demandé cette suppression : c’est à un autre compte de la confirmer.',
  });
}

function notYours(): ServerError {
  return new ServerError(403, 'not-the-owner', {
    en: 'The owner of the session or an administrator decides this.',
    fr: 'C’est au compte propriétaire de la session, ou à un compte d’administration, d’en décider.',
  });
}

function notToOneself(): ServerError {
  return new ServerError(403, 'not-to-oneself', {
    en: 'Here a second person confirms deletions: hand the session over to another account than yours.',
    fr: 'Ici, une deuxième personne confirme les suppressions : confiez la session à un autre compte que le vôtre.',
  });
}
