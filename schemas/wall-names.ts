/** Names of people that stand on the wall now, for who may hide one: on a paired telephone and beside the debrief. */
import { type Static, Type } from 'typebox';
import { closed, ID } from './shapes.ts';

export const WallNamesSchema = Type.Array(
  Type.Object(
    {
      participant: Type.String(ID),
      name: Type.String({ description: 'As the wall shows it: of a hidden one, the pseudonym in its place.' }),
      hidden: Type.Boolean({ description: 'Whether a pseudonym stands in the place of the chosen name.' }),
    },
    closed,
  ),
  { description: 'In the order of the wall: board, latest solves, latest arrivals. Empty where it shows nobody.' },
);

export const NameHidingSchema = Type.Object(
  { participant: Type.String(ID), hidden: Type.Boolean({ description: 'false: the chosen name is shown again.' }) },
  closed,
);

export type WallNames = Static<typeof WallNamesSchema>;
export type NameHiding = Static<typeof NameHidingSchema>;
