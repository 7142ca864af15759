/** A workshop: time, venue, audience, and the minutes of its parts, of which `play` is the session. */
import { type Static, Type } from 'typebox';
import { DURATION_MINUTES, EXPECTED_PEOPLE, PART_MINUTES, USERNAME, VENUE, WORKSHOP_AUDIENCES } from './console-constants.ts';
import { closed, Moment, OrNone } from './shapes.ts';

const Minutes = Type.Integer(PART_MINUTES);

export const WorkshopSchema = Type.Object(
  {
    startsAt: OrNone(Moment, { description: 'When people are welcome; null while the day is not fixed.' }),
    venue: OrNone(Type.String({ ...VENUE, description: 'One line of text without spaces around it.' })),
    audience: Type.Enum([...WORKSHOP_AUDIENCES], { description: 'For whom its missions were picked.' }),
    expected: OrNone(Type.Integer({ ...EXPECTED_PEOPLE, description: 'How many people; an allow-list tells their number too.' })),
    minutes: Type.Object(
      {
        welcome: Minutes,
        play: Type.Integer({ minimum: DURATION_MINUTES.minimum, maximum: PART_MINUTES.maximum }),
        debrief: Minutes,
        questions: Minutes,
      },
      { ...closed, description: 'Of each part, in this order.' },
    ),
    facilitator: Type.Optional(
      OrNone(Type.String(USERNAME), {
        description:
          'Account that leads it, where another one created the session; null: the one that did. Left out of a change, it stays.',
      }),
    ),
  },
  closed,
);

export type Workshop = Static<typeof WorkshopSchema>;
export type WorkshopAudience = (typeof WORKSHOP_AUDIENCES)[number];
export type WorkshopPart = keyof WorkshopMinutes;
/** Minutes of each part of a workshop, whole numbers. */
export type WorkshopMinutes = Workshop['minutes'];
