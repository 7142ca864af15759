/**
 * Participants as shown by the console, and the corrections that a facilitator may make. Points are decimal numbers with at most two
 * decimals.
 */
import { type Static, Type } from 'typebox';
import {
  ADJUSTMENT,
  EXPORTS,
  MAX_SCORE_EVENTS,
  PARTICIPANT_SORTS,
  REASON,
  SCORE_EVENT_KINDS,
  TEAM,
  TIME_ZONE,
  USUAL_PAGE,
} from './console-constants.ts';
import { CHALLENGE_KEY, EMAIL, TYPED_NAME } from './constants.ts';
import { LastMailSchema } from './mails.ts';
import { closed, ID, Moment, OrNone, RealName } from './shapes.ts';

export const ParticipantIdSchema = Type.Object({ id: Type.String(ID) }, closed);

const ParticipantRowSchema = Type.Object(
  {
    id: Type.String(),
    username: Type.String(),
    name: OrNone(Type.String({ description: 'On the boards that players see.' })),
    realName: RealName,
    team: OrNone(Type.String()),
    score: Type.Number(),
    solved: Type.Integer({ description: 'How many challenges.' }),
    joinedAt: Type.String(),
    status: Type.Enum(['playing', 'removed', 'merged']),
    mergedInto: OrNone(Type.String({ description: 'The participant who has the points now.' })),
  },
  closed,
);

export const ParticipantsQuerySchema = Type.Object(
  {
    search: Type.Optional(Type.String({ ...EMAIL, description: 'Part of the e-mail, of the name or of the team, in any case.' })),
    status: Type.Optional(Type.Literal('playing', { description: 'Leaves out who was removed or merged.' })),
    sort: Type.Optional(Type.Enum([...PARTICIPANT_SORTS])),
    order: Type.Optional(Type.Enum(['asc', 'desc'])),
    limit: Type.Optional(
      Type.String({ pattern: '^([1-9]|[1-9][0-9]|1[0-9][0-9]|200)$', description: `1 to 200; ${USUAL_PAGE} without it.` }),
    ),
    offset: Type.Optional(Type.String({ pattern: '^[0-9]{1,7}$' })),
  },
  closed,
);
export const ParticipantsPageSchema = Type.Object(
  { total: Type.Integer({ description: 'How many match the search.' }), rows: Type.Array(ParticipantRowSchema) },
  closed,
);

export const ParticipantDetailsSchema = Type.Object(
  {
    ...ParticipantRowSchema.properties,
    session: Type.String(),
    invited: OrNone(LastMailSchema, { description: 'To the session; null where no such mail is kept.' }),
    reminded: OrNone(LastMailSchema, { description: "Of the session's campaign; null where no such mail is kept." }),
    hiddenName: OrNone(
      Type.String({ description: 'The name that was hidden from the boards, whose place `name` has; null without one.' }),
    ),
    personalCode: OrNone(Type.Boolean({ description: 'Whether there is one; null where the session asks for none.' })),
    challenges: Type.Array(
      Type.Object(
        {
          challenge: Type.String(),
          hintsShown: Type.Integer(),
          failures: Type.Integer(),
          solvedAt: OrNone(Type.String()),
          points: OrNone(Type.Number({ description: 'The award; null before the solve.' })),
        },
        closed,
      ),
    ),
    events: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          at: Type.String(),
          kind: Type.Enum([...SCORE_EVENT_KINDS]),
          challenge: OrNone(Type.String()),
          points: Type.Number(),
          reason: Type.String(),
          actor: OrNone(Type.String({ description: 'Facilitator; null when the player earned or lost it.' })),
        },
        closed,
      ),
      { description: `Newest first, at most ${MAX_SCORE_EVENTS}.` },
    ),
  },
  closed,
);

const Reason = Type.String({ ...REASON, description: 'Why; it stays in the ledger.' });

export const AdjustmentSchema = Type.Object(
  {
    points: Type.Number({ ...ADJUSTMENT, description: 'Added to the score; not 0.' }),
    reason: Reason,
  },
  closed,
);
export const ReopeningSchema = Type.Object({ challenge: Type.String(CHALLENGE_KEY), reason: Reason }, closed);
export const MergeSchema = Type.Object({ into: Type.String(ID), reason: Reason }, closed);
/** Span of arrival times; both ends are included. */
export const ArrivalSpanSchema = Type.Object({ from: Moment, until: Moment }, closed);
export const UnplayedRemovalSchema = Type.Object({ ...ArrivalSpanSchema.properties, reason: Reason }, closed);
/** Number of people who arrived in this span and never played: they opened no mission and have no entry in the ledger. */
export const UnplayedCountSchema = Type.Object({ count: Type.Integer({ minimum: 0 }) }, closed);

/** Reason for a removal or a reinstatement. */
export const ReasonSchema = Type.Object({ reason: Reason }, closed);
export const ParticipantChangeSchema = Type.Object(
  {
    team: Type.Optional(OrNone(Type.String(TEAM))),
    name: Type.Optional(Type.String(TYPED_NAME)),
    nameHidden: Type.Optional(
      Type.Boolean({ description: 'true puts a pseudonym in the place of the name on every board; false takes that back.' }),
    ),
  },
  { ...closed, minProperties: 1 },
);

/** Time zone of the times in a spreadsheet file. */
export const ZoneSchema = Type.Optional(
  Type.String({ ...TIME_ZONE, description: 'The time zone of its times, as Europe/Paris; UTC without it.' }),
);
export const ExportParamsSchema = Type.Object({ what: Type.Enum([...EXPORTS]) }, closed);
export const ExportQuerySchema = Type.Object(
  {
    session: Type.Optional(Type.String({ ...ID, description: 'Without it: every session.' })),
    zone: ZoneSchema,
  },
  closed,
);

/** A new personal code; this reply is the only one that contains it. */
export const PersonalCodeSchema = Type.Object({ personalCode: Type.String() }, closed);

export type PersonalCodeReply = Static<typeof PersonalCodeSchema>;
export type ParticipantRow = Static<typeof ParticipantRowSchema>;
export type ParticipantsPage = Static<typeof ParticipantsPageSchema>;
export type ParticipantDetails = Static<typeof ParticipantDetailsSchema>;
export type ScoreEventKind = (typeof SCORE_EVENT_KINDS)[number];
export type ExportKind = (typeof EXPORTS)[number];
export type UnplayedCount = Static<typeof UnplayedCountSchema>;
