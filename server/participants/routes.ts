/** The console's routes on participants: reading, and corrections, which the ledger carries out. */
import type { Transaction } from 'kysely';
import { toHundredths } from '#engine/rules/scoring.ts';
import { SessionIdSchema } from '#schemas/admin.ts';
import { USUAL_PAGE } from '#schemas/console-constants.ts';
import {
  AdjustmentSchema,
  MergeSchema,
  ParticipantChangeSchema,
  type ParticipantDetails,
  ParticipantDetailsSchema,
  ParticipantIdSchema,
  ParticipantsPageSchema,
  ParticipantsQuerySchema,
  PersonalCodeSchema,
  ReasonSchema,
  ReopeningSchema,
} from '#schemas/participants.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { cleanReason } from '../audit/reason.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../http/idempotency-key.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import { adjust } from '../ledger/adjustment.ts';
import { merge } from '../ledger/merge.ts';
import { reinstate, remove } from '../ledger/removal.ts';
import { reopen } from '../ledger/reopening.ts';
import { hideName } from './hidden-name.ts';
import { changeName } from './name.ts';
import { participantDetails } from './participant-details.ts';
import { listParticipants } from './participants-page.ts';
import { drawPersonalCode, renewPersonalCode } from './personal-code.ts';
import { changeTeam } from './team.ts';

/** Data that moves to the remaining participant of a merge, within the caller's transaction. */
interface HandedOver {
  handOver(transaction: Transaction<Tables>, from: string, into: string): Promise<void>;
}

interface ParticipantDeps {
  readonly authentication: Authentication;
  readonly database: Database;
  readonly clock: Clock;
  /** @throws ServerError 404 */
  readonly sessions: { mustExist(id: string): Promise<void> };
  readonly leaderboard: { changed(): void };
  readonly fleet: { changed(): void };
  readonly attestations: HandedOver;
  readonly appointments: HandedOver;
  readonly finales: HandedOver;
  readonly decks: HandedOver;
}

const params = ParticipantIdSchema;
const response = { 200: ParticipantDetailsSchema, ...failures };

function correcting(authentication: Authentication) {
  return { onRequest: authentication.facilitator, preValidation: emptyBody };
}

/** Registers the list, one participant, and all corrections. Each correction replies with the participant's new details. */
export function participantRoutes(server: Server, deps: ParticipantDeps): void {
  readRoutes(server, deps);
  const change = changeWith(deps);
  identityRoutes(server, deps, change);
  pointsRoutes(server, deps, change);
  placeRoutes(server, deps, change);
}

/** Runs a correction in a transaction. @param whose identifier of the participant in the reply */
type Change = (whose: string, work: (transaction: Transaction<Tables>) => Promise<void>) => Promise<ParticipantDetails>;

/** A correction and the details in its reply belong to one transaction; boards are invalidated once it is committed. */
function changeWith({ database: { query }, leaderboard, fleet }: ParticipantDeps): Change {
  return async (whose, work) => {
    const after = await withRetries(() =>
      query.transaction().execute(async (transaction) => {
        await work(transaction);
        return participantDetails(transaction, whose);
      }),
    );
    leaderboard.changed();
    fleet.changed();
    return after;
  };
}

function readRoutes(server: Server, { authentication, database: { query }, sessions }: ParticipantDeps): void {
  server.get(
    '/admin/sessions/:id/participants',
    {
      onRequest: authentication.observer,
      schema: {
        summary: 'Those who play a session, by pages.',
        params: SessionIdSchema,
        querystring: ParticipantsQuerySchema,
        response: { 200: ParticipantsPageSchema, ...failures },
      },
    },
    async ({ params: { id }, query: { search = '', status, sort = 'score', order, limit = USUAL_PAGE, offset = '0' } }) => {
      await sessions.mustExist(id);
      const down = sort === 'score' || sort === 'solved';
      return listParticipants(query, id, {
        search,
        playingOnly: status === 'playing',
        sort,
        order: order ?? (down ? 'desc' : 'asc'),
        limit: Number(limit),
        offset: Number(offset),
      });
    },
  );

  server.get(
    '/admin/participants/:id',
    {
      onRequest: authentication.observer,
      schema: { summary: 'A participant with every entry of the ledger.', params, response },
    },
    (request) => participantDetails(query, request.params.id),
  );
}

/** Routes that change a participant's team, board name and personal code. */
function identityRoutes(server: Server, { authentication, database: { kind }, clock }: ParticipantDeps, change: Change): void {
  server.patch(
    '/admin/participants/:id',
    {
      ...correcting(authentication),
      schema: {
        summary: 'Changes the team or the name on the boards, or hides the name from them.',
        params,
        body: ParticipantChangeSchema,
        response,
      },
    },
    (request) => {
      const { id } = request.params;
      const actor = facilitatorOf(request);
      const { team, name, nameHidden } = request.body;
      return change(id, async (transaction) => {
        if (team !== undefined) await changeTeam({ transaction, kind, clock, actor }, id, team);
        if (nameHidden !== undefined) await hideName({ transaction, kind, clock, actor }, id, nameHidden);
        if (name !== undefined) await changeName({ transaction, kind, clock, actor }, id, name);
      });
    },
  );

  server.post(
    '/admin/participants/:id/personal-code',
    {
      onRequest: authentication.facilitator,
      schema: {
        summary: 'Gives a new personal code, which the next login needs; the one before is over.',
        params,
        response: { 200: PersonalCodeSchema, ...failures },
      },
    },
    async (request) => {
      const { id } = request.params;
      const actor = facilitatorOf(request);
      const drawn = await drawPersonalCode(id);
      await change(id, (transaction) => renewPersonalCode({ transaction, kind, clock, actor }, id, drawn));
      return { personalCode: drawn.shown };
    },
  );
}

/** Routes that change a participant's points: adjustments and reopened challenges. */
function pointsRoutes(server: Server, { authentication, database: { kind }, clock }: ParticipantDeps, change: Change): void {
  server.post(
    '/admin/participants/:id/adjustments',
    {
      ...correcting(authentication),
      schema: { summary: 'Adds or takes points.', params, headers: IdempotencyHeaders, body: AdjustmentSchema, response },
    },
    (request) => {
      const { id } = request.params;
      const points = toHundredths(request.body.points);
      if (points === 0)
        throw new ServerError(
          400,
          'invalid-field',
          { en: 'points must not be 0.', fr: 'points ne doit pas être 0.' },
          { field: 'points' },
        );
      const idempotencyKey = idempotencyKeyOf(request);
      const why = { kind, clock, actor: facilitatorOf(request), reason: cleanReason(request.body.reason) };
      return change(id, (transaction) => adjust({ transaction, ...why }, id, points, idempotencyKey));
    },
  );

  server.post(
    '/admin/participants/:id/reopenings',
    {
      ...correcting(authentication),
      schema: {
        summary: 'Takes an award back, so that the challenge can be solved again.',
        params,
        body: ReopeningSchema,
        response,
      },
    },
    (request) => {
      const { id } = request.params;
      const why = { kind, clock, actor: facilitatorOf(request), reason: cleanReason(request.body.reason) };
      return change(id, (transaction) => reopen({ transaction, ...why }, id, request.body.challenge));
    },
  );
}

/** Routes that change whether a participant counts as a person of the session: merge, removal, reinstatement. */
function placeRoutes(
  server: Server,
  { authentication, database: { kind }, clock, ...handedOver }: ParticipantDeps,
  change: Change,
): void {
  server.post(
    '/admin/participants/:id/merge',
    {
      ...correcting(authentication),
      schema: {
        summary: 'Merges two participants that are one person.',
        description: 'Cannot be undone. Answers with the one who stays.',
        params,
        body: MergeSchema,
        response,
      },
    },
    (request) => {
      const { id: from } = request.params;
      const { into } = request.body;
      const why = { kind, clock, actor: facilitatorOf(request), reason: cleanReason(request.body.reason) };
      return change(into, async (transaction) => {
        await merge({ transaction, ...why }, from, into);
        const { attestations, appointments, finales, decks } = handedOver;
        for (const one of [attestations, appointments, finales, decks]) await one.handOver(transaction, from, into);
      });
    },
  );

  for (const [name, work, summary] of [
    ['removal', remove, 'Takes a participant out of the session.'],
    ['reinstatement', reinstate, 'Brings a removed participant back, with the points.'],
  ] as const) {
    server.post(
      `/admin/participants/:id/${name}`,
      { ...correcting(authentication), schema: { summary, params, body: ReasonSchema, response } },
      (request) => {
        const { id } = request.params;
        const why = { kind, clock, actor: facilitatorOf(request), reason: cleanReason(request.body.reason) };
        return change(id, (transaction) => work({ transaction, ...why }, id));
      },
    );
  }
}
