/**
 * The report of one session, or of several, for the people who commissioned the training. Anonymous unless a field says otherwise: no name,
 * no address, no identifier, and no figure about fewer people than `MIN_REPORTED` (`server/session-model/disclosure.ts`). Workshops are
 * reported once they are over; a session's figures are fixed when they are first computed. Rates and means are decimal numbers; times are
 * ISO 8601.
 */
import { type Static, Type } from 'typebox';
import { CONCLUSION, MAX_MEASURES, REASON, REPORT_SESSIONS, SESSION_NAME } from './console-constants.ts';
import { CHALLENGE_KEY, THEMES } from './constants.ts';
import { ZoneSchema } from './participants.ts';
import { BOUNDS, DISCERNMENTS, MIN_REPORTED, OMISSIONS, TENDENCIES } from './report-constants.ts';
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
export const SessionsQuerySchema = Type.Object({ sessions: chosen.sessions }, closed);
export const ReportFileQuerySchema = Type.Object({ ...chosen, zone: ZoneSchema }, closed);

/** Counts of opened missions: a mission that five people opened counts five times. */
const FiguresSchema = Type.Object(
  {
    opened: Count,
    solved: Count,
    firstTry: Type.Integer({ minimum: 0, description: 'Solved rightly by the first answer, without a hint.' }),
    tries: Type.Number({ description: 'Answers sent for each opening, the right one among them.' }),
    hints: Type.Number({ description: 'Hints shown for each opening.' }),
    minutes: OrNone(Type.Number({ description: 'Median from opening to solve; null where too few have one.' })),
  },
  closed,
);

const RangeSchema = Type.Object({ low: Type.Number(), high: Type.Number() }, closed);
const Team = OrNone(Type.String({ description: 'Null for people in none, and for the others.' }));
const Others = Type.Boolean({ description: 'Teams that are too small to stand alone.' });
const Theme = Type.Enum([...THEMES]);

export const MemorySchema = Type.Object({ answered: Count, right: Count }, closed);

const EstimateSchema = Type.Object(
  { value: Type.Number(), low: Type.Number(), high: Type.Number() },
  { ...closed, description: 'A figure with the ends of its 95 % confidence interval.' },
);
export const MeasureSchema = Type.Object(
  {
    hits: Type.Integer({ minimum: 0, description: 'Hostile items that were taken for hostile.' }),
    misses: Type.Integer({ minimum: 0, description: 'Hostile items that were taken for genuine.' }),
    falseAlarms: Type.Integer({ minimum: 0, description: 'Genuine items that were taken for hostile.' }),
    correctRejections: Type.Integer({ minimum: 0, description: 'Genuine items that were taken for genuine.' }),
    sensitivity: EstimateSchema,
    criterion: EstimateSchema,
    discernment: Type.Enum([...DISCERNMENTS]),
    tendency: Type.Enum([...TENDENCIES]),
  },
  { ...closed, description: 'docs/measure.md' },
);

/** A group of the directory, or of the people whom a campaign expects, with the number of people who attended. */
export const DirectoryGroupSchema = Type.Object(
  {
    ...{ team: Team, others: Others, people: Count, came: Count },
    bound: Type.Enum([...BOUNDS], { description: 'What `came` says of how many truly came.' }),
  },
  closed,
);

const ReportSchema = Type.Object(
  {
    sessions: Type.Array(
      Type.Object(
        {
          name: OrNone(Type.String(SESSION_NAME)),
          at: Type.String({ description: 'When it began.' }),
          invited: OrNone(Count),
          came: Count,
          figures: OrNone(FiguresSchema),
          interim: Type.Optional(
            Type.Object(
              {
                until: Type.String({ description: 'When it closes; ISO 8601, UTC.' }),
                people: Type.Integer({ minimum: 0, description: 'Of whom its figures are; 0 where it has none yet.' }),
              },
              {
                ...closed,
                description:
                  'Of a self-paced session that is open: attendance until now, and figures of some of those who finished.',
              },
            ),
          ),
          open: Type.Optional(
            Type.Literal(true, {
              description: 'It is not over: in a report with names, figures of everybody until now. Else absent.',
            }),
          ),
        },
        closed,
      ),
      { description: 'In order of time.' },
    ),
    leftOut: Type.Array(
      Type.Object(
        {
          title: Type.String({ description: 'Its name, else its code.' }),
          why: Type.Enum([...OMISSIONS], {
            description:
              'It is not over; it is self-paced and open, and too few have played; or it is over, and too few played: nobody, in a report with names.',
          }),
        },
        closed,
      ),
      { description: 'Sessions of which no figure is.' },
    ),
    participation: Type.Object(
      {
        invited: OrNone(Type.Integer({ description: 'On the lists of people; null where a session has no list of addresses.' })),
        uninvited: Type.Integer({
          description: 'Of those who came: not on the list of their session. 0 where `invited` is null.',
        }),
        came: Type.Integer({ description: 'Invited or not.' }),
        played: Type.Integer({ description: 'Opened a mission.' }),
        solvedOne: OrNone(Type.Integer({ description: 'Solved one at least; null where a session is still open.' })),
        finished: Type.Integer({ description: 'Solved all that their session had.' }),
      },
      closed,
    ),
    departments: Type.Array(
      Type.Object(
        {
          ...{ team: Team, others: Others, invited: Count, came: Count },
          bound: Type.Enum([...BOUNDS], { description: 'What `came` says of how many truly came, in an anonymous report.' }),
        },
        closed,
      ),
      {
        description:
          'Who came of each team of the lists, of those invited, whichever team they played in; none where there is but one group.',
      },
    ),
    directory: Type.Array(DirectoryGroupSchema, {
      description:
        'Of one session without a list: who came of each department of the directory, against all who are in it, expected or not. None where it knows fewer than five of those who came, and of several sessions.',
    }),
    total: OrNone(FiguresSchema),
    memory: OrNone(MemorySchema),
    judgements: OrNone(Type.Object({ people: Count, first: MeasureSchema, last: MeasureSchema }, closed), {
      description: 'How the rooms told hostile from genuine, at first and in the end; null where too few judged items.',
    }),
    missions: Type.Array(
      Type.Object(
        {
          key: Type.String(CHALLENGE_KEY),
          title: Type.String(),
          skill: OrNone(Type.String({ description: 'The gesture that it trains; null for a mission that is gone.' })),
          theme: OrNone(Theme, { description: 'Its main one; null for a mission that is gone.' }),
          accepts: Type.Optional(
            Type.String({
              description: 'What it accepts that is not right yet, in French; absent where what is accepted is right.',
            }),
          ),
          figures: OrNone(FiguresSchema),
          accepted: Type.Optional(
            Type.Integer({
              minimum: 0,
              description:
                'Of its solves, those by an answer that is accepted, and not right: none of them is a first try. Absent where it accepts none such, and where a session was drawn up without it: there the first try is what was accepted.',
            }),
          ),
          memory: OrNone(MemorySchema),
          mistakes: Type.Array(Type.Object({ verdict: Type.String(), label: VerdictLabel, people: Count }, closed), {
            description: 'The commonest, where three people or more made one.',
          }),
        },
        closed,
      ),
    ),
    themes: Type.Array(Type.Object({ theme: Theme, figures: FiguresSchema, memory: OrNone(MemorySchema) }, closed), {
      description: 'The least often right at the first try first.',
    }),
    teams: Type.Array(
      Type.Object(
        {
          team: Team,
          others: Others,
          people: Type.Integer({ description: 'Who opened a mission.' }),
          figures: FiguresSchema,
          ranges: Type.Object(
            { solved: RangeSchema, firstTry: RangeSchema, hints: RangeSchema },
            {
              ...closed,
              description:
                'Between which the true figures lie, in an anonymous report; one number twice where the figure is exact.',
            },
          ),
        },
        closed,
      ),
      { description: 'None where there is but one group.' },
    ),
    measures: Type.Array(Theme, {
      maxItems: MAX_MEASURES,
      description: 'Themes to work on next, the most urgent first.',
    }),
  },
  closed,
);

const ReportCampaignSchema = Type.Object(
  {
    name: Type.String(),
    expected: Type.Integer({ minimum: 1, description: 'Who is to come once.' }),
    came: Type.Integer({
      minimum: 0,
      description: 'Of these, who came to one of its sessions: any of them, not only those of the report.',
    }),
    here: OrNone(Type.Integer({ minimum: MIN_REPORTED }), {
      description: 'Of these, who came to the sessions of the report; null of fewer than five people, and once it has ended.',
    }),
    endedAt: OrNone(Type.String(), { description: 'ISO 8601, UTC; the figures are those of then. Null while it runs.' }),
    endsOn: Type.String({ description: 'Its last day.' }),
    sessions: Type.Integer({ minimum: 1, description: 'How many it has, in the report or not.' }),
    erased: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'Of those who came, who was erased since, until it ended; absent where nobody.',
      }),
    ),
    departments: Type.Array(DirectoryGroupSchema, {
      description:
        'Who came of each department, of whom the campaign expects in it, each once; none where there is but one group.',
    }),
  },
  closed,
);

export const ReportReplySchema = Type.Object(
  {
    report: ReportSchema,
    compared: OrNone(ReportSchema),
    campaign: OrNone(ReportCampaignSchema, {
      description:
        'How many came so far to the campaign of all these sessions, each person once; null without one, and where nobody is expected.',
    }),
    conclusion: Type.String({ description: 'What the facilitators conclude from these sessions; empty where nobody did.' }),
    at: Type.String({ description: 'When it was drawn up.' }),
  },
  closed,
);

export const ConclusionRequestSchema = Type.Object(
  {
    sessions: Type.Array(Type.String({ pattern: `^${ID}$` }), { ...REPORT_SESSIONS, uniqueItems: true }),
    text: Type.String({ ...CONCLUSION, description: 'Empty takes it away.' }),
    seen: Type.Optional(
      Type.String({
        ...CONCLUSION,
        description: 'The text that was changed: refused where another stands by then; without it, whatever stands is replaced.',
      }),
    ),
  },
  closed,
);
export const ConclusionSchema = Type.Object({ text: Type.String() }, closed);

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

/** Sessions that can be selected for a report. */
export const ReportSessionsSchema = Type.Array(
  Type.Object(
    {
      id: Type.String(),
      code: Type.String(),
      name: OrNone(Type.String(SESSION_NAME)),
      at: Type.String({ description: 'When it began; while it did not, when it is planned to, else when it was made.' }),
      came: Count,
      over: Type.Boolean({ description: 'Reports are of sessions that are over.' }),
      drawn: Type.Boolean({ description: 'Its figures have been drawn up, and are fixed.' }),
    },
    closed,
  ),
);

export type Figures = Static<typeof FiguresSchema>;
export type Report = Static<typeof ReportSchema>;
export type ReportReply = Static<typeof ReportReplySchema>;
export type ReportCampaign = Static<typeof ReportCampaignSchema>;
export type NamedReportRequest = Static<typeof NamedReportRequestSchema>;
export type NamedReport = Static<typeof NamedReportSchema>;
export type ReportSession = Static<typeof ReportSessionsSchema>[number];
export type ConclusionRequest = Static<typeof ConclusionRequestSchema>;
export type Theme = (typeof THEMES)[number];
