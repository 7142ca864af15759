/** Data-protection requests of one person (GDPR, articles 15 to 17 and 20): access, rectification, erasure. Points are decimal numbers. */
import { type Static, Type } from 'typebox';
import { MAIL_STATES, REAL_NAME, SCORE_EVENT_KINDS } from './console-constants.ts';
import { EMAIL } from './constants.ts';
import { WAITING_STATES } from './door.ts';
import { EVENT_KINDS } from './events.ts';
import { APPOINTMENT_KINDS, INVITATION_STATES } from './return-constants.ts';
import { closed, OrNone } from './shapes.ts';

const Time = Type.String({ description: 'ISO 8601, UTC.' });
const Email = Type.String({ ...EMAIL, minLength: 1, description: 'Of the person; trimmed and lower-cased by the server.' });

export const PersonSchema = Type.Object({ email: Email }, closed);

export const RectificationSchema = Type.Object(
  {
    email: Email,
    newEmail: Type.Optional(Type.String({ ...EMAIL, minLength: 1, description: 'The right address, in every session.' })),
    name: Type.Optional(
      Type.String({ ...REAL_NAME, description: 'The right name, on lists of invited people and on the attestation.' }),
    ),
  },
  closed,
);

const HeldSessionSchema = Type.Object({ id: Type.String(), code: Type.String(), name: OrNone(Type.String()) }, closed);

const HeldJudgementSchema = Type.Object(
  {
    challenge: Type.String(),
    item: Type.String({ description: 'Field of the answer.' }),
    hostile: Type.Boolean({ description: 'Whether it is a trap.' }),
    firstHostile: Type.Boolean({ description: 'Whether the person took it for one, at first.' }),
    lastHostile: Type.Boolean({ description: 'The same, at last.' }),
  },
  closed,
);

const ParticipationSchema = Type.Object(
  {
    participant: Type.String({ description: 'Identifier.' }),
    session: HeldSessionSchema,
    boardName: OrNone(Type.String({ description: 'The name that other players see.' })),
    hiddenName: OrNone(Type.String({ description: 'A name of the person that a facilitator hid from the boards.' })),
    hiddenAt: OrNone(Type.String({ description: 'When it was hidden; null once the person has chosen another name.' })),
    team: OrNone(Type.String()),
    joinedAt: Time,
    removedAt: OrNone(Time),
    mergedInto: OrNone(Type.String({ description: 'E-mail of the participant who has the points now.' })),
    mergedFrom: Type.Array(Type.String(), { description: 'Other e-mails of the same person, merged into this participant.' }),
    personalCode: Type.Boolean({ description: 'Whether a hash of a personal code is stored.' }),
    logins: Type.Integer({ description: 'Devices that are logged in; of each a hash and two times are stored.' }),
    points: OrNone(Type.Number({ description: 'The total; null where the person has no standing.' })),
    missions: Type.Array(
      Type.Object(
        {
          challenge: Type.String(),
          openedAt: OrNone(Time),
          failures: Type.Integer(),
          hintsShown: Type.Integer(),
          hintsGiven: Type.Integer(),
          solvedAt: OrNone(Time),
          points: OrNone(Type.Number()),
        },
        closed,
      ),
    ),
    ledger: Type.Array(
      Type.Object(
        {
          at: Time,
          kind: Type.Enum([...SCORE_EVENT_KINDS]),
          challenge: OrNone(Type.String()),
          points: Type.Number(),
          reason: Type.String(),
          actor: OrNone(Type.String({ description: 'The facilitator of a correction.' })),
        },
        closed,
      ),
      { description: 'Every movement of points.' },
    ),
    history: Type.Array(
      Type.Object(
        {
          at: Time,
          kind: Type.Enum([...EVENT_KINDS], { description: 'Of event of the session’s log.' }),
          challenge: OrNone(Type.String()),
          detail: Type.Record(Type.String(), Type.Unknown()),
        },
        closed,
      ),
      { description: 'What the person did, and messages to this person alone.' },
    ),
    debriefsTold: Type.Array(Type.String(), {
      description: 'Missions whose debriefs were shown to the person without a solve.',
    }),
    judgements: Type.Array(HeldJudgementSchema),
    recallAnswers: Type.Array(Type.Object({ at: Time, challenge: Type.String(), correct: Type.Boolean() }, closed)),
    finaleVotes: Type.Array(Type.Object({ at: Time, round: Type.Integer(), genuine: Type.Boolean() }, closed)),
    debriefAnswers: Type.Array(
      Type.Object(
        { at: Time, challenge: Type.String(), chosen: Type.Integer({ description: 'Place of the option, from 0.' }) },
        closed,
      ),
    ),
    appointments: Type.Array(
      Type.Object(
        {
          keptAt: Time,
          dueOn: Type.String(),
          endsOn: Type.String(),
          intention: OrNone(Type.String()),
          outcome: OrNone(Type.String({ description: 'What became of the intention.' })),
          answers: Type.Array(Type.Object({ at: Time, challenge: Type.String(), correct: Type.Boolean() }, closed)),
          judgements: Type.Array(HeldJudgementSchema),
          solved: Type.Array(Type.Object({ at: Time, challenge: Type.String() }, closed)),
        },
        closed,
      ),
      { description: 'Days to come back, and what was answered then.' },
    ),
    returnInvitations: Type.Array(
      Type.Object({ at: Time, kind: Type.Enum([...APPOINTMENT_KINDS]), state: Type.Enum([...INVITATION_STATES]) }, closed),
      {
        description: 'Returns to which a campaign asked the person, or that they declined.',
      },
    ),
    attestation: OrNone(Type.Object({ code: Type.String(), name: Type.String(), issuedAt: Time }, closed)),
    audit: Type.Array(
      Type.Object(
        { at: Time, actor: Type.String(), action: Type.String(), detail: OrNone(Type.Record(Type.String(), Type.Unknown())) },
        closed,
      ),
      { description: 'What facilitators did to this participant.' },
    ),
  },
  closed,
);

export const HeldDataSchema = Type.Object(
  {
    email: Type.String(),
    readAt: Time,
    participations: Type.Array(ParticipationSchema),
    invitations: Type.Array(
      Type.Object(
        {
          session: HeldSessionSchema,
          name: OrNone(Type.String()),
          team: OrNone(Type.String()),
          seatDrawnAt: OrNone(Type.String(), {
            description: 'When the code of a personal seat was drawn, which is kept as a hash.',
          }),
        },
        closed,
      ),
      { description: 'Lists of invited people that hold the address.' },
    ),
    refusedLogins: Type.Array(
      Type.Object(
        { session: HeldSessionSchema, reason: Type.String(), firstAt: Time, lastAt: Time, count: Type.Integer() },
        closed,
      ),
      { description: 'Logins that were refused lately.' },
    ),
    waiting: Type.Array(
      Type.Object({ session: HeldSessionSchema, state: Type.Enum([...WAITING_STATES]), firstAt: Time, lastAt: Time }, closed),
      { description: 'Doors of sessions at which the address waits, or was let in or refused in the last minutes.' },
    ),
    mails: Type.Array(
      Type.Object({ subject: Type.String(), state: Type.Enum([...MAIL_STATES]), at: Time, createdBy: Type.String() }, closed),
      { description: 'Mails that are kept, sent or about to be, and the facilitator who ordered each.' },
    ),
    directory: OrNone(
      Type.Object(
        {
          name: OrNone(Type.String()),
          department: OrNone(Type.String()),
          site: OrNone(Type.String()),
          managerDepartment: OrNone(Type.String()),
          language: OrNone(Type.String()),
          addedAt: Time,
          leftAt: OrNone(Time),
        },
        { ...closed, description: 'The person’s entry in the directory.' },
      ),
    ),
    campaigns: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          endsOn: Type.String({ description: 'Last day of the campaign; what is kept goes with its end.' }),
          invited: Type.Boolean({ description: 'Whether a deleted session had invited the person.' }),
          invitedName: OrNone(Type.String()),
          department: OrNone(Type.String()),
          cameOn: OrNone(Type.String({ description: 'Day of the first login to a deleted session; null for who did not come.' })),
          finished: Type.Boolean(),
          otherEmails: Type.Array(Type.String(), { description: 'Other e-mails of the same person, merged with this one.' }),
        },
        closed,
      ),
      { description: 'What running campaigns keep of sessions that were deleted.' },
    ),
    account: OrNone(
      Type.Object(
        { role: Type.String(), createdAt: Time },
        { ...closed, description: 'Of the console, where its username is the address.' },
      ),
    ),
  },
  closed,
);

export const ErasedSchema = Type.Object(
  {
    participants: Type.Integer({
      description: 'Participants that no longer tell who they were; 0 for somebody who was erased before.',
    }),
    invitations: Type.Integer({ description: 'Lists of invited people that held the address.' }),
    directory: Type.Integer({ description: 'Entries of the directory: 0 or 1.' }),
    campaigns: Type.Integer({ description: 'Running campaigns that had kept something of the person of deleted sessions.' }),
    left: Type.Object(HeldDataSchema.properties, {
      ...closed,
      description: 'What is held under the address afterwards: an account of the console, at most.',
    }),
  },
  closed,
);
export const RectifiedSchema = Type.Object(
  {
    participants: Type.Integer(),
    invitations: Type.Integer(),
    attestations: Type.Integer(),
    directory: Type.Integer(),
    campaigns: Type.Integer(),
  },
  { ...closed, description: 'How many entries were changed.' },
);

export type Rectification = Static<typeof RectificationSchema>;
export type Participation = Static<typeof ParticipationSchema>;
export type HeldData = Static<typeof HeldDataSchema>;
export type Erased = Static<typeof ErasedSchema>;
export type Rectified = Static<typeof RectifiedSchema>;
