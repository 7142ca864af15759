/** Mails that the server sends for a facilitator: one text to many people, once to each person (docs/mail.md). */
import { type Static, Type } from 'typebox';
import { MAIL_STATES, MAIL_STOPS, MAIL_SUBJECT, MAIL_TEXT, TEAM, USUAL_PAGE, VENUE } from './console-constants.ts';
import { EMAIL } from './constants.ts';
import { closed, ID, Moment, OrNone } from './shapes.ts';

const Count = Type.Integer({ minimum: 0 });

const CalendarSchema = Type.Object(
  {
    session: Type.String({ ...ID, description: 'Identifier: the same entry, however often it is sent.' }),
    startsAt: Moment,
    endsAt: Moment,
    url: Type.String({ maxLength: 300, pattern: '^https?://[^\\s\\p{Cc}]+$', description: 'Address of the session.' }),
    venue: OrNone(Type.String(VENUE), { description: 'Where people meet; null where that is the address.' }),
  },
  closed,
);

const proposed = {
  makeUp: Type.Optional(
    OrNone(Type.String(ID), {
      description: 'Identifier of the session of the campaign that a reminder proposes; null, or nothing, for none.',
    }),
  ),
};

/** Text of a mailing, without its recipients: the server determines them. */
export const MailingSchema = Type.Object(
  {
    subject: Type.String({ ...MAIL_SUBJECT, description: 'One line.' }),
    text: Type.String({ ...MAIL_TEXT, description: 'Plain text.' }),
    replyTo: Type.String({ ...EMAIL, minLength: 1, description: 'E-mail address that replies go to.' }),
    calendar: OrNone(CalendarSchema, { description: 'The entry of a calendar that goes with it.' }),
    ...proposed,
    again: Type.Boolean({ description: 'Whether it also goes to people who have had a mail about the same before.' }),
  },
  closed,
);

const ofDepartment = {
  department: Type.Optional(
    Type.String({ maxLength: TEAM.maxLength, description: 'To this department alone; empty: to those without one.' }),
  ),
};
export const MailingQuerySchema = Type.Object(ofDepartment, closed);

/** Filter: the people of a campaign who got no reminder. */
export const notReminded = {
  reminded: Type.Optional(
    Type.Enum(['no'], { description: 'Those alone whom no reminder was written to while mails are kept.' }),
  ),
};
export const CopiedQuerySchema = Type.Object({ ...ofDepartment, ...notReminded }, closed);

/** Filter: people who got no invitation. */
const notInvited = {
  invited: Type.Optional(
    Type.Enum(['no'], { description: 'Those alone whom no invitation was written to while mails are kept.' }),
  ),
};
export const CopiedInvitationQuerySchema = Type.Object(notInvited, closed);

/** Text that a facilitator copied in order to send it from a mail program. */
export const CopiedMailSchema = Type.Object(
  {
    subject: Type.String({ ...MAIL_SUBJECT, description: 'One line.' }),
    text: Type.String({ ...MAIL_TEXT, description: 'Plain text.' }),
    ...proposed,
    people: Type.Optional(
      Type.Integer({ ...Count, description: 'How many addresses were copied; refused if more people would be noted by now.' }),
    ),
  },
  closed,
);
const Mailing = Type.String({ description: 'Identifier of the mailing, by which such a mark is taken back.' });
export const CopiedSchema = Type.Object(
  { mailing: Mailing, people: Type.Integer({ ...Count, description: 'For how many it was noted.' }) },
  closed,
);
/** People for whom a copied mailing is unmarked. */
export const CopiedWithdrawalSchema = Type.Object(
  { email: OrNone(Type.String({ ...EMAIL, minLength: 1, description: 'One person.' }), { description: 'Null for everybody.' }) },
  closed,
);
export const CopiedWithdrawnSchema = Type.Object(
  { people: Type.Integer({ ...Count, description: 'Of how many it was taken back.' }) },
  closed,
);

/** The last mail to a person about a session or campaign. A mail that the mail server refused is shown only if the person got no other. */
export const LastMailSchema = Type.Object(
  {
    mailing: Mailing,
    state: Type.Enum([...MAIL_STATES]),
    at: Type.String({ description: 'Since when it is in that state: sent, refused, copied; ISO 8601, UTC.' }),
    by: Type.String({ description: 'The account that ordered or noted it.' }),
    session: OrNone(Type.String(), {
      description: 'Name, or else code, of the session that it invites to or proposes; null where it proposes none.',
    }),
  },
  closed,
);

export const InvitationsQuerySchema = Type.Object(
  {
    ...notInvited,
    limit: Type.Optional(
      Type.String({ pattern: '^([1-9]|[1-9][0-9]|1[0-9][0-9]|200)$', description: `1 to 200; ${USUAL_PAGE} without it.` }),
    ),
    offset: Type.Optional(Type.String({ pattern: '^[0-9]{1,7}$' })),
  },
  closed,
);
export const InvitationsPageSchema = Type.Object(
  {
    total: Type.Integer({ ...Count, description: 'People whom the query is for.' }),
    invited: Type.Integer({
      ...Count,
      description: 'People of the list whom an invitation was written to, refused ones left out.',
    }),
    listed: Type.Integer({ ...Count, description: 'People of the list by their own address.' }),
    people: Type.Array(
      Type.Object(
        {
          email: Type.String(),
          name: OrNone(Type.String()),
          invited: OrNone(LastMailSchema, { description: 'Null where no such mail is kept.' }),
        },
        closed,
      ),
      { description: 'By e-mail.' },
    ),
  },
  closed,
);

/** States of the mails about one session or campaign. */
export const MailsSchema = Type.Object(
  {
    enabled: Type.Boolean({ description: 'Whether the installation sends mail; everything below is empty where it does not.' }),
    from: OrNone(Type.String({ description: 'Address that mails come from.' })),
    perMinute: Type.Integer({ description: 'Mails of the whole installation.' }),
    recipients: Type.Object(
      {
        first: Type.Integer({ ...Count, description: 'People who have had none yet.' }),
        again: Type.Integer({ ...Count, description: 'People who have had one, or are about to.' }),
      },
      closed,
    ),
    counts: Type.Object(
      { waiting: Count, sending: Count, sent: Count, refused: Count, uncertain: Count, copied: Count },
      { ...closed, description: 'Mails by their state.' },
    ),
    problems: Type.Array(
      Type.Object(
        {
          email: Type.String(),
          state: Type.Enum([...MAIL_STATES]),
          reason: OrNone(Type.String({ description: 'What the mail server said; null where it said nothing.' })),
          at: Type.String({ description: 'ISO 8601, UTC.' }),
        },
        closed,
      ),
      { description: 'Refused or uncertain, and those that wait for another try; the latest first, the first hundred.' },
    ),
    stopped: OrNone(Type.Object({ at: Type.String({ description: 'ISO 8601, UTC.' }), by: Type.Enum([...MAIL_STOPS]) }, closed), {
      description: 'Why no mail of the installation is sent any more; null while they are.',
    }),
  },
  closed,
);

export type Mailing = Static<typeof MailingSchema>;
export type Mails = Static<typeof MailsSchema>;
export type CopiedMail = Static<typeof CopiedMailSchema>;
export type Copied = Static<typeof CopiedSchema>;
export type CopiedWithdrawal = Static<typeof CopiedWithdrawalSchema>;
export type CopiedWithdrawn = Static<typeof CopiedWithdrawnSchema>;
export type InvitationsPage = Static<typeof InvitationsPageSchema>;
export type LastMail = Static<typeof LastMailSchema>;

/** Reply of an installation without a mail server, for any session or campaign. */
export const NO_MAIL: Mails = {
  enabled: false,
  from: null,
  perMinute: 0,
  recipients: { first: 0, again: 0 },
  counts: { waiting: 0, sending: 0, sent: 0, refused: 0, uncertain: 0, copied: 0 },
  problems: [],
  stopped: null,
};
