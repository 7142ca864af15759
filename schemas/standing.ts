/** A player's board name and standing in the session (`GET /me`, `PUT /me/name`, `GET /standing`). Points are decimal numbers. */
import { type Static, Type } from 'typebox';
import { BOARDS } from './console-constants.ts';
import { BOARD_TOP, TYPED_NAME } from './constants.ts';
import { closed, OrNone } from './shapes.ts';

/** The player's own data, with the player's address. No other player's address leaves the server. */
export const MeSchema = Type.Object(
  {
    email: Type.String(),
    name: Type.String(),
    suggestions: Type.Array(Type.String(), { description: 'Three names that nobody in the session has.' }),
    newcomer: Type.Boolean({ description: 'Has done nothing in the session yet but log in.' }),
  },
  closed,
);
export const MeQuerySchema = Type.Object(
  { turn: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}$', description: 'Another number, other suggestions.' })) },
  closed,
);
export const NameChoiceSchema = Type.Object(
  {
    name: Type.String({
      ...TYPED_NAME,
      description: 'At most 30 characters, no e-mail address; unique in the session, in any case.',
    }),
  },
  closed,
);

const Rank = Type.Integer({ minimum: 1, description: 'Equal points share the better one.' });
export const BoardRowSchema = Type.Object({ name: Type.String(), points: Type.Number(), rank: Rank }, closed);
const Neighbours = Type.Array(BoardRowSchema, {
  maxItems: 2,
  description: 'The best first; none where the session has no board.',
});

export const StandingSchema = Type.Object(
  {
    board: Type.Enum([...BOARDS], { description: 'What the session shows; with none, only name and points are told.' }),
    frozenAt: OrNone(Type.String({ description: 'Since when the board stands still: all of it is as it was then.' })),
    name: Type.String(),
    points: Type.Number(),
    rank: OrNone(Rank),
    of: OrNone(Type.Integer({ description: 'How many play.' })),
    above: Neighbours,
    below: Neighbours,
    top: Type.Array(BoardRowSchema, { maxItems: BOARD_TOP, description: 'The best; none where the board is not full.' }),
    team: OrNone(
      Type.Object(
        {
          name: Type.String(),
          points: Type.Number({ description: 'The mean of those who play in it.' }),
          rank: Rank,
          of: Type.Integer({ description: 'Teams in which somebody plays.' }),
        },
        closed,
      ),
    ),
  },
  closed,
);

export type Me = Static<typeof MeSchema>;
export type BoardRow = Static<typeof BoardRowSchema>;
export type Standing = Static<typeof StandingSchema>;
