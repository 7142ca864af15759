/** Session clock and session control. Times are ISO 8601 in UTC. */
import { type Static, Type } from 'typebox';
import { EXTENSION_MINUTES, SESSION_ACTIONS, type START_BY } from './console-constants.ts';
import { PHASES } from './constants.ts';
import { DeletionRequestSchema, Owner } from './session-deletion.ts';
import { closed, OrNone } from './shapes.ts';
import { WorkshopSchema } from './workshop.ts';

const Moment = Type.String();

/** The session clock, the same for players, projector and console: it holds no personal data. */
export const SessionClockSchema = Type.Object(
  {
    phase: Type.Enum([...PHASES]),
    open: Type.Boolean({ description: 'Whether new people may log in.' }),
    opensAt: OrNone(Moment),
    beginsAt: Type.Optional(
      Type.String({ description: 'When play of a workshop will begin by itself; left out where it will not.' }),
    ),
    startedAt: OrNone(Moment),
    closesAt: OrNone(
      Type.String({ description: 'The end, where it has one. While it is paused, the end moves on by as long as the pause.' }),
    ),
    pausedAt: OrNone(Moment),
    frozenAt: OrNone(Type.String({ description: 'Boards stand still since then.' })),
    endedAt: OrNone(Moment),
    now: Type.String({ description: "The server's clock at this answer: browsers' clocks are wrong by minutes." }),
  },
  closed,
);

export const SessionActionSchema = Type.Object(
  {
    action: Type.Enum([...SESSION_ACTIONS]),
    minutes: Type.Optional(Type.Integer({ ...EXTENSION_MINUTES, description: 'Of `extend`.' })),
  },
  closed,
);

/** State of a session, for its row on the dashboard. */
const DashboardRowSchema = Type.Object(
  {
    id: Type.String(),
    room: SessionClockSchema,
    present: Type.Integer({ description: 'Who has joined and plays.' }),
    expected: OrNone(Type.Integer({ description: 'E-mail addresses of the allow-list; null where others may come too.' })),
    createdAt: Moment,
    createdBy: OrNone(Type.String({ description: 'The account; null where that is not known.' })),
    owner: Owner,
    deletionRequest: OrNone(DeletionRequestSchema),
    workshop: OrNone(WorkshopSchema),
  },
  closed,
);
export const DashboardRowsSchema = Type.Array(DashboardRowSchema);

export type StartBy = (typeof START_BY)[number];
export type Phase = (typeof PHASES)[number];
export type SessionClock = Static<typeof SessionClockSchema>;
export type DashboardRow = Static<typeof DashboardRowSchema>;
export type SessionAction = Static<typeof SessionActionSchema>;
