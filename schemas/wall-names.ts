/** Names that the projector shows at the moment, for the pages that can hide one: a remote and the presenter's page. */
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
