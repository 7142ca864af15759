/** Columns of the queue of mails. No backup holds them: a restored copy would write to people again. */
import { Type } from 'typebox';
import { MAIL_STATES, MAIL_STOPS } from '#schemas/console-constants.ts';
import { OrNone } from '#schemas/shapes.ts';
import { Identifier, Time } from './column-types.ts';

export const MAIL_COLUMNS = {
  /** One text to many people: an invitation to a session, or a reminder of a campaign; either `session` or `campaign` is set. */
  mailings: {
    id: Identifier,
    session: OrNone(Identifier),
    campaign: OrNone(Identifier),
    /** Session that a reminder proposes. */
    make_up: OrNone(Identifier),
    subject: Type.String(),
    body: Type.String(),
    /** File of a calendar that goes with it. */
    calendar: OrNone(Type.String()),
    reply_to: Type.String(),
    created_by: Type.String(),
    created_at: Time,
  },
  mails: {
    id: Identifier,
    mailing: Identifier,
    email: Type.String(),
    /** Whose personal link is drawn as the mail is sent; null for a mailing whose text is the same for everybody. */
    appointment: OrNone(Identifier),
    state: Type.Enum([...MAIL_STATES]),
    /** Tries so far. */
    attempts: Type.Integer(),
    /** Not before. */
    due_at: Time,
    /** When its state became what it is. */
    changed_at: Time,
    /** What the mail server said, or why nobody knows what became of it. */
    reason: OrNone(Type.String()),
  },
  /** One row: when the next mail may go, and why none does. */
  mail_queue: {
    id: Type.Integer(),
    next_at: Time,
    /** Refusals since a mail was last taken. */
    refusals: Type.Integer(),
    stopped_at: OrNone(Time),
    stopped_by: OrNone(Type.Enum([...MAIL_STOPS])),
  },
} as const;
