/** Every call that the console makes, as the stand-in server answers it. */

import { Type } from 'typebox';
import { Check } from 'typebox/value';
import {
  ActivitySchema,
  AdminLoginSchema,
  type ScoreRow,
  ScoreRowsSchema,
  type Session,
  SessionListSchema,
  SessionSchema,
  SignedInSchema,
  SignInListSchema,
  StorageSchema,
} from '#schemas/admin.ts';
import { AttendanceSchema } from '#schemas/attendance.ts';
import { IssuedAttestationsSchema } from '#schemas/attestation.ts';
import { AbsentPageSchema, CampaignDetailsSchema, CampaignListSchema, CampaignSetupSchema } from '#schemas/campaigns.ts';
import { CockpitSnapshotSchema, HintGrantReplySchema, HintGrantSchema, MessageSchema } from '#schemas/cockpit.ts';
import {
  ErasedSchema,
  type HeldData,
  HeldDataSchema,
  PersonSchema,
  RectificationSchema,
  RectifiedSchema,
} from '#schemas/data-protection.ts';
import { DeckActionSchema, OpenDeckSchema, PresentedDebriefSchema } from '#schemas/debrief.ts';
import { DemoSchema } from '#schemas/demo.ts';
import { DoorSchema, RefusedAddressSchema } from '#schemas/door.ts';
import { FacilitatorNotesSchema } from '#schemas/facilitator-notes.ts';
import {
  AuditPageSchema,
  FacilitatorChangeSchema,
  FacilitatorListSchema,
  FacilitatorSchema,
  LanguageChoiceSchema,
  NewFacilitatorSchema,
  PasswordChangeSchema,
} from '#schemas/facilitators.ts';
import { FinaleActionSchema, WatchedFinaleSchema } from '#schemas/finale.ts';
import { ConsoleEventsSchema } from '#schemas/live.ts';
import { MailingSchema, MailsSchema } from '#schemas/mails.ts';
import {
  OpenIdReturnSchema,
  OpenIdSignedInSchema,
  OpenIdStartedSchema,
  OpenIdStartSchema,
  SignInPageSchema,
} from '#schemas/openid.ts';
import {
  AdjustmentSchema,
  MergeSchema,
  ParticipantChangeSchema,
  type ParticipantDetails,
  ParticipantDetailsSchema,
  ParticipantsPageSchema,
  PersonalCodeSchema,
  ReasonSchema,
  ReopeningSchema,
} from '#schemas/participants.ts';
import { NewRecoveryCodesSchema, PasskeysSchema, RecoveryCodesLeftSchema } from '#schemas/passkeys.ts';
import {
  DirectorySchema,
  PeopleImportedSchema,
  PeopleImportRequestSchema,
  PeoplePageSchema,
  PeoplePreviewRequestSchema,
  PeoplePreviewSchema,
} from '#schemas/people.ts';
import { ProjectorLinkSchema, RevokedProjectorsSchema, RoomAddressesSchema } from '#schemas/projector.ts';
import {
  ConclusionRequestSchema,
  ConclusionSchema,
  NamedReportRequestSchema,
  NamedReportSchema,
  ReportReplySchema,
  ReportSessionsSchema,
} from '#schemas/reports.ts';
import { type RestoreReport, RestoreReportSchema } from '#schemas/restore.ts';
import { DashboardRowsSchema, SessionActionSchema, type SessionClock, SessionClockSchema } from '#schemas/session-clock.ts';
import { NewSessionSchema, SessionDetailsSchema, SetupChangeSchema } from '#schemas/session-setup.ts';
import { WhereToReportSchema } from '#schemas/where-to-report.ts';
import { aCampaign } from './a-campaign.ts';
import { done, file, get, type Incoming, refusal, type StandInCall, send } from './stand-in-call.ts';
import { account, detailsOf, finaleAfter, notesOf, roomOf, type StandInData } from './stand-in-data.ts';
import { aDebrief, deckAfter } from './stand-in-debrief.ts';

/** The token that signing in gives, and that every other call wants. */
export const TOKEN = 'admin-token';
/** Of the account that signed in after it. */
export const NEWER_TOKEN = 'newer-token';
/** Entries of the audit log on a page, few enough for a test to turn it. */
const LOG_PAGE = 2;
/** What the desk tells of anybody who was not erased. */
const HELD: HeldData['participations'][number] = {
  participant: 'p1',
  session: { id: 's1', code: 'K7QF-2MXD', name: null },
  boardName: 'Albatros 7',
  team: null,
  joinedAt: '2026-11-21T09:00:00.000Z',
  removedAt: null,
  mergedInto: null,
  mergedFrom: [],
  personalCode: false,
  logins: 1,
  points: 5,
  missions: [
    {
      ...{ challenge: 'caesar', openedAt: '2026-11-21T09:01:00.000Z', failures: 1, hintsShown: 0, hintsGiven: 0 },
      ...{ solvedAt: '2026-11-21T09:05:00.000Z', points: 5 },
    },
  ],
  ledger: [],
  history: [],
  judgements: [],
  recallAnswers: [],
  finaleVotes: [],
  debriefAnswers: [],
  attestation: null,
  audit: [],
};

export const CALLS: readonly StandInCall[] = [
  send(['POST', '/login'], AdminLoginSchema, SignedInSchema, ({ data }, { recoveryCode }) => ({
    token: TOKEN,
    browser: 'browser-secret',
    newBrowsers: data.newBrowsers,
    language: data.accounts[0]?.language ?? data.language,
    ...(recoveryCode === undefined ? {} : { recoveryCodesLeft: data.recoveryCodes }),
  })),
  get('/login', SignInPageSchema, ({ data }) => ({
    language: data.language,
    passwords: data.passwords,
    providers: data.providers,
  })),
  send(['POST', '/login/openid'], OpenIdStartSchema, OpenIdStartedSchema, () => ({
    url: '#at-the-provider',
    browser: 'secret-of-this-tab',
  })),
  send(['POST', '/login/openid/return'], OpenIdReturnSchema, OpenIdSignedInSchema, ({ data }) => ({
    token: TOKEN,
    browser: 'browser-secret',
    newBrowsers: [],
    language: data.language,
    username: 'marie',
    signOutUrl: null,
  })),
  get('/readyz', Type.Object({ status: Type.String() }), () => ({ status: 'ready' })),
  get('/admin/me', FacilitatorSchema, ({ data }) => data.accounts[0] ?? null),
  done(
    ['PUT', '/admin/me/language'],
    ({ data, body }) => {
      const [me] = data.accounts;
      if (me && Check(LanguageChoiceSchema, body)) data.accounts[0] = { ...me, language: body.language };
    },
    LanguageChoiceSchema,
  ),
  done(['POST', '/admin/me/sign-out']),
  done(['POST', '/admin/me/sign-out-everywhere']),
  get('/admin/me/sign-ins', SignInListSchema, ({ data }) => data.signIns),
  done(['DELETE', '/admin/me/sign-ins/:id'], ({ data, id }) => {
    data.signIns = data.signIns.filter((one) => one.id !== id);
  }),
  done(['POST', '/admin/me/sign-out-others'], ({ data }) => {
    data.signIns = data.signIns.filter(({ current }) => current);
  }),
  send(['POST', '/admin/me/activity'], Type.Unknown(), ActivitySchema, ({ data }) => ({ endsIn: data.endsIn })),
  done(['POST', '/admin/me/password'], () => {}, PasswordChangeSchema),

  get('/admin/reporting', WhereToReportSchema, ({ data }) => data.reporting),
  get('/admin/addresses', RoomAddressesSchema, ({ data }) => data.addresses),
  get('/admin/sessions', SessionListSchema, ({ data }) => data.sessions),
  send(
    ['POST', '/admin/sessions'],
    NewSessionSchema,
    SessionSchema,
    ({ data }, { name = null }) => {
      const created = { id: `s${data.sessions.length + 1}`, code: 'P4XW-7KDR', name, active: true };
      data.sessions = [created, ...data.sessions];
      return created;
    },
    201,
  ),
  get('/admin/sessions/:id', SessionDetailsSchema, ({ data, id }) => detailsOf(data, id)),
  send(['PUT', '/admin/sessions/:id'], SetupChangeSchema, SessionDetailsSchema, ({ data, id, query }, setup) => {
    if (query.get('version') !== detailsOf(data, id)?.version)
      return refusal(409, { code: 'set-up-changed', message: 'The session was changed since you began, last by ana.' });
    data.setups[id] = { ...setup, allowed: setup.allowed.map((one) => ({ ...one, name: one.name ?? null })) };
    changeSession(data, id, { name: setup.name });
    return detailsOf(data, id);
  }),
  done(['DELETE', '/admin/sessions/:id'], ({ data, id }) => {
    data.sessions = data.sessions.filter((session) => session.id !== id);
  }),
  ...(['open', 'close'] as const).map((action) =>
    send(['PATCH', `/admin/sessions/:id/${action}`], Type.Undefined(), SessionSchema, ({ data, id }) =>
      changeSession(data, id, { active: action === 'open' }),
    ),
  ),
  send(
    ['POST', '/admin/sessions/:id/projector'],
    Type.Undefined(),
    ProjectorLinkSchema,
    () => ({ token: 'projector-token', expiresAt: '2026-11-22T09:00:00.000Z' }),
    201,
  ),
  send(['DELETE', '/admin/sessions/:id/projector'], Type.Undefined(), RevokedProjectorsSchema, () => ({ revoked: 2 })),
  get('/admin/rooms', DashboardRowsSchema, ({ data }) => data.sessions.map((session) => roomOf(data, session))),
  send(['POST', '/admin/sessions/:id/room'], SessionActionSchema, SessionClockSchema, ({ data, id }, { action, minutes = 0 }) => {
    const session = data.sessions.find((one) => one.id === id);
    if (!session) return null;
    const { room } = roomOf(data, session);
    const later = (by: number) => room.closesAt && new Date(Date.parse(room.closesAt) + by).toISOString();
    const changes: Record<typeof action, Partial<SessionClock>> = {
      start: { phase: 'running', open: true },
      pause: { phase: 'paused', pausedAt: room.now },
      resume: { phase: 'running', pausedAt: null },
      extend: { closesAt: later(minutes * 60_000) },
      freeze: { frozenAt: room.now },
      reveal: { frozenAt: null },
      end: { phase: 'ended', open: false, closesAt: null, endedAt: room.now },
      archive: { phase: 'archived' },
      unarchive: { phase: 'ended' },
    };
    data.rooms[id] = { ...data.rooms[id], room: { ...room, ...changes[action] } };
    return roomOf(data, session).room;
  }),
  get('/admin/sessions/:id/cockpit', CockpitSnapshotSchema, ({ data, id }) =>
    data.sessions.some((one) => one.id === id) ? data.snapshot : null,
  ),
  get('/admin/sessions/:id/door', DoorSchema, ({ data }) => data.door),
  ...(['let-in', 'dismiss'] as const).map((what) =>
    send(['POST', `/admin/sessions/:id/door/${what}`], RefusedAddressSchema, DoorSchema, ({ data }, { email }) => {
      data.door = { ...data.door, refused: data.door.refused.filter((one) => one.email !== email) };
      return data.door;
    }),
  ),
  get('/admin/sessions/:id/events', ConsoleEventsSchema, ({ data, query }) => {
    const after = Number(query.get('after'));
    return {
      last: Math.max(after, data.events.at(-1)?.number ?? 0),
      events: data.events.filter(({ number }) => number > after),
      more: false,
    };
  }),
  {
    method: 'GET',
    path: '/admin/sessions/:id/finale',
    handle: ({ data }) => ({ reply: Response.json(data.finale), mistakes: [] }),
  },
  send(['POST', '/admin/sessions/:id/finale'], FinaleActionSchema, WatchedFinaleSchema, ({ data }, action) => {
    data.finale = finaleAfter(data.finale, action);
    return data.finale;
  }),
  get('/admin/sessions/:id/debrief', PresentedDebriefSchema, ({ data, id }) =>
    data.sessions.some((one) => one.id === id) ? data.debrief : null,
  ),
  send(['POST', '/admin/sessions/:id/debrief'], DeckActionSchema, OpenDeckSchema, ({ data }, action) => {
    data.debrief = aDebrief(deckAfter(data.debrief.deck, action));
    return data.debrief.deck;
  }),
  done(['POST', '/admin/sessions/:id/messages'], () => {}, MessageSchema),
  send(['POST', '/admin/sessions/:id/hints'], HintGrantSchema, HintGrantReplySchema, () => ({ given: 4 })),
  send(['POST', '/admin/participants/:id/hints'], HintGrantSchema, HintGrantReplySchema, () => ({ given: 1 })),
  get('/admin/sessions/:id/scores', ScoreRowsSchema, boardOf, countHeader),
  get('/admin/scores', ScoreRowsSchema, boardOf, countHeader),

  get('/admin/sessions/:id/participants', ParticipantsPageSchema, ({ data, query }) => {
    const rows = data.participants.filter(({ username }) => username.includes(query.get('search') ?? ''));
    const offset = Number(query.get('offset'));
    const page = rows.slice(offset, offset + Number(query.get('limit')));
    return {
      total: rows.length,
      rows: page.map(({ session: _, challenges: __, events: ___, personalCode: ____, ...row }) => row),
    };
  }),
  get('/admin/sessions/:id/attendance', AttendanceSchema, ({ data }) => ({
    expected: data.participants.length + 1,
    present: data.participants.map(({ username, realName, team, joinedAt }) => ({
      username,
      realName,
      team,
      from: joinedAt,
      until: new Date(Date.parse(joinedAt) + 45 * 60_000).toISOString(),
    })),
    absent: [{ username: 'zoe@example.fr', realName: 'Zoé Roux', team: null }],
  })),
  send(['POST', '/admin/sessions/:id/attestations'], Type.Undefined(), IssuedAttestationsSchema, () => ({
    attestations: ['Ana Moreau', 'Zoé Roux'].map((name, index) => ({
      code: `7KQ2-MXDA-3RT${index}`,
      name,
      session: 'Achats',
      day: '2026-11-21',
      solved: 5,
      minutes: 42,
      issuedOn: '2026-11-22',
    })),
    otherwiseNamed: 1,
    unnamed: 2,
    withoutMission: 0,
  })),
  get('/admin/people/directory', DirectorySchema, ({ data }) => data.directory),
  get('/admin/people', PeoplePageSchema, ({ data, query }) => {
    const search = query.get('search') ?? '';
    const department = query.get('department');
    const rows = data.people.filter(
      (one) => `${one.name} ${one.email}`.includes(search) && (department === null || one.department === department),
    );
    return { total: rows.length, rows };
  }),
  send(['POST', '/admin/people/preview'], PeoplePreviewRequestSchema, PeoplePreviewSchema, ({ data }) => data.imports),
  send(['POST', '/admin/people/import'], PeopleImportRequestSchema, PeopleImportedSchema, ({ data }, { leave }) => {
    const { added, changed, gone, unchanged } = data.imports;
    return { added, changed, left: leave ? gone : 0, unchanged };
  }),
  done(['DELETE', '/admin/people/:id'], ({ data, id }) => {
    data.people = data.people.filter((one) => one.id !== id);
  }),
  get('/admin/campaigns', CampaignListSchema, ({ data }) =>
    data.campaigns.map(({ figures: _, sessions, ...campaign }) => ({ ...campaign, sessions: sessions.length })),
  ),
  send(
    ['POST', '/admin/campaigns'],
    CampaignSetupSchema,
    CampaignDetailsSchema,
    ({ data }, setup) => {
      const campaign = { ...aCampaign(), ...setup, id: 'c2', sessions: [] };
      data.campaigns.push(campaign);
      return campaign;
    },
    201,
  ),
  get('/admin/campaigns/:id', CampaignDetailsSchema, ({ data, id }) => data.campaigns.find((one) => one.id === id) ?? null),
  get('/admin/campaigns/:id/absent', AbsentPageSchema, ({ data, query }) => {
    const department = query.get('department');
    const people = data.absent.filter((person) => department === null || (person.department ?? '') === department);
    const offset = Number(query.get('offset'));
    return { total: people.length, people: people.slice(offset, offset + Number(query.get('limit'))) };
  }),
  done(['POST', '/admin/campaigns/:id/end'], ({ data, id }) => {
    for (const campaign of data.campaigns) if (campaign.id === id) campaign.endedAt = '2026-12-14T09:00:00.000Z';
  }),
  done(['PUT', '/admin/campaigns/:id/sessions/s2'], ({ data, id }) => {
    const added = { id: 's2', code: 'M3RT-9WQA', name: null, active: false, startsAt: null, venue: null };
    for (const campaign of data.campaigns)
      if (campaign.id === id) campaign.sessions.push({ ...added, facilitator: null, seats: null, invited: null, came: 0 });
  }),
  ...(['sessions', 'campaigns'] as const).flatMap((about) => [
    get(`/admin/${about}/:id/mails`, MailsSchema, ({ data }) => data.mails),
    send(
      ['POST', `/admin/${about}/:id/mails`],
      MailingSchema,
      MailsSchema,
      ({ data }, { again }) => {
        const { recipients, counts } = data.mails;
        const people = recipients.first + (again ? recipients.again : 0);
        data.mails = {
          ...data.mails,
          recipients: { first: 0, again: recipients.first + recipients.again },
          counts: { ...counts, waiting: counts.waiting + people },
        };
        return data.mails;
      },
      202,
    ),
    done(['DELETE', `/admin/${about}/:id/mails/waiting`], ({ data }) => {
      data.mails = { ...data.mails, counts: { ...data.mails.counts, waiting: 0 } };
    }),
  ]),
  done(['POST', '/admin/mails/resume'], ({ data }) => {
    data.mails = { ...data.mails, stopped: null };
  }),
  get('/admin/participants/:id', ParticipantDetailsSchema, (incoming) => changeParticipant(incoming, () => ({}))),
  send(['PATCH', '/admin/participants/:id'], ParticipantChangeSchema, ParticipantDetailsSchema, (incoming, change) =>
    changeParticipant(incoming, () => change),
  ),
  send(correction('adjustments'), AdjustmentSchema, ParticipantDetailsSchema, (incoming, { points }) =>
    changeParticipant(incoming, ({ score }) => ({ score: score + points })),
  ),
  send(correction('reopenings'), ReopeningSchema, ParticipantDetailsSchema, (incoming) =>
    changeParticipant(incoming, () => ({})),
  ),
  send(correction('personal-code'), Type.Unknown(), PersonalCodeSchema, (incoming) =>
    changeParticipant(incoming, () => ({ personalCode: true })) === null ? null : { personalCode: 'K7QF-2M' },
  ),
  send(correction('merge'), MergeSchema, ParticipantDetailsSchema, (incoming, { into }) =>
    changeParticipant({ ...incoming, id: into }, () => ({})),
  ),
  send(correction('removal'), ReasonSchema, ParticipantDetailsSchema, (incoming) =>
    changeParticipant(incoming, () => ({ status: 'removed', score: 0 })),
  ),
  send(correction('reinstatement'), ReasonSchema, ParticipantDetailsSchema, (incoming) =>
    changeParticipant(incoming, () => ({ status: 'playing' })),
  ),

  get('/admin/challenges/:id/notes', FacilitatorNotesSchema, ({ data, id }) => data.notes[id] ?? notesOf(id)),

  get('/admin/demo', DemoSchema, ({ data }) => ({
    session: data.sessions.some(({ id }) => id === data.demo) ? data.demo : null,
  })),

  get('/admin/me/passkeys', PasskeysSchema, ({ data }) => ({ passkeys: data.passkeys, expected: false })),
  get('/admin/me/recovery-codes', RecoveryCodesLeftSchema, ({ data }) => ({ left: data.recoveryCodes })),
  send(['POST', '/admin/me/recovery-codes'], Type.Unknown(), NewRecoveryCodesSchema, ({ data }) => {
    data.recoveryCodes = 10;
    return { codes: Array.from({ length: 10 }, (_, index) => `K7QF-2MXD-9HTR-VW3C-B8Z${index}`) };
  }),
  get('/admin/facilitators', FacilitatorListSchema, ({ data }) => data.accounts),
  send(
    ['POST', '/admin/facilitators'],
    NewFacilitatorSchema,
    FacilitatorSchema,
    ({ data }, { username, role }) => {
      const created = account('f9', username, role, 21);
      data.accounts = [...data.accounts, created];
      return created;
    },
    201,
  ),
  send(['PATCH', '/admin/facilitators/:id'], FacilitatorChangeSchema, FacilitatorSchema, ({ data, id }, { role }) => {
    data.accounts = data.accounts.map((one) => (one.id === id ? { ...one, role: role ?? one.role } : one));
    return data.accounts.find((one) => one.id === id) ?? null;
  }),
  done(['DELETE', '/admin/facilitators/:id'], ({ data, id }) => {
    data.accounts = data.accounts.filter((one) => one.id !== id);
  }),
  done(['POST', '/admin/facilitators/:id/sign-out']),

  get('/admin/audit', AuditPageSchema, ({ data, query }) => {
    const is = (name: string, value: string | null) => value === (query.get(name) ?? value);
    const matching = data.log.filter(
      ({ id, at, actor, action, subject }) =>
        is('actor', actor) &&
        is('action', action) &&
        is('session', subject) &&
        at >= (query.get('from') ?? '') &&
        at < (query.get('until') ?? '~') &&
        !(action === 'signed-in' && query.has('signIns')) &&
        id < (query.get('before') ?? '~'),
    );
    // As the real one does, a search looks at so many entries a call and shows those that match.
    const looked = matching.slice(0, LOG_PAGE);
    const entries = looked.filter((entry) => JSON.stringify(entry).includes(query.get('search') ?? ''));
    const deleted = data.log.flatMap(({ action, subject, detail }) =>
      action === 'session-deleted' && subject !== null ? [{ id: subject, code: String(detail?.['code']), name: null }] : [],
    );
    const sessions = [...data.sessions.map(({ id, code, name }) => ({ id, code, name })), ...deleted];
    return { entries, sessions, next: matching.length > LOG_PAGE ? (looked.at(-1)?.id ?? null) : null };
  }),
  file('/admin/audit.csv', '\uFEFF"time (UTC)"\r\n', () => 'vigie-audit-2026.csv'),
  file('/admin/exports/:id', '\uFEFF"challenge"\r\n', (what) => `vigie-${what}-K7QF-2MXD.csv`),

  send(['POST', '/admin/data-protection/search'], PersonSchema, HeldDataSchema, ({ data }, { email }) => ({
    ...{
      email,
      readAt: '2026-11-22T09:00:00.000Z',
      invitations: [],
      refusedLogins: [],
      mails: [],
      directory: null,
      account: null,
    },
    participations: data.erased.includes(email) ? [] : [HELD],
  })),
  send(['POST', '/admin/data-protection/rectification'], RectificationSchema, RectifiedSchema, () => ({
    ...{ participants: 1, invitations: 0, attestations: 0, directory: 0 },
  })),
  send(['POST', '/admin/data-protection/erasure'], PersonSchema, ErasedSchema, ({ data }, { email }) => {
    data.erased = [...data.erased, email];
    return { participants: 1, invitations: 0, directory: 0 };
  }),

  get('/admin/reports/sessions', ReportSessionsSchema, ({ data }) =>
    data.sessions.map(({ id, code, name }) => ({
      ...{ id, code, name, at: '2026-11-21T09:00:00.000Z', came: 11 },
      ...{ over: true, drawn: !data.notDrawn.includes(id) },
    })),
  ),
  get('/admin/reports', ReportReplySchema, ({ data, query }) => {
    const chosen = (query.get('sessions') ?? '').split(',');
    data.notDrawn = data.notDrawn.filter((id) => !chosen.includes(id));
    return {
      report: data.report,
      compared: query.has('compare') ? data.compared : null,
      conclusion: data.conclusion,
      at: '2026-11-22T09:00:00.000Z',
    };
  }),
  send(['PUT', '/admin/reports/conclusion'], ConclusionRequestSchema, ConclusionSchema, ({ data }, { text }) => {
    data.conclusion = text;
    return { text };
  }),
  file('/admin/reports.csv', '\uFEFF"Période"\r\n', () => 'vigie-rapport-2026.csv'),
  send(['POST', '/admin/reports/named'], NamedReportRequestSchema, NamedReportSchema, ({ data }) => ({
    report: data.report,
    people: data.participants.map(({ username, name, team }) => ({
      ...{ session: 'Équipe achats', at: '2026-11-21T09:00:00.000Z', username, name, team },
      ...{ opened: 2, solved: 1, failures: 3, hints: 1, answered: 1, right: 0 },
    })),
    at: '2026-11-22T09:00:00.000Z',
  })),

  get('/admin/storage', StorageSchema, ({ data }) => data.storage),
  file('/admin/backup', '{"version":1}', () => 'vigie-backup-2026-11-21T09-00-00Z.json'),
  send(['POST', '/admin/restore'], Type.Unknown(), RestoreReportSchema, ({ data, query }) => restored(data, query)),
];

function correction(what: string): readonly [method: string, path: string] {
  return ['POST', `/admin/participants/:id/${what}`];
}

function changeSession(data: StandInData, id: string, change: Partial<Session>): Session | null {
  data.sessions = data.sessions.map((session) => (session.id === id ? { ...session, ...change } : session));
  return data.sessions.find((session) => session.id === id) ?? null;
}

function changeParticipant(
  { data, id }: Incoming,
  change: (before: ParticipantDetails) => Partial<ParticipantDetails>,
): ParticipantDetails | null {
  data.participants = data.participants.map((one) => (one.id === id ? { ...one, ...change(one) } : one));
  return data.participants.find((one) => one.id === id) ?? null;
}

function boardOf({ data, query, id }: Incoming): ScoreRow[] {
  if (id !== '') return data.bySession[id] ?? [];
  return query.get('scope') === 'all' ? data.all : data.current;
}

function countHeader(incoming: Incoming): Record<string, string> {
  const total = incoming.data.counted ?? boardOf(incoming).length;
  return incoming.query.has('count') ? { 'X-Total-Count': String(total) } : {};
}

function restored({ backup: { empty, contains } }: StandInData, query: URLSearchParams): RestoreReport {
  const chosen = contains.filter(({ id }) => id === (query.get('session') ?? id));
  const sum = (count: (session: (typeof chosen)[number]) => number) => chosen.reduce((total, one) => total + count(one), 0);
  const dryRun = query.get('dryRun') === 'true';
  return {
    dryRun,
    version: '1.0.0',
    schemaVersion: 1,
    createdAt: '2026-11-21T09:00:00.000Z',
    empty,
    contains,
    session:
      dryRun || !query.has('session') ? null : { id: 'n', code: 'NEWC-ODE2', name: chosen[0]?.name ?? null, active: false },
    written: {
      sessions: chosen.length,
      participants: sum(({ participants }) => participants),
      challengeStates: 0,
      scoreEvents: sum(({ scoreEvents }) => scoreEvents),
      auditEntries: 0,
    },
  };
}
