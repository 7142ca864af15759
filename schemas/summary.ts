/** Payloads of the end page: a player's missions, and recall questions. Points are decimal numbers. */
import { type Static, Type } from 'typebox';
import { CHALLENGE_KEY } from './constants.ts';
import { Debrief } from './manifest/debrief.ts';
import { RecallSchema } from './manifest/recall.ts';
import { closed, OrNone } from './shapes.ts';
import { WhereToReportSchema } from './where-to-report.ts';

const { question, options, because } = RecallSchema.properties;

export const SummaryQuestionSchema = Type.Object({ key: Type.String(CHALLENGE_KEY), question, options }, closed);

export const SummarySchema = Type.Object(
  {
    points: Type.Number(),
    closed: Type.Boolean({ description: 'The session is over: what was missed may be read.' }),
    reporting: Type.Optional(WhereToReportSchema),
    missions: Type.Array(
      Type.Object(
        {
          key: Type.String(CHALLENGE_KEY),
          solved: Type.Boolean(),
          points: Type.Number({ description: 'Points won; 0 before the solve.' }),
          hints: Type.Integer({ description: 'Hints shown.' }),
          failures: Type.Integer(),
          accepts: Type.Optional(
            Type.String({
              description: 'Of a solved mission: what it accepts that is not right yet, in French, to follow its title.',
            }),
          ),
          debrief: Type.Optional(Debrief),
        },
        closed,
      ),
      { description: 'What the session plays, and what was solved besides, in its order.' },
    ),
    gone: Type.Optional(
      Type.Object(
        { solved: Type.Integer(), points: Type.Number() },
        { ...closed, description: 'What was solved, and is in this installation no more.' },
      ),
    ),
    questions: Type.Array(SummaryQuestionSchema, {
      description:
        'At most five, from solved missions whose question has no answer yet; the same ones at each reading until one is answered.',
    }),
  },
  closed,
);

export const QuestionQuerySchema = Type.Object(
  {
    except: Type.Optional(
      Type.String({ maxLength: 4000, description: 'Keys of missions between commas: their questions were put away.' }),
    ),
  },
  closed,
);
export const AskedSchema = Type.Object(
  {
    asked: OrNone(SummaryQuestionSchema, {
      description:
        'Of the mission solved longest ago whose question has no answer yet and was not put away, without the latest two; null where there is none.',
    }),
  },
  closed,
);

export const ChoiceSchema = Type.Object(
  { choice: Type.Integer({ minimum: 0, maximum: 3, description: 'Which option, counted from 0.' }) },
  closed,
);
export const ChoiceReplySchema = Type.Object(
  { right: Type.Boolean(), answer: Type.Integer({ description: 'Which option is right, counted from 0.' }), because },
  closed,
);

export type Summary = Static<typeof SummarySchema>;
export type SummaryMission = Summary['missions'][number];
export type SummaryQuestion = Static<typeof SummaryQuestionSchema>;
export type Asked = Static<typeof AskedSchema>;
export type ChoiceReply = Static<typeof ChoiceReplySchema>;
