/** Workshops of a campaign that are created from a table, one per line (docs/campaigns.md). */
import { type Static, Type } from 'typebox';
import {
  BOARDS,
  HINT_POLICIES,
  MAX_WORKSHOP_LINES,
  START_BY,
  USUAL_SETTINGS,
  WORKSHOP_DOUBTS,
  WORKSHOP_REFUSALS,
} from './console-constants.ts';
import { closed, Moment, OrNone } from './shapes.ts';

/** A cell as read. The plan validates cells itself, so that it can report errors by line. Empty: the table leaves it out. */
const cell = (description: string) => Type.String({ maxLength: 1000, description });

const WorkshopLineSchema = Type.Object(
  {
    line: Type.Integer({ minimum: 1, maximum: 10_000_000, description: 'Of the table, to speak of it.' }),
    title: cell('The name of the session; it has none when empty.'),
    day: cell('2027-01-12'),
    time: cell('When people are welcome: 09:00.'),
    minutes: cell('From the welcome to the last question; 60 when empty.'),
    place: cell('One line of text.'),
    facilitator: cell('Username of the account that leads it; whoever makes the sessions when empty.'),
    seats: cell('How many people.'),
    programme: cell('Key of a programme, or of an audience whose missions are picked to fit; "office" when empty.'),
    kind: Type.Optional(
      cell('"workshop", which is meant when it is empty, or "self-paced": open from then to the last day of the campaign.'),
    ),
    hints: Type.Optional(cell(`${HINT_POLICIES.join(', ')}; ${USUAL_SETTINGS.hints} when empty.`)),
    board: Type.Optional(cell(`${BOARDS.join(', ')}; ${USUAL_SETTINGS.board} when empty.`)),
    start: Type.Optional(
      cell(`${START_BY.join(', ')}; ${USUAL_SETTINGS.start} when empty. A self-paced session begins with its opening.`),
    ),
    departments: Type.Optional(
      cell(
        'Departments of the directory, and of the campaign, whose people are put on the list; several are separated by ";". Empty: no list.',
      ),
    ),
  },
  closed,
);

export const WorkshopTableSchema = Type.Object(
  {
    zone: Type.String({ maxLength: 60, description: 'Time zone of the days and times: Europe/Paris.' }),
    lines: Type.Array(WorkshopLineSchema, { minItems: 1, maxItems: MAX_WORKSHOP_LINES }),
  },
  closed,
);

const PlannedWorkshopSchema = Type.Object(
  {
    startsAt: Moment,
    until: OrNone(Moment, { description: 'When a self-paced session closes; null for a workshop.' }),
    minutes: Type.Integer(),
    facilitator: OrNone(Type.String(), { description: 'Null: whoever makes the sessions.' }),
    missions: Type.Integer({ description: 'How many it plays.' }),
    missionMinutes: Type.Integer({ description: 'What they take together.' }),
    playMinutes: Type.Integer({ description: 'What it has for them.' }),
    invited: Type.Integer({ description: 'How many people its list has.' }),
    hints: Type.Enum([...HINT_POLICIES]),
    board: Type.Enum([...BOARDS]),
    start: Type.Enum([...START_BY]),
  },
  closed,
);

const WorkshopRowSchema = Type.Object(
  {
    line: Type.Integer(),
    outcome: Type.Enum(['new', 'existing', 'repeated', 'refused'], {
      description:
        'existing: the campaign has a workshop of this day, time and place; repeated: an earlier line of the table is one.',
    }),
    workshop: OrNone(PlannedWorkshopSchema, { description: 'Null where the line is refused.' }),
    refusals: Type.Array(Type.Enum([...WORKSHOP_REFUSALS])),
    doubts: Type.Array(Type.Enum([...WORKSHOP_DOUBTS])),
    unknownDepartments: Type.Array(
      Type.Object(
        { name: Type.String(), meant: OrNone(Type.String(), { description: 'The known one that is nearly the same.' }) },
        closed,
      ),
      { description: 'Departments that the line names, and that the campaign does not expect.' },
    ),
  },
  closed,
);

/** Result of a table before it is imported: every line, in order. */
export const WorkshopPreviewSchema = Type.Object(
  {
    rows: Type.Array(WorkshopRowSchema),
    facilitators: Type.Array(Type.String(), { description: 'Usernames of the accounts that may lead a workshop.' }),
    departments: Type.Array(Type.String(), {
      description: 'Departments of the directory that the campaign expects, by name; empty where no line names one.',
    }),
  },
  closed,
);

export const WorkshopsMadeSchema = Type.Object(
  { made: Type.Integer(), existing: Type.Integer({ description: 'Lines of which nothing was made, as the campaign has them.' }) },
  closed,
);

export type WorkshopLine = Static<typeof WorkshopLineSchema>;
export type WorkshopTable = Static<typeof WorkshopTableSchema>;
export type WorkshopRow = Static<typeof WorkshopRowSchema>;
export type WorkshopPreview = Static<typeof WorkshopPreviewSchema>;
export type WorkshopsMade = Static<typeof WorkshopsMadeSchema>;
export type WorkshopRefusal = (typeof WORKSHOP_REFUSALS)[number];
export type WorkshopDoubt = (typeof WORKSHOP_DOUBTS)[number];
