/**
 * Progress of a room, as its players see it (`GET /fleet`, `GET /fleet/boats`): chosen names, never an e-mail address, of other players
 * only as much as the session's settings allow, and nobody is shown as the last.
 */
import { type Static, Type } from 'typebox';
import { BOARDS } from './console-constants.ts';
import { FLEET_MOMENTS, LATEST_SOLVES, STAGE_BOATS } from './constants.ts';
import { closed, OrNone } from './shapes.ts';

const Name = OrNone(Type.String({ description: 'Chosen for the boards; null where the session shows nobody.' }));
const Title = OrNone(Type.String({ description: 'Of the mission, where it is about one.' }));

export const FleetSchema = Type.Object(
  {
    board: Type.Enum([...BOARDS], {
      description: 'What players see of each other; without a board there are no boats to ask for.',
    }),
    people: Type.Integer({ description: 'Who came in, and was not removed.' }),
    missions: Type.Integer({ description: 'Of the session.' }),
    found: Type.Integer({ description: 'Missions found, summed over all people.' }),
    own: Type.Object(
      {
        name: Type.String(),
        done: Type.Integer({ description: 'Missions found.' }),
        place: OrNone(
          Type.Integer({
            description: 'Rank in the better half of the board; null elsewhere, before the first points, and without a board.',
          }),
        ),
        team: OrNone(Type.Object({ name: Type.String(), rank: Type.Integer(), of: Type.Integer() }, closed)),
      },
      closed,
    ),
    latest: Type.Array(
      Type.Object(
        {
          name: Name,
          title: Type.String(),
          first: Type.Boolean({ description: 'Nobody else in the room has found it yet.' }),
          at: Type.String(),
        },
        closed,
      ),
      { maxItems: LATEST_SOLVES, description: 'The latest solves, the newest first; none where the session shows nothing.' },
    ),
    moments: Type.Array(Type.Object({ kind: Type.Enum([...FLEET_MOMENTS]), title: Title, name: Name }, closed), {
      description: 'What the room has reached together, or first.',
    }),
  },
  closed,
);

const BoatSchema = Type.Object(
  { name: Name, team: OrNone(Type.Integer({ minimum: 0, description: 'Index among the teams.' })) },
  closed,
);
export const FleetBoatsSchema = Type.Object(
  {
    missions: Type.Integer(),
    teams: Type.Array(Type.String()),
    own: Type.Object(
      {
        ...BoatSchema.properties,
        stage: Type.Integer({ description: 'Index among the stages.' }),
        done: Type.Integer({ description: 'Missions found, which the last stage does not tell.' }),
      },
      closed,
    ),
    stages: Type.Array(
      Type.Object(
        {
          done: OrNone(
            Type.Integer({
              description: 'Missions found. Null of the last stage: those who have found the least are told together.',
            }),
          ),
          count: Type.Integer({ description: 'Boats, the own among them.' }),
          boats: Type.Array(BoatSchema, {
            maxItems: STAGE_BOATS,
            description: 'By name, without the own; of many, the first.',
          }),
        },
        closed,
      ),
      { description: 'The nearest to the harbour first.' },
    ),
  },
  closed,
);

export type Fleet = Static<typeof FleetSchema>;

/** The fleet as counted, with the number of the last event in the count. */
export interface NumberedFleet {
  readonly number: number;
  readonly fleet: Fleet;
}
export type FleetMoment = Fleet['moments'][number];
export type FleetBoats = Static<typeof FleetBoatsSchema>;
export type FleetStage = FleetBoats['stages'][number];
export type FleetBoat = Static<typeof BoatSchema>;
