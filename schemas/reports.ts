/**
 * The report of one session, or of several, for the people who commissioned the training. Anonymous unless it says otherwise: no name, no
 * address, no identifier, and no figure of fewer people than `MIN_REPORTED`. Rates and means are decimal numbers; times are ISO 8601.
 */
import { type Static, Type } from 'typebox';
import { REASON, REPORT_SESSIONS, SESSION_NAME, WORK_REASONS } from './console-constants.ts';
import { CHALLENGE_KEY } from './constants.ts';
import { ZoneSchema } from './participants.ts';
import { closed, OrNone, VerdictLabel } from './shapes.ts';

const Count = Type.Integer({ minimum: 0 });

const ID = '[0-9a-f]{28}';
const IDS = `${ID}(,${ID}){0,${REPORT_SESSIONS.maxItems - 1}}`;

const chosen = {
  sessions: Type.String({
    pattern: `^${IDS}$`,
    description: `Identifiers between commas, at most ${REPORT_SESSIONS.maxItems}.`,
  }),
  compare: Type.Optional(
    Type.String({
      pattern: `^(${IDS}|[0-9]{4})$`,
      description: 'Identifiers, or a year: its other sessions.',
    }),
  ),
};
export const ReportQuerySchema = Type.Object(chosen, closed);
export const ReportFileQuerySchema = Type.Object({ ...chosen, zone: ZoneSchema }, closed);

/** Of missions that people opened: a mission that five people opened counts five times. */
const FiguresSchema = Type.Object(
  {
    opened: Count,
    solved: Count,
    tries: Type.Number({ description: 'Answers sent for each opening, the right one among them.' }),
    hints: Type.Number({ description: 'Hints shown for each opening.' }),
    minutes: OrNone(Type.Number({ description: 'Median from opening to solve; null where too few have one.' })),
  },
  closed,
);

const MemorySchema = Type.Object({ answered: Count, right: Count }, closed);

const ReportSchema = Type.Object(
  {
    sessions: Type.Array(
      Type.Object({ name: OrNone(Type.String(SESSION_NAME)), at: Type.String({ description: 'When it began.' }) }, closed),
    ),
    leftOut: Type.Integer({ description: 'Sessions that too few played: no figure is of them.' }),
    participation: Type.Object(
      {
        expected: OrNone(Type.Integer({ description: 'On the lists of people; null where a session has no list of addresses.' })),
        came: Count,
        played: Type.Integer({ description: 'Opened a mission.' }),
        solvedOne: Type.Integer({ description: 'Solved one at least.' }),
        finished: Type.Integer({ description: 'Solved all that their session had.' }),
      },
      closed,
    ),
    total: OrNone(FiguresSchema),
    memory: OrNone(MemorySchema),
    missions: Type.Array(
      Type.Object(
        {
          key: Type.String(CHALLENGE_KEY),
          title: Type.String(),
          category: OrNone(Type.String()),
          figures: OrNone(FiguresSchema),
          memory: OrNone(MemorySchema),
          mistakes: Type.Array(Type.Object({ verdict: Type.String(), label: VerdictLabel, people: Count }, closed), {
            description: 'The commonest, where three people or more made one.',
          }),
        },
        closed,
      ),
    ),
    subjects: Type.Array(Type.Object({ category: Type.String(), figures: FiguresSchema }, closed)),
    teams: Type.Array(
      Type.Object(
        {
          team: OrNone(Type.String({ description: 'Null for who is in none, and for the others.' })),
          others: Type.Boolean({ description: 'Teams that are too small to stand alone.' }),
          people: Type.Integer({ description: 'Who opened a mission.' }),
          figures: FiguresSchema,
        },
        closed,
      ),
      { description: 'None where there is but one group.' },
    ),
    work: Type.Array(
      Type.Object(
        {
          reason: Type.Enum([...WORK_REASONS]),
          key: Type.String(CHALLENGE_KEY),
          title: Type.String(),
          value: Type.Number({ description: 'The rate or mean that is the reason.' }),
        },
        closed,
      ),
      { description: 'What to work on next.' },
    ),
  },
  closed,
);

export const ReportReplySchema = Type.Object(
  { report: ReportSchema, compared: OrNone(ReportSchema), at: Type.String({ description: 'When it was drawn up.' }) },
  closed,
);

export const NamedReportRequestSchema = Type.Object(
  {
    sessions: Type.Array(Type.String({ pattern: `^${ID}$` }), { ...REPORT_SESSIONS, uniqueItems: true }),
    reason: Type.String({ ...REASON, description: 'Why; it stays in the audit log.' }),
  },
  closed,
);
export const NamedReportSchema = Type.Object(
  {
    report: ReportSchema,
    people: Type.Array(
      Type.Object(
        {
          session: OrNone(Type.String(SESSION_NAME)),
          at: Type.String({ description: 'When the session began.' }),
          username: Type.String(),
          name: OrNone(Type.String({ description: 'On the boards.' })),
          team: OrNone(Type.String()),
          opened: Count,
          solved: Count,
          failures: Count,
          hints: Count,
          answered: Type.Integer({ description: 'Questions from memory.' }),
          right: Count,
        },
        closed,
      ),
      { description: 'Who came, by session and address.' },
    ),
    at: Type.String(),
  },
  closed,
);

/** What there is to choose from. */
export const ReportSessionsSchema = Type.Array(
  Type.Object(
    {
      id: Type.String(),
      code: Type.String(),
      name: OrNone(Type.String(SESSION_NAME)),
      at: Type.String({ description: 'When it began; while it did not, when it was made.' }),
      came: Count,
    },
    closed,
  ),
);

export type Figures = Static<typeof FiguresSchema>;
export type Report = Static<typeof ReportSchema>;
export type ReportReply = Static<typeof ReportReplySchema>;
export type NamedReportRequest = Static<typeof NamedReportRequestSchema>;
export type NamedReport = Static<typeof NamedReportSchema>;
export type ReportSession = Static<typeof ReportSessionsSchema>[number];
export type WorkReason = (typeof WORK_REASONS)[number];
