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
    /** Attached calendar file. */
    calendar: OrNone(Type.String()),
    reply_to: Type.String(),
    created_by: Type.String(),
    created_at: Time,
  },
  mails: {
    id: Identifier,
    mailing: Identifier,
    email: Type.String(),
    /** Appointment whose personal link is created when the mail is sent; null for a mailing with the same text for everybody. */
    appointment: OrNone(Identifier),
    state: Type.Enum([...MAIL_STATES]),
    /** Number of attempts so far. */
    attempts: Type.Integer(),
    /** The mail is not sent before this time. */
    due_at: Time,
    /** Time of the last change of state. */
    changed_at: Time,
    /** The mail server's reply, or the reason why the outcome is unknown. */
    reason: OrNone(Type.String()),
  },
  /** One row: the time of the next mail, and the reason why sending has stopped. */
  mail_queue: {
    id: Type.Integer(),
    next_at: Time,
    /** Number of refusals since the server last accepted a mail. */
    refusals: Type.Integer(),
    stopped_at: OrNone(Time),
    stopped_by: OrNone(Type.Enum([...MAIL_STOPS])),
  },
} as const;
