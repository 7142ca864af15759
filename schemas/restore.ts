/** Restore of a backup: all of it into an empty installation, or one of its sessions as a new session. */
import { type Static, Type } from 'typebox';
import { SessionSchema } from './admin.ts';
import { PHASES } from './constants.ts';
import { closed, ID, Moment, OrNone } from './shapes.ts';

export const RestoreQuerySchema = Type.Object(
  {
    dryRun: Type.Optional(Type.Enum(['true', 'false'], { description: 'true: says what would happen and writes nothing.' })),
    session: Type.Optional(
      Type.String({
        ...ID,
        description: 'Of the backup: only this one, as a new session. Without it: everything.',
      }),
    ),
  },
  closed,
);

const Counts = Type.Object(
  {
    sessions: Type.Integer(),
    participants: Type.Integer(),
    challengeStates: Type.Integer(),
    scoreEvents: Type.Integer(),
    auditEntries: Type.Integer(),
  },
  closed,
);

export const RestoreReportSchema = Type.Object(
  {
    dryRun: Type.Boolean(),
    createdAt: Type.String({ description: 'When the backup was made.' }),
    keepUntil: OrNone(Moment, { description: 'Until when the backup was to be kept; null for no end, and of 1.0.0.' }),
    expired: Type.Boolean({ description: 'Whether that is over.' }),
    version: Type.String({ description: 'Release of Vigie that made it.' }),
    schemaVersion: Type.Integer(),
    empty: Type.Boolean({
      description:
        'Whether this installation has no session, no campaign and no directory of people, so that everything can be restored.',
    }),
    contains: Type.Array(
      Type.Object(
        {
          ...SessionSchema.properties,
          phase: Type.Enum([...PHASES], { description: 'When the backup was made.' }),
          opensAt: OrNone(Moment, { description: 'When it was planned to open.' }),
          participants: Type.Integer(),
          scoreEvents: Type.Integer(),
          pastRetention: Type.Boolean({
            description:
              'Nothing has happened in it for as long as this installation keeps sessions: restored with everything, it is deleted at once.',
          }),
        },
        closed,
      ),
      { description: 'The sessions of the backup.' },
    ),
    written: Counts,
    session: OrNone(SessionSchema, { description: 'The new session, when one was restored.' }),
  },
  { ...closed, description: '`written` is what was written, or would be.' },
);

export type RestoreReport = Static<typeof RestoreReportSchema>;
