/**
 * State of a session as the cockpit shows it, with the actions open to the facilitator. One answer covers 500 people and 22 missions, so it
 * is compact: times are whole seconds after `since`, and each field of the states is a list of its own.
 */
import { type Static, Type } from 'typebox';
import { HINT_POLICIES, TEAM } from './console-constants.ts';
import { CHALLENGE_KEY, MESSAGE } from './constants.ts';
import { SessionClockSchema } from './session-clock.ts';
import { closed, ID, OrNone, RealName } from './shapes.ts';

const Id = Type.String(ID);
const Seconds = Type.Integer({ description: 'Whole seconds after `since`.' });
const Counts = Type.Array(Type.Integer());

export const CockpitSnapshotSchema = Type.Object(
  {
    number: Type.Integer({ description: 'Of the last event that is in here: what comes after it is asked of the events.' }),
    changed: Type.Optional(
      Type.Array(Id, {
        description:
          'With `after`: whom later events concern. `participants` and `cells` are theirs alone; who is named here and not there does not play any more. Absent where everybody is in here.',
      }),
    ),
    room: SessionClockSchema,
    code: Type.String(),
    name: OrNone(Type.String()),
    teams: Type.Array(Type.String()),
    hintPolicy: Type.Enum([...HINT_POLICIES]),
    since: Type.String({ description: 'ISO 8601: the second that all others are counted from.' }),
    missions: Type.Array(
      Type.Object(
        {
          key: Type.String(),
          title: Type.String(),
          minutes: Type.Integer({ description: 'What the manifest takes it to last.' }),
          hints: Type.Integer({ description: 'How many there are in this session.' }),
          played: Type.Boolean({ description: 'False for one that the session has left out since somebody opened it.' }),
        },
        closed,
      ),
      { description: 'In the order of the session.' },
    ),
    participants: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          username: Type.String({ description: 'The e-mail.' }),
          name: OrNone(Type.String({ description: 'On the boards that players see.' })),
          hiddenName: Type.Optional(
            Type.String({ description: 'The name that was hidden from the boards, whose place `name` has; absent without one.' }),
          ),
          realName: RealName,
          team: OrNone(Type.String()),
          points: Type.Number(),
          joinedAt: Seconds,
          activeAt: Type.Integer({ description: 'When the participant last did something; seconds after `since`.' }),
        },
        closed,
      ),
      { description: 'Who plays, in the order of their e-mails.' },
    ),
    cells: Type.Object(
      {
        participant: Type.Array(Type.Integer(), { description: 'Place in `participants`.' }),
        mission: Type.Array(Type.Integer(), { description: 'Place in `missions`.' }),
        openedAt: Type.Array(OrNone(Seconds)),
        failures: Counts,
        hints: Type.Array(Type.Integer(), { description: 'Shown, given ones among them.' }),
        given: Type.Array(Type.Integer(), { description: 'Given by a facilitator, at no price.' }),
        took: Type.Array(
          OrNone(Type.Integer({ description: 'Seconds from `openedAt`, or from `since`, to the solve; null before it.' })),
        ),
        points: Type.Array(OrNone(Type.Number())),
      },
      { ...closed, description: 'How each participant stands with each mission that was touched: the same place in every list.' },
    ),
    breaks: Type.Array(Type.Object({ from: Seconds, until: Seconds }, closed), {
      description: 'When nobody played, and play went on afterwards: pauses, and ends that were taken back. In their order.',
    }),
    absent: Type.Array(Type.Object({ username: Type.String(), realName: RealName, team: OrNone(Type.String()) }, closed), {
      description: 'Invited by e-mail and not come, the first of them.',
    }),
    absentCount: Type.Integer(),
    shared: Type.Array(
      Type.Object(
        {
          at: Seconds,
          participant: Type.String(),
          other: Type.String({ description: 'Whose answer it would have been.' }),
          challenge: Type.String(),
        },
        closed,
      ),
      { description: 'Answers that were wrong, and right for somebody else; the latest, oldest first.' },
    ),
  },
  closed,
);

export const CockpitQuerySchema = Type.Object(
  {
    after: Type.Optional(
      Type.String({ pattern: '^[0-9]{1,10}$', description: 'Number of the last snapshot, which the reply then adds to.' }),
    ),
  },
  closed,
);

export const HintGrantSchema = Type.Object({ challenge: Type.String(CHALLENGE_KEY) }, closed);
export const HintGrantReplySchema = Type.Object(
  { given: Type.Integer({ description: 'How many participants got a hint by this call; 0 where it was counted before.' }) },
  closed,
);

export const MessageSchema = Type.Object(
  {
    text: Type.String(MESSAGE),
    to: Type.Union([
      Type.Literal('all'),
      Type.Object({ team: Type.String(TEAM) }, closed),
      Type.Object({ participant: Id }, closed),
    ]),
  },
  closed,
);

export type CockpitSnapshot = Static<typeof CockpitSnapshotSchema>;
export type MessageToPlayers = Static<typeof MessageSchema>;
