/**
 * Figures measured at returns, for sessions and campaigns (docs/returns.md). Anonymous: no figure is about fewer people than
 * `MIN_REPORTED`, and a reported figure never changes.
 */
import { type Static, Type } from 'typebox';
import { MeasureSchema, MemorySchema } from './reports.ts';
import { APPOINTMENT_KINDS } from './return-constants.ts';
import { closed, OrNone } from './shapes.ts';

const Count = Type.Integer({ minimum: 0 });
const People = Type.Integer({ minimum: 0, description: 'Whom the figure is of.' });

const FIGURES = {
  discernment: OrNone(
    Type.Object(
      {
        people: People,
        first: OrNone(MeasureSchema),
        last: OrNone(MeasureSchema),
        weeks: OrNone(MeasureSchema, { description: 'At three months: the same people at three weeks.' }),
        now: MeasureSchema,
      },
      closed,
    ),
    {
      description:
        'How those who came back told hostile from genuine at the return, and at first and in the end of the session: null where that would tell of too few. Null where too few judged items.',
    },
  ),
  memory: OrNone(
    Type.Object({ people: People, first: OrNone(MemorySchema), weeks: OrNone(MemorySchema), now: MemorySchema }, closed),
    {
      description: 'Questions from memory at the return, and the same people’s first answers to those of the session.',
    },
  ),
  intentions: OrNone(Type.Object({ people: People, held: Count, partly: Count, 'not-yet': Count }, closed), {
    description: 'What became of intentions, in the words of those who had them.',
  }),
};

const ReturnFiguresSchema = Type.Object(
  {
    kind: Type.Enum([...APPOINTMENT_KINDS]),
    awaited: OrNone(
      Type.Object(
        {
          people: OrNone(Count, { description: 'Appointments; null for fewer than five.' }),
          from: OrNone(Type.String(), {
            description: 'The day on which all their returns are closed, in UTC; null while a session is not over.',
          }),
        },
        closed,
      ),
      { description: 'Returns whose figures are yet to come; null where there are none.' },
    ),
    planned: Type.Optional(
      Type.Object(
        {
          from: Type.String({ description: 'The day on which the first of them is invited, in UTC.' }),
        },
        {
          ...closed,
          description:
            'A campaign is still to ask people back to these sessions; absent where there is nobody. Not how many, which would tell how many solved a mission.',
        },
      ),
    ),
    tooFew: Type.Integer({ description: 'Sessions to which fewer than five people came back, and which are in no figure.' }),
    told: OrNone(
      Type.Object(
        {
          kept: OrNone(Type.Integer({ description: 'Appointments; null where nearly all came back.' })),
          came: Type.Integer({ description: 'Who came back and answered something.' }),
          ...FIGURES,
          departments: Type.Array(
            Type.Object(
              {
                team: OrNone(Type.String({ description: 'Null for people in none, and for the others.' })),
                others: Type.Boolean({ description: 'Departments that are too small to stand alone.' }),
                ...FIGURES,
              },
              closed,
            ),
            { description: 'None where there is but one group.' },
          ),
        },
        closed,
      ),
      { description: 'Fixed once all returns of a session are closed; null before, and where too few came back.' },
    ),
  },
  closed,
);

/** Figures of each kind of return: three weeks first, then three months. */
export const ReturnFiguresListSchema = Type.Array(ReturnFiguresSchema);

export type ReturnFigures = Static<typeof ReturnFiguresSchema>;
export type ToldReturn = NonNullable<ReturnFigures['told']>;
