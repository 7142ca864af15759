/** Player's routes that tell how far the room has come. */
import { FleetBoatsSchema, FleetSchema } from '#schemas/fleet.ts';
import { type Authentication, playerOf } from '../access/authentication.ts';
import { failures, type Server } from '../http/routing.ts';
import type { FleetReader } from './fleet.ts';

interface FleetRoutesDeps {
  readonly authentication: Authentication;
  readonly fleet: FleetReader;
}

/** Registers `GET /fleet` and `GET /fleet/boats`. */
export function fleetRoutes(server: Server, { authentication, fleet }: FleetRoutesDeps): void {
  const onRequest = authentication.player;

  server.get(
    '/fleet',
    {
      onRequest,
      schema: {
        summary: 'How far the room has come.',
        description: 'Up to three seconds old, fifteen of a room of thousands; 404 where the session does not show it.',
        response: { 200: FleetSchema, ...failures },
      },
    },
    (request) => fleet.of(playerOf(request)),
  );

  server.get(
    '/fleet/boats',
    {
      onRequest,
      schema: {
        summary: 'Who is how far, the least in one stage.',
        description:
          'Up to three seconds old, fifteen of a room of thousands; 404 where the session does not show it, or has no board.',
        response: { 200: FleetBoatsSchema, ...failures },
      },
    },
    (request) => fleet.boatsOf(playerOf(request)),
  );
}
