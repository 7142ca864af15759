/** Appointments of players, and the return that each appointment opens some weeks after the session. */
import { type Static, Type } from 'typebox';
import { AnswerSchema, GuestPlaySchema } from './challenges.ts';
import { CHALLENGE_KEY } from './constants.ts';
import { APPOINTMENT_KINDS, INTENTION, INTENTION_OUTCOMES, INVITATION_STATES, RETURN_TOKEN } from './return-constants.ts';
import { closed, OrNone } from './shapes.ts';
import { ChoiceReplySchema, SummaryQuestionSchema } from './summary.ts';

const Kind = Type.Enum([...APPOINTMENT_KINDS], { description: 'Three weeks or three months after the day on which it is kept.' });
const Day = Type.String({ description: 'UTC: 2026-11-21.' });
const Intention = OrNone(Type.String(INTENTION), { description: 'As it was when the appointment was kept; null without one.' });

export const AppointmentKindSchema = Type.Object({ kind: Kind }, closed);

const DatesSchema = { kind: Kind, dueOn: Day, endsOn: Type.String({ description: 'The last day of the return. UTC.' }) };
export const AppointmentSchema = Type.Object({ ...DatesSchema, intention: Intention }, closed);

export const OwnAppointmentsSchema = Type.Object(
  {
    appointments: Type.Array(AppointmentSchema, { description: 'Those that are kept, the first to come first.' }),
    offered: Type.Array(Type.Object(DatesSchema, closed), {
      description: 'Those that may be kept today: their last day comes before the session is deleted by its retention.',
    }),
    campaign: Type.Array(Type.Object({ kind: Kind, dueOn: Day, state: Type.Enum(['announced', ...INVITATION_STATES]) }, closed), {
      description: 'Returns to which the campaign of the session asks the player back by mail, unless they decline.',
    }),
  },
  closed,
);

export const KeptAppointmentSchema = Type.Object(
  {
    kind: Kind,
    token: Type.String({
      ...RETURN_TOKEN,
      description: 'Drawn by the browser, part of the personal link. Only its hash is stored.',
    }),
    intention: Intention,
  },
  closed,
);

const Outcome = Type.Enum([...INTENTION_OUTCOMES], { description: 'What became of the intention.' });

export const ReturnReplySchema = Type.Object(
  { ...ChoiceReplySchema.properties, chosen: Type.Integer({ description: 'The option of the first answer, counted from 0.' }) },
  closed,
);

export const ReturnSchema = Type.Object(
  {
    ...AppointmentSchema.properties,
    state: Type.Enum(['early', 'open', 'over'], { description: 'By the server’s day. What is asked is told while it is open.' }),
    session: OrNone(Type.String(), { description: 'Name of the session.' }),
    outcome: OrNone(Outcome),
    missions: Type.Array(
      Type.Object({ key: Type.String(CHALLENGE_KEY), solved: Type.Boolean({ description: 'At this return.' }) }, closed),
      { description: 'At most three to play again: those that the player judged worst, then those of the room.' },
    ),
    questions: Type.Array(
      Type.Object(
        { ...SummaryQuestionSchema.properties, reply: OrNone(ReturnReplySchema, { description: 'Null until it is answered.' }) },
        closed,
      ),
      {
        description:
          'At most five, of missions that the player solved and was not asked about yet; the same ones at each reading.',
      },
    ),
  },
  closed,
);

export const ReturnQuestionSchema = Type.Object({ key: Type.String(CHALLENGE_KEY) }, closed);
export const ReturnAttemptSchema = Type.Object({ answer: AnswerSchema, guest: Type.Optional(GuestPlaySchema) }, closed);
export const ReturnHintSchema = Type.Object({ guest: Type.Optional(GuestPlaySchema) }, closed);
export const OutcomeSchema = Type.Object({ outcome: Outcome }, closed);

export type Appointment = Static<typeof AppointmentSchema>;
export type OwnAppointments = Static<typeof OwnAppointmentsSchema>;
export type KeptAppointment = Static<typeof KeptAppointmentSchema>;
export type Return = Static<typeof ReturnSchema>;
export type ReturnQuestion = Return['questions'][number];
export type ReturnReply = Static<typeof ReturnReplySchema>;
