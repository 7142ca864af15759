/** Attendance sheet of a session: people who attended, with times, and people who did not. It proves that the session took place. */
import { type Static, Type } from 'typebox';
import { ZoneSchema } from './participants.ts';
import { DirectoryGroupSchema } from './reports.ts';
import { closed, OrNone, RealName } from './shapes.ts';

const person = {
  username: Type.String({ description: 'The e-mail.' }),
  realName: RealName,
  team: OrNone(Type.String(), { description: 'Of the list; for who has none there, the one in which they play.' }),
};
const Time = Type.String({ description: 'ISO 8601, UTC.' });

export const AttendanceSchema = Type.Object(
  {
    expected: OrNone(Type.Integer({ description: 'How many are invited; null where everyone may come, or a whole domain.' })),
    erased: Type.Integer({ minimum: 0, description: 'How many came and were erased since: counted, and in no row.' }),
    present: Type.Array(
      Type.Object(
        {
          ...person,
          from: Type.String({ ...Time, description: 'The first sign-in. ISO 8601, UTC.' }),
          until: Type.String({ ...Time, description: 'The last act, or the sign-in where there is none. ISO 8601, UTC.' }),
        },
        closed,
      ),
      { description: 'By e-mail; merged people as one, removed ones left out.' },
    ),
    directory: Type.Array(DirectoryGroupSchema, {
      description:
        'Where there is no list: who came of each department of the directory, told as a report tells it. None where it knows fewer than five of those who came.',
    }),
    absent: Type.Array(Type.Object(person, closed), { description: 'Invited by their own e-mail and not come.' }),
  },
  closed,
);
export const AttendanceFileQuerySchema = Type.Object({ zone: ZoneSchema }, closed);

export type Attendance = Static<typeof AttendanceSchema>;
