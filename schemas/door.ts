/** The door of a session: refused logins, waiting newcomers, and participants with several devices. */
import { type Static, Type } from 'typebox';
import { EMAIL } from './constants.ts';
import { closed, OrNone } from './shapes.ts';

/** Maximum number of refused addresses stored for a session, and milliseconds for which each is kept after its last login attempt. */
export const MAX_REFUSED = 50;
export const REFUSED_TTL_MS = 30 * 60_000;
/** Maximum number of listed people with several devices. */
export const MAX_ON_SEVERAL_DEVICES = 20;

/** Maximum number of newcomers who wait at once in a session, and milliseconds for which each is kept after their page last tried. */
export const MAX_WAITING = 200;
export const WAITING_TTL_MS = 5 * 60_000;
/** Maximum number of waiting newcomers listed by address; further ones are only counted. */
export const MAX_WAITING_TOLD = 50;

/** A facilitator's decision on a newcomer, or `waiting` before it. */
export const WAITING_STATES = ['waiting', 'let-in', 'refused'] as const;
const DOOR_ACTIONS = ['let-in', 'refuse'] as const;

export const REFUSAL_REASONS = ['not-invited', 'removed'] as const;

export const DoorSchema = Type.Object(
  {
    byAccount: Type.Boolean({ description: 'Players come through an identity provider: their addresses are verified.' }),
    refused: Type.Array(
      Type.Object(
        {
          email: Type.String({ description: 'As it was typed, in lower case.' }),
          reason: Type.Enum([...REFUSAL_REASONS]),
          nearest: OrNone(Type.String({ description: 'The invited address that is spelt nearly like it.' })),
          nearestCame: Type.Optional(
            Type.Literal(true, {
              description: 'Somebody came under the nearest address, probably the same person: let in, they would count twice.',
            }),
          ),
          firstAt: Type.String(),
          lastAt: Type.String(),
          count: Type.Integer({ description: 'How many tries.' }),
        },
        closed,
      ),
      { description: `Refused in the last ${REFUSED_TTL_MS / 60_000} minutes, the latest first; at most ${MAX_REFUSED}.` },
    ),
    waiting: Type.Object(
      {
        count: Type.Integer({ minimum: 0, maximum: MAX_WAITING }),
        people: Type.Array(
          Type.Object({ email: Type.String(), since: Type.String({ description: 'When the address was first tried.' }) }, closed),
          { description: `The first who came; at most ${MAX_WAITING_TOLD}.` },
        ),
      },
      { ...closed, description: 'Newcomers who wait to be let in: where the door is watched, and in a rush.' },
    ),
    devices: Type.Array(
      Type.Object(
        {
          participant: Type.String(),
          logins: Type.Integer({ description: 'Logins that hold, one or more on each device.' }),
          since: Type.String({ description: 'When the second of them began.' }),
        },
        closed,
      ),
      { description: `Who has more than one login; at most ${MAX_ON_SEVERAL_DEVICES}, the latest first.` },
    ),
  },
  closed,
);

/** An address that was refused at the door. */
export const RefusedAddressSchema = Type.Object({ email: Type.String(EMAIL) }, closed);

/** A facilitator's decision on newcomers who wait. */
export const DoorDecisionSchema = Type.Object(
  {
    action: Type.Enum([...DOOR_ACTIONS]),
    email: OrNone(Type.String(EMAIL), { description: 'Of one person, who may come later to be let in; null is all who wait.' }),
  },
  closed,
);

export type Door = Static<typeof DoorSchema>;
export type WaitingState = (typeof WAITING_STATES)[number];
export type DoorDecision = Static<typeof DoorDecisionSchema>;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
