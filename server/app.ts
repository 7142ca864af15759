/** Application factory: builds the server without opening a port or a database, which `main.ts` and tests do. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import sse from '@fastify/sse';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { HEARTBEAT_INTERVAL_MS } from '#schemas/constants.ts';
import { attendanceRoutes } from './attendance/routes.ts';
import { attestationRoutes, sessionAttestationRoutes } from './attestations/routes.ts';
import { lastEntryAt } from './audit/audit-log.ts';
import { auditRoutes } from './audit/routes.ts';
import { backupRoutes } from './backups/routes.ts';
import { carryCampaigns } from './campaigns/carry-campaigns.ts';
import { outsideRoutes } from './campaigns/outside-routes.ts';
import { ownDepartmentRoutes } from './campaigns/own-department-routes.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { notesRoutes } from './challenges/notes.ts';
import { returnPlayRoutes } from './challenges/return-play.ts';
import { playRoutes } from './challenges/routes.ts';
import type { Clock } from './clock.ts';
import { cockpitRoutes } from './cockpit/routes.ts';
import type { Config } from './config.ts';
import { dataProtectionRoutes } from './data-protection/routes.ts';
import type { Database } from './database/database.ts';
import { debriefControlRoutes, debriefRoutes } from './debrief/routes.ts';
import { demoRoutes } from './demo/routes.ts';
import { exportRoutes } from './exports/routes.ts';
import { carryRights } from './facilitators/carry-rights.ts';
import { facilitatorRoutes } from './facilitators/routes.ts';
import { finaleControlRoutes, finaleRoutes } from './finale/routes.ts';
import { fleetRoutes } from './fleet/routes.ts';
import { type Admission, createAdmission, refuseUnderLoad } from './http/admission.ts';
import { limitBodyTime } from './http/body-time.ts';
import { type CallDelay, watchCallDelay } from './http/call-delay.ts';
import { describeCalls } from './http/described-calls.ts';
import { replyErrors } from './http/error-replies.ts';
import { fastifySettings } from './http/fastify-settings.ts';
import { createHealth, type Health, healthRoutes, livenessOf } from './http/health.ts';
import { closeIdleConnections } from './http/idle-connections.ts';
import { readJsonBodies } from './http/json-body.ts';
import { logRequests } from './http/logging.ts';
import { policyReportRoutes } from './http/policy-reports.ts';
import type { Server } from './http/routing.ts';
import { compileWhenNeeded } from './http/schema-compilers.ts';
import { callHeaders, pageHeaders } from './http/security-headers.ts';
import { refuseUnstorableTexts } from './http/storable-texts.ts';
import { traceRequests } from './http/trace-requests.ts';
import { standingRoutes } from './leaderboard/player-routes.ts';
import { leaderboardRoutes } from './leaderboard/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { mailRoutes } from './mails/routes.ts';
import { createMetrics } from './metrics/metrics.ts';
import { countRequests, metricsRoutes } from './metrics/routes.ts';
import { participantRoutes } from './participants/routes.ts';
import { unplayedRoutes } from './participants/unplayed-routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { startJobs } from './periodic-jobs.ts';
import { projectorLinkRoutes, projectorRoutes } from './projector/routes.ts';
import { remoteLinkRoutes, remoteRoutes } from './remotes/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { appointmentRoutes } from './returns/appointment-routes.ts';
import { returnFigureRoutes } from './returns/figure-routes.ts';
import { returnPlanRoutes } from './returns/plan-routes.ts';
import { returnRoutes } from './returns/return-routes.ts';
import { createServices, type Services } from './services.ts';
import { sessionRoutes } from './sessions/console-routes.ts';
import { sessionControlRoutes } from './sessions/control-routes.ts';
import { deletionRoutes } from './sessions/deletion-routes.ts';
import { doorRoutes } from './sessions/door-routes.ts';
import { openIdLoginRoutes } from './sessions/openid-login-routes.ts';
import { playerSessionRoutes } from './sessions/player-routes.ts';
import { seatRoutes } from './sessions/seat-routes.ts';
import { type BuiltSite, pagePolicy } from './site/built-site.ts';
import { installedSite } from './site/installed-site.ts';
import { leadToConsole, leaveUnknown, replyUnknown, siteRoutes } from './site/site.ts';
import { readSite } from './site/site-files.ts';
import { tracing } from './tracing.ts';

export interface AppOptions {
  readonly config: Config;
  /** Opened and closed by the caller; to be closed after the app. */
  readonly database: Database;
  readonly challenges: readonly RegisteredChallenge[];
  /** Milliseconds since 1970; the system clock by default. */
  readonly clock?: Clock;
  /** The built site; without this, the server serves only the API. */
  readonly assets?: BuiltSite;
  readonly logger?: FastifyBaseLogger;
  /** How long calls wait for event loop and database; measured by default, and closed with the app. */
  readonly callDelay?: CallDelay;
  /** Whether periodic jobs run (scheduler, failed sign-ins); true by default. */
  readonly ticking?: boolean;
  /**
   * Development: fallback for a GET or HEAD that no route of the API matches. With Vite's middlewares in front of one HTTP server:
   * `middlewares.use((request, response, next) => { waiting.set(request, next); app.routing(request, response); })`
   * and `onUnknownGet: (request) => waiting.get(request)?.()`, after `await app.ready()`. No Content-Security-Policy is sent then.
   */
  readonly onUnknownGet?: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Resolves once all routes are registered and expired data is purged. Closing the app waits for work under way. */
export async function buildApp({
  config,
  database,
  challenges,
  clock = Date.now,
  assets,
  logger,
  callDelay = watchCallDelay(database.roundTrips),
  ticking = true,
  onUnknownGet,
}: AppOptions): Promise<Server> {
  const services = await createServices(config, database, challenges, clock, (error) =>
    logger?.error({ err: error }, 'what happens in sessions could not be read'),
  );
  const server: Server = Fastify({
    ...fastifySettings(config),
    ...(logger ? { loggerInstance: logger } : { logger: false }),
  }).withTypeProvider<TypeBoxTypeProvider>();

  const traces = tracing();
  if (traces) traceRequests(server, traces);
  compileWhenNeeded(server);
  server.decorateRequest('player', null);
  server.decorateRequest('facilitator', null);
  server.decorateRequest('projector', null);
  server.decorateRequest('remote', null);
  server.decorateRequest('returning', null);
  server.decorateRequest('refusedUnderLoad', false);
  readJsonBodies(server);
  limitBodyTime(server);
  const health = createHealth(database);
  replyErrors(server, health.notice);
  const admission = createAdmission(
    callDelay.read,
    [services.ledger.figures, services.login.figures].map((figures) => () => figures().oldestMs),
  );
  server.decorate('liveness', () => livenessOf(health, admission));
  if (logger) logRequests(server, admission);
  const metrics =
    config.metricsToken === null ? null : await createMetrics(measuredBy(services, { database, config, health, admission }));
  if (metrics) countRequests(server, metrics);
  if (config.corsOrigins.length > 0) {
    await server.register(cors, {
      origin: [...config.corsOrigins],
      allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: ['x-total-count', 'content-disposition', 'retry-after'],
      // Seconds for which browsers cache the CORS preflight; by default they repeat it before almost every call.
      maxAge: 600,
    });
  }
  const describedCalls = describeCalls(server, services.authentication);

  await server.register(async (calls) => {
    const api: Server = calls.withTypeProvider<TypeBoxTypeProvider>();
    callHeaders(api, config);
    refuseUnderLoad(api, admission);
    refuseUnstorableTexts(api);
    if (assets || onUnknownGet) leadToConsole(api, config.basePath);
    healthRoutes(api, health, server.liveness);
    if (metrics && config.metricsToken !== null) metricsRoutes(api, metrics, config.metricsToken);
    // Policy reports have a scope of their own, as no other call takes their media type.
    await api.register(async (calls) =>
      policyReportRoutes(calls.withTypeProvider<TypeBoxTypeProvider>(), clock, config.basePath),
    );
    await playerCalls(api, services);
    await api.register(async (calls) => {
      // The dashboard polls long lists every five seconds; replies to players are too short to gain from compression.
      await calls.register(compress, { encodings: ['gzip'], threshold: 1024 });
      const consoleServer: Server = calls.withTypeProvider<TypeBoxTypeProvider>();
      consoleCalls(consoleServer, { ...services, siteName: assets?.branding?.name ?? 'Vigie' });
    });
    api.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(await describedCalls()),
    );
  });
  const { basePath } = config;
  const files = assets && installedSite(readSite(assets.directory), { branding: assets.branding, basePath });
  await server.register(async (pages) => {
    const site: Server = pages.withTypeProvider<TypeBoxTypeProvider>();
    pageHeaders(site, config, onUnknownGet ? null : pagePolicy(files, assets?.apiHost));
    if (files) siteRoutes(site, challenges, files, basePath);
    if (onUnknownGet) leaveUnknown(site, onUnknownGet);
    else replyUnknown(site, files);
  });

  const jobs = await startJobs({ server, services, database, config, clock, metrics, health, ticking });
  // Graceful shutdown: open event streams would keep the server from closing.
  server.addHook('preClose', () => services.subscriptions.close());
  closeIdleConnections(server);
  server.addHook('onClose', async () => {
    callDelay.close();
    await jobs.stop();
    await Promise.all([services.ledger.drained(), services.login.drained(), services.sharedAnswers.close()]);
    await services.refusedLogins.drained();
  });
  await server.ready();
  return server;
}

/** Routes that players, guests, projectors and paired phones call. */
async function playerCalls(api: Server, services: Services): Promise<void> {
  playerSessionRoutes(api, services);
  openIdLoginRoutes(api, services);
  playRoutes(api, services);
  await api.register(sse, { heartbeatInterval: HEARTBEAT_INTERVAL_MS });
  liveRoutes(api, { ...services, standingOf: services.leaderboard.standing });
  standingRoutes(api, services);
  fleetRoutes(api, services);
  finaleRoutes(api, services);
  debriefRoutes(api, services);
  projectorRoutes(api, services);
  remoteRoutes(api, services);
  attestationRoutes(api, services);
  appointmentRoutes(api, services);
  returnRoutes(api, services);
  returnPlayRoutes(api, services);
}

function consoleCalls(consoleServer: Server, services: Services & { readonly siteName: string }): void {
  facilitatorRoutes(consoleServer, services);
  auditRoutes(consoleServer, services);
  dataProtectionRoutes(consoleServer, services);
  sessionRoutes(consoleServer, services);
  deletionRoutes(consoleServer, services);
  sessionControlRoutes(consoleServer, services);
  finaleControlRoutes(consoleServer, services);
  debriefControlRoutes(consoleServer, services);
  projectorLinkRoutes(consoleServer, services);
  remoteLinkRoutes(consoleServer, services);
  participantRoutes(consoleServer, services);
  unplayedRoutes(consoleServer, services);
  peopleRoutes(consoleServer, { ...services, carriers: [carryRights, carryCampaigns] });
  cockpitRoutes(consoleServer, services);
  doorRoutes(consoleServer, services);
  seatRoutes(consoleServer, services);
  attendanceRoutes(consoleServer, services);
  sessionAttestationRoutes(consoleServer, services);
  campaignRoutes(consoleServer, services);
  outsideRoutes(consoleServer, services);
  ownDepartmentRoutes(consoleServer, services);
  mailRoutes(consoleServer, services);
  exportRoutes(consoleServer, services);
  reportRoutes(consoleServer, services);
  returnFigureRoutes(consoleServer, services);
  returnPlanRoutes(consoleServer, services);
  leaderboardRoutes(consoleServer, services);
  backupRoutes(consoleServer, services);
  demoRoutes(consoleServer, services);
  notesRoutes(consoleServer, services);
}

interface Measured {
  readonly database: Database;
  readonly config: Pick<Config, 'mail'>;
  readonly health: Health;
  readonly admission: Admission;
}

function measuredBy(services: Services, { database, config, health, admission }: Measured) {
  return {
    queues: { moves: services.ledger.figures, logins: services.login.figures },
    streams: services.subscriptions.subscribers,
    pool: database.pool,
    admission,
    ready: () =>
      health.mustBeReady().then(
        () => true,
        () => false,
      ),
    lastBackup: () => lastEntryAt(database.query, 'backup-downloaded'),
    mails: config.mail && services.mailQueue,
  };
}
