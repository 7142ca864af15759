/**
 * Returns to which a campaign invites everyone who attended (docs/returns.md): each person is invited once for each kind, by a mail with a
 * personal link.
 */
import { type Static, Type } from 'typebox';
import { MAIL_SUBJECT, MAIL_TEXT } from './console-constants.ts';
import { EMAIL } from './constants.ts';
import { APPOINTMENT_KINDS } from './return-constants.ts';
import { closed, OrNone } from './shapes.ts';

const Count = Type.Integer({ minimum: 0 });
const Kind = Type.Enum([...APPOINTMENT_KINDS]);
const Day = Type.String({ description: 'UTC: 2026-12-12.' });

const TEXTS = {
  subject: Type.String({ ...MAIL_SUBJECT, description: 'One line.' }),
  text: Type.String({
    ...MAIL_TEXT,
    description: 'Plain text. `{lien}` stands for the personal link and is needed, `{dernier-jour}` for its last day.',
  }),
  replyTo: Type.String({ ...EMAIL, minLength: 1, description: 'E-mail address that replies go to.' }),
  page: Type.String({
    maxLength: 300,
    pattern: '^https?://[^\\s\\p{Cc}#]+/retour$',
    description: 'Address of the page of returns, as people reach it: https://vigie.example/retour.',
  }),
};

const ReturnPlanSetupSchema = Type.Object(
  {
    kinds: Type.Array(Kind, {
      uniqueItems: true,
      maxItems: APPOINTMENT_KINDS.length,
      description: 'Empty: nobody is asked back.',
    }),
    ...TEXTS,
  },
  closed,
);
/** A change: fields that are left out stay, so that two people who change the returns do not undo each other. */
export const ReturnPlanChangeSchema = Type.Partial(ReturnPlanSetupSchema, closed);

export const ReturnPlanSchema = Type.Object(
  {
    offered: Type.Array(Kind, { description: 'Those that end before the sessions are deleted by their retention.' }),
    plan: OrNone(
      Type.Object(
        {
          kinds: Type.Array(Kind),
          ...TEXTS,
          running: Type.Boolean({
            description:
              'False after a restore, as people may have been asked since the backup was made, and after waiting mails were cancelled; until it is set again.',
          }),
          setBy: Type.String({ description: 'The account.' }),
          since: Type.String({
            description:
              'Since when people who come are told of all kinds that are set; ISO 8601, UTC. Texts that were copied before do not tell.',
          }),
        },
        closed,
      ),
      { description: 'Null where the campaign sets no return.' },
    ),
    people: Type.Array(
      Type.Object(
        {
          kind: Kind,
          toCome: Type.Integer({ ...Count, description: 'Whose day is yet to come.' }),
          nextOn: OrNone(Day, { description: 'The first of these days.' }),
          due: Type.Integer({ ...Count, description: 'Whose day has come, and who are not asked yet.' }),
          asked: Count,
          declined: Type.Integer({ ...Count, description: 'Who said that they want none.' }),
          kept: Type.Integer({ ...Count, description: 'Who keep an appointment of their own, and are not asked.' }),
        },
        closed,
      ),
      { description: 'One for each kind that is set. Each person counts once, whichever of the sessions they came to.' },
    ),
    sessions: Type.Array(
      Type.Object(
        {
          session: Type.String({ description: 'Its identifier.' }),
          kind: Kind,
          people: Type.Integer({ minimum: 1, description: 'Who are still to be asked, and came to no other of the sessions.' }),
        },
        closed,
      ),
      { description: 'Whom a session takes along when it is taken out of the campaign; they stay unasked when it is put back.' },
    ),
  },
  closed,
);

export const ReturnLinksOrderSchema = Type.Object(
  {
    again: Type.Boolean({
      description: 'Also for those who were asked, can still come, and have answered nothing: their former link ends.',
    }),
  },
  closed,
);

/** Personal links to be sent by hand; this reply is the only one that contains them. */
export const ReturnLinksSchema = Type.Array(
  Type.Object(
    {
      email: Type.String(),
      name: OrNone(Type.String({ description: 'Of the directory, or of the list of the session.' })),
      kind: Kind,
      lastDay: Day,
      link: Type.String(),
    },
    closed,
  ),
  { description: 'By e-mail.' },
);

export type ReturnPlanSetup = Static<typeof ReturnPlanSetupSchema>;
export type ReturnPlanChange = Static<typeof ReturnPlanChangeSchema>;
export type ReturnPlan = Static<typeof ReturnPlanSchema>;
export type AskedBack = ReturnPlan['people'][number];
export type ReturnLinks = Static<typeof ReturnLinksSchema>;
export type ReturnLink = ReturnLinks[number];
