/** Routes of a projector, and routes by which facilitators create and revoke its link. */
import { SessionIdSchema } from '#schemas/admin.ts';
import {
  type ProjectorDebrief,
  ProjectorDebriefSchema,
  ProjectorLinkSchema,
  type ProjectorRoom,
  ProjectorRoomSchema,
  RevokedProjectorsSchema,
} from '#schemas/projector.ts';
import { type WallNames, WallNamesSchema } from '#schemas/wall-names.ts';
import { type Authentication, facilitatorOf, projectedOf } from '../access/authentication.ts';
import { failures, type Server } from '../http/routing.ts';
import type { ProjectorLinks } from './links.ts';

export interface ProjectorDeps {
  readonly authentication: Authentication;
  readonly projectorLinks: ProjectorLinks;
  /** @throws ServerError 401 when the session was deleted */
  readonly projectedRoom: (session: string) => Promise<ProjectorRoom>;
  /** @throws ServerError 401; 403 while the session is not over */
  readonly projectedDebrief: (session: string) => Promise<ProjectorDebrief>;
  /** @throws ServerError 404 */
  readonly wallNames: (session: string) => Promise<WallNames>;
}

/** Registers `POST` and `DELETE /admin/sessions/:id/projector`, and `GET /admin/sessions/:id/wall-names`. */
export function projectorLinkRoutes(server: Server, { authentication, projectorLinks, wallNames }: ProjectorDeps): void {
  const onRequest = authentication.facilitator;

  server.get(
    '/admin/sessions/:id/wall-names',
    {
      onRequest: authentication.observer,
      schema: {
        summary: 'The people whose names stand on the wall now.',
        params: SessionIdSchema,
        response: { 200: WallNamesSchema, ...failures },
      },
    },
    (request) => wallNames(request.params.id),
  );

  server.post(
    '/admin/sessions/:id/projector',
    {
      onRequest,
      schema: {
        summary:
          'Opens a projector for a session: a token for 24 hours, which reads, leads the debrief of its session, and nothing else.',
        params: SessionIdSchema,
        response: { 201: ProjectorLinkSchema, ...failures },
      },
    },
    async (request, reply) => {
      const link = await projectorLinks.open(request.params.id, facilitatorOf(request));
      return reply.code(201).send(link);
    },
  );

  server.delete(
    '/admin/sessions/:id/projector',
    {
      onRequest,
      schema: {
        summary: 'Revokes every projector of a session.',
        params: SessionIdSchema,
        response: { 200: RevokedProjectorsSchema, ...failures },
      },
    },
    async (request) => ({ revoked: await projectorLinks.revoke(request.params.id, facilitatorOf(request)) }),
  );
}

/** Registers `GET /projector/room` and `GET /projector/debrief`. */
export function projectorRoutes(server: Server, { authentication, projectedRoom, projectedDebrief }: ProjectorDeps): void {
  const onRequest = authentication.projector;

  server.get(
    '/projector/room',
    {
      onRequest,
      schema: { summary: 'What the room sees of its session.', response: { 200: ProjectorRoomSchema, ...failures } },
    },
    (request) => projectedRoom(projectedOf(request)),
  );

  server.get(
    '/projector/debrief',
    {
      onRequest,
      schema: {
        summary: 'What the room looks back on, mission by mission, once its session is over.',
        response: { 200: ProjectorDebriefSchema, ...failures },
      },
    },
    (request) => projectedDebrief(projectedOf(request)),
  );
}
