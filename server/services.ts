/** Composition root: creates the services that routes use, and wires them together. */
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { sessionMissions } from '#engine/rules/session/missions.ts';
import type { ConsoleLanguage } from '#schemas/facilitators.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import { type Authentication, createAuthentication } from './access/authentication.ts';
import { createTokens, type Tokens } from './access/tokens.ts';
import { type Attestations, createAttestations } from './attestations/attestations.ts';
import { createAttestationProofs } from './attestations/proofs.ts';
import { type AuditChain, createAuditChain } from './audit/audit-chain.ts';
import { createEncryption, type Encrypt } from './backups/encryption.ts';
import { type Campaigns, createCampaigns } from './campaigns/campaigns.ts';
import { createWorkshopTables, type WorkshopTables } from './campaigns/workshop-table.ts';
import { type Challenges, createChallenges } from './challenges/challenges.ts';
import { createDemonstrate } from './challenges/demonstration.ts';
import { createFindPenalty, type FindPenalty } from './challenges/penalties.ts';
import { createFindPlayed, type FindPlayed } from './challenges/played-challenge.ts';
import { createPracticeLimit, type PracticeLimit } from './challenges/practice-limit.ts';
import { createSharedAnswers, type SharedAnswers } from './challenges/shared-answers.ts';
import { createVariantKey } from './challenges/variant-key.ts';
import type { Clock } from './clock.ts';
import { createHelpReader } from './cockpit/help-reader.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { createDecks, type Decks } from './debrief/decks.ts';
import { createPresentedDebrief } from './debrief/presented-debrief.ts';
import { createDebriefReader } from './debrief/room-debrief.ts';
import { createFailedSignIns, type FailedSignIns } from './facilitators/failed-sign-ins.ts';
import { createFinales, type Finales } from './finale/finale.ts';
import { createFleetReader, type FleetReader } from './fleet/fleet.ts';
import { createLeaderboard, type Leaderboard } from './leaderboard/leaderboard.ts';
import { createDebriefsTold, type DebriefsTold } from './ledger/debriefs-told.ts';
import { createHintGiver, type HintGiver } from './ledger/hint-giver.ts';
import { createLedger, type Ledger } from './ledger/ledger.ts';
import { createProgress, type Progress } from './ledger/progress.ts';
import { createRecallAnswers, type RecallAnswers } from './ledger/recall-answers.ts';
import { createEndedLogins, type EndedLogins } from './live/ended-logins.ts';
import { createMessenger, type Messenger } from './live/messages.ts';
import { createSubscriptions, type Subscriptions } from './live/subscriptions.ts';
import { localNetworkAddresses } from './local-network/start.ts';
import { createMailings, type Mailings } from './mails/mailings.ts';
import { createMailQueue, type MailQueue } from './mails/queue.ts';
import { createSmtp } from './mails/smtp.ts';
import { providersFor } from './openid-config.ts';
import { createNameHider } from './participants/hidden-name.ts';
import { createDirectoryEnd } from './people/directory.ts';
import { createProjectorLinks } from './projector/links.ts';
import { createProjectedRoomReader } from './projector/projected-room.ts';
import type { ProjectorDeps } from './projector/routes.ts';
import { createWallNames } from './projector/wall-names.ts';
import { createRemotes, type Remotes } from './remotes/remotes.ts';
import { createRemoteView } from './remotes/view.ts';
import { createReports, type Reports } from './reports/reports.ts';
import { type Appointments, createAppointments } from './returns/appointments.ts';
import { type Asking, createAsking } from './returns/asking.ts';
import { readLastReturn } from './returns/last-return.ts';
import { createReturnFigures, type ReturnFiguresReader } from './returns/return-figures.ts';
import { createReturnPlans, type ReturnPlans } from './returns/return-plans.ts';
import { createReturns, type Returns } from './returns/returns.ts';
import { createDeletions, type Deletions } from './sessions/deletions.ts';
import { createDoors, type Doors } from './sessions/door.ts';
import { createHousekeeping } from './sessions/housekeeping.ts';
import { createLogin, type Login } from './sessions/login.ts';
import { createOpenIdLogin, type OpenIdLogin } from './sessions/openid-login.ts';
import { createOwnNames, type OwnNames } from './sessions/own-name.ts';
import { createSeats, type Seats } from './sessions/personal-seats.ts';
import { createPlayedSessions, type PlayedSessions } from './sessions/played-session.ts';
import type { DataProtectionNotice } from './sessions/player-routes.ts';
import { createRefusedLogins, type RefusedLogins } from './sessions/refused-logins.ts';
import { type Retention, readRetention } from './sessions/retention.ts';
import { createRulesReader, type RulesReader } from './sessions/rules.ts';
import { createScheduler } from './sessions/scheduler.ts';
import { createSessionControl, type SessionControl } from './sessions/session-control.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import { createWithoutHintsReader } from './sessions/without-hints.ts';

export interface Services extends Omit<ProjectorDeps, 'authentication'> {
  /** Subscriptions to sessions' events. Subscriptions find new events by themselves, so writers need not notify them. */
  readonly subscriptions: Subscriptions;
  readonly endedLogins: EndedLogins;
  readonly database: Database;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly authentication: Authentication;
  readonly failedSignIns: FailedSignIns;
  readonly ledger: Ledger;
  readonly progress: Progress;
  readonly retrievals: RecallAnswers;
  readonly challenges: Challenges;
  /** Looks up a challenge, and how the player's session has it played. */
  readonly findPlayed: FindPlayed;
  readonly practiceLimit: PracticeLimit;
  readonly debriefsTold: DebriefsTold;
  readonly hintGiver: HintGiver;
  readonly messenger: Messenger;
  readonly remotes: Remotes;
  readonly hideName: ReturnType<typeof createNameHider>;
  readonly remoteView: ReturnType<typeof createRemoteView>;
  readonly findPenalty: FindPenalty;
  readonly sharedAnswers: SharedAnswers;
  /** The rules of a player's session. */
  readonly rulesOf: RulesReader['of'];
  readonly sessions: Sessions;
  readonly deletions: Deletions;
  readonly sessionControl: SessionControl;
  readonly login: Login;
  readonly openIdLogin: OpenIdLogin;
  readonly refusedLogins: RefusedLogins;
  readonly doors: Doors;
  readonly seats: Seats;
  readonly playedSessions: PlayedSessions;
  readonly ownNames: OwnNames;
  /** The installation's reporting channel, the default of sessions. */
  readonly whereToReport: WhereToReport;
  /** Language of the console. */
  readonly language: ConsoleLanguage;
  readonly passkeyRule: Config['consolePasskeys'];
  readonly passwords: Config['consolePasswords'];
  readonly openIdProviders: Config['openIdProviders'];
  readonly basePath: Config['basePath'];
  /** Addresses of this server on the local network, the likeliest first. */
  readonly addresses: () => readonly string[];
  readonly retention: Retention;
  readonly encryptBackup: Encrypt | null;
  readonly dataProtection: DataProtectionNotice;
  readonly leaderboard: Leaderboard;
  readonly fleet: FleetReader;
  readonly finales: Finales;
  readonly decks: Decks;
  readonly presentedDebrief: ReturnType<typeof createPresentedDebrief>;
  readonly attestations: Attestations;
  readonly appointments: Appointments;
  readonly returns: Returns;
  readonly returnFigures: ReturnFiguresReader;
  readonly returnPlans: ReturnPlans;
  readonly asking: Asking;
  readonly reports: Reports;
  readonly campaigns: Campaigns;
  readonly workshopTables: WorkshopTables;
  readonly mailings: Mailings;
  readonly mailQueue: MailQueue;
  /** To be called after a restore: invalidates all caches, and deletes data past its retention. */
  readonly onRestored: () => Promise<void>;
  /** Opens and closes the sessions that are due. */
  readonly applySchedule: () => Promise<void>;
  /** Seals the new entries of the audit log. */
  readonly sealAudit: AuditChain['seal'];
  /** Deletes expired data, and log entries beyond their limit. */
  readonly housekeeping: () => Promise<void>;
}

export async function createServices(
  config: Config,
  database: Database,
  registered: readonly RegisteredChallenge[],
  clock: Clock,
  onSubscriptionFailure: (error: unknown) => void = () => undefined,
): Promise<Services> {
  const tokens = createTokens(database, clock, config.consoleIdleMinutes * MINUTE_MS);
  const challenges = createChallenges(registered);
  const manifests = registered.map(({ manifest }) => manifest);
  const variantKey = await createVariantKey(database, clock);
  const rules = createRulesReader(database, clock, config.whereToReport);
  const onSessionsChanged = () => {
    leaderboard.changed();
    rules.changed();
  };
  const progress = createProgress(database);
  const debriefsTold = createDebriefsTold(database, rules.changed);
  const playerProviders = providersFor('players', config.openIdProviders);
  const setupRules = { isKnown: challenges.has, playerProvider: playerProviders.length > 0 };
  const proofs = createAttestationProofs(database, clock, manifests);
  const sessions = createSessions(database, clock, setupRules, onSessionsChanged);
  const campaigns = createCampaigns(database, clock, (chosen) => sessionMissions(chosen, manifests).map(({ key }) => key));
  const outliving = { keepProofs: proofs.keep, keepAttendance: campaigns.keepAttendance };
  const deletions = createDeletions({ database, clock, config, outliving, readLastReturn, onChanged: onSessionsChanged });
  const failedSignIns = createFailedSignIns(database, clock);
  const refusedLogins = createRefusedLogins(database, clock);
  const doors = createDoors(database, clock, refusedLogins, sessions.mustExist, onSessionsChanged);
  const retention = await readRetention(database, config);
  const auditChain = createAuditChain(database, clock, config.auditDays);
  const removeExpired = createHousekeeping(database, clock, tokens, refusedLogins, outliving, retention.days);
  const mail = createMailServices(config, database, clock, { peopleOf: campaigns.people, retentionDays: retention.days });
  const endDirectory = createDirectoryEnd(database, clock);
  const applySchedule = createScheduler(database, clock, onSessionsChanged);
  const leaderboard = createLeaderboard(database, clock, sessions.mustExist);
  const login = createLogin(database, clock, tokens, applySchedule, leaderboard.changed, refusedLogins.note);
  const addresses = () => localNetworkAddresses(config);
  const reports = createReports(database, clock, manifests);
  const returnFigures = createReturnFigures(database, clock, reports.fixed);
  const finales = createFinales(database, clock);
  const decks = createDecks({ database, clock, challenges, debriefsTold });
  const presentedDebrief = createPresentedDebrief({ database, clock, challenges, ledDeck: decks.ledIn });
  const remotes = createRemotes(database, clock);
  const { roomOf: projectedRoom, progressOf } = createProjectedRoomReader({
    database,
    clock,
    challenges,
    orderOf: leaderboard.sessionOrder,
    finaleOf: finales.of,
    deckOf: decks.of,
    addresses,
    fingerprint: config.certificate?.selfSigned ? config.certificate.fingerprint : null,
  });
  const fleet = createFleetReader({ database, clock, challenges, progressOf, standingOf: leaderboard.standing });
  return {
    subscriptions: createSubscriptions(database, onSubscriptionFailure),
    endedLogins: createEndedLogins(tokens, onSubscriptionFailure),
    database,
    clock,
    tokens,
    language: config.consoleLanguage,
    passkeyRule: config.consolePasskeys,
    passwords: config.consolePasswords,
    openIdProviders: config.openIdProviders,
    basePath: config.basePath,
    authentication: createAuthentication(tokens, clock),
    failedSignIns,
    ledger: createLedger(database, clock, leaderboard.scoresChanged),
    progress,
    retrievals: createRecallAnswers(database, clock),
    challenges,
    findPlayed: createFindPlayed({
      challenges,
      variantKey,
      progress,
      debriefsTold,
      rulesOf: rules.of,
      isPlayedWithoutHints: createWithoutHintsReader(database, clock),
      whereToReport: config.whereToReport,
    }),
    practiceLimit: createPracticeLimit(clock),
    debriefsTold,
    messenger: createMessenger(database, clock),
    remotes,
    remoteView: createRemoteView({
      challenges,
      language: config.consoleLanguage,
      helpIn: createHelpReader(database, clock, registered),
      presentedDebrief,
    }),
    hintGiver: createHintGiver({ database, clock, challenges, rulesOf: rules.of }),
    findPenalty: createFindPenalty({ challenges, rulesOf: rules.of }),
    sharedAnswers: createSharedAnswers({ database, clock, challenges, variantKey }),
    rulesOf: rules.of,
    whereToReport: config.whereToReport,
    addresses,
    sessions,
    deletions,
    sessionControl: createSessionControl(database, clock, onSessionsChanged),
    login,
    openIdLogin: createOpenIdLogin({ database, clock, login, providers: playerProviders, basePath: config.basePath }),
    refusedLogins,
    doors,
    seats: createSeats(database, clock, sessions.mustExist),
    playedSessions: createPlayedSessions(database, clock, leaderboard.changed),
    retention,
    encryptBackup: await createEncryption(config.backupRecipients),
    dataProtection: { ...config.dataProtection, auditDays: config.auditDays, sendsMail: config.mail !== null },
    ownNames: createOwnNames(database, clock, leaderboard.changed),
    leaderboard,
    projectorLinks: createProjectorLinks(database, clock, tokens),
    projectedRoom,
    wallNames: createWallNames(database, projectedRoom),
    hideName: createNameHider(database, clock, () => {
      leaderboard.changed();
      fleet.changed();
    }),
    finales,
    decks,
    presentedDebrief,
    fleet,
    projectedDebrief: createDebriefReader({
      database,
      clock,
      challenges,
      demonstrate: createDemonstrate(challenges, variantKey),
      debriefsTold,
    }),
    attestations: createAttestations(database, clock, manifests, proofs),
    appointments: createAppointments(database, clock, retention.days),
    returns: createReturns({ database, clock, manifests, progress, rulesOf: rules.of }),
    returnFigures,
    reports,
    campaigns,
    workshopTables: createWorkshopTables({ database, clock, manifests, creating: sessions.creating }),
    ...mail,
    async onRestored() {
      variantKey.changed();
      onSessionsChanged();
      await removeExpired();
      onSessionsChanged();
    },
    applySchedule,
    sealAudit: auditChain.seal,
    async housekeeping() {
      // Ended before sessions are deleted, so that the final figures of a campaign still count them.
      await campaigns.endDue();
      await mail.asking.askDue();
      await returnFigures.fixDue();
      await removeExpired();
      for (const part of [proofs, doors, mail.mailQueue, remotes, deletions]) await part.removeExpired();
      await endDirectory();
      await failedSignIns.forgetOldest();
      await auditChain.removeExpired();
    },
  };
}

interface MailServicesDeps {
  readonly peopleOf: Campaigns['people'];
  readonly retentionDays: number | null;
}

/** Services of mails, and of the mails by which campaigns ask people to a return. */
function createMailServices({ mail }: Config, database: Database, clock: Clock, { peopleOf, retentionDays }: MailServicesDeps) {
  const mailings = createMailings({ database, clock, config: mail, peopleOf });
  const { orderReturns: queueMails, cancelReturns: cancelMails } = mailings;
  const asking = createAsking({ database, clock, retentionDays, queueMails, cancelMails });
  const { personalText } = asking;
  const smtp = mail && createSmtp(mail);
  const mailQueue = createMailQueue({ database, clock, smtp, perMinute: mail?.perMinute ?? 1, personalText });
  return { mailings, asking, mailQueue, returnPlans: createReturnPlans(database, clock, retentionDays) };
}
