/** Messages of a facilitator to players. */
import type { Transaction } from 'kysely';
import type { MessageToPlayers } from '#schemas/cockpit.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { DatabaseKind } from '../database/migration.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError, unknownParticipant, unknownSession } from '../errors.ts';
import { isId } from '../identifiers.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import { textsOf } from '../session-model/stored-texts.ts';
import { appendEvents, holdLog, wasAppended } from './log.ts';

interface Sending {
  readonly transaction: Transaction<Tables>;
  readonly kind: DatabaseKind;
  readonly clock: Clock;
  /** Username of the facilitator. */
  readonly actor: string;
  /** A key that was used before sends nothing; null has no such protection. */
  readonly idempotencyKey: string | null;
}

/** Sends messages, each in a transaction of its own. */
export type Messenger = (
  session: string,
  message: MessageToPlayers,
  by: Pick<Sending, 'actor' | 'idempotencyKey'>,
) => Promise<void>;

/** @returns a function that rejects with a ServerError 400 or 404 */
export function createMessenger({ query, kind }: Database, clock: Clock): Messenger {
  return (session, message, by) =>
    withRetries(() =>
      query.transaction().execute((transaction) => sendMessage({ transaction, kind, clock, ...by }, session, message)),
    );
}

/** Sends a message to a whole session, a team or one participant. @throws ServerError 400, 404 */
async function sendMessage(sending: Sending, session: string, { text: typed, to }: MessageToPlayers): Promise<void> {
  const { transaction, kind, clock, actor, idempotencyKey } = sending;
  const text = cleanText(typed);
  if (!isId(session) || !(await holdLog(transaction, session))) throw unknownSession();
  if (await wasAppended(transaction, session, idempotencyKey)) return;
  const { participant, team } = await receiver(transaction, session, to);
  await audit(transaction, clock, {
    actor,
    action: 'message-sent',
    subject: participant ?? session,
    ...(participant === null ? { detail: { to: team ?? 'everybody' } } : {}),
  });
  const detail = { text, actor, ...(team === null ? {} : { team }) };
  await appendEvents(transaction, kind, [
    { session, kind: 'message', at: isoTime(clock()), participant, detail, key: idempotencyKey },
  ]);
}

interface Receiver {
  readonly participant: string | null;
  readonly team: string | null;
}

async function receiver(query: Transaction<Tables>, session: string, to: MessageToPlayers['to']): Promise<Receiver> {
  if (to === 'all') return { participant: null, team: null };
  if ('team' in to) {
    const { teams } = await query.selectFrom('sessions').select('teams').where('id', '=', session).executeTakeFirstOrThrow();
    if (!textsOf(teams).includes(to.team))
      throw new ServerError(
        400,
        'unknown-team',
        { en: 'to must name a team of the session.', fr: 'to doit nommer une équipe de la session.' },
        { field: 'to' },
      );
    return { participant: null, team: to.team };
  }
  const found = isId(to.participant)
    ? await query
        .selectFrom('participants')
        .select('id')
        .where('id', '=', to.participant)
        .where('session', '=', session)
        .where(IS_PLAYING)
        .executeTakeFirst()
    : undefined;
  if (!found) throw unknownParticipant('to');
  return { participant: found.id, team: null };
}

/** Normalises a text; line breaks are the only control characters allowed. @throws ServerError 400 */
function cleanText(typed: string): string {
  const text = typed.trim().replace(/\r\n?/g, '\n');
  if (!/[^\P{Cc}\n]|\p{Cs}/u.test(text)) return text;
  throw new ServerError(
    400,
    'invalid-field',
    { en: 'text must be plain text.', fr: 'text doit être du texte simple.' },
    { field: 'text' },
  );
}
