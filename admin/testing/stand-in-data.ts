/** Data of the stand-in server at the start of a test. */
import type { ScoreRow, Session, SignedInReply, SignInList, StorageInfo } from '#schemas/admin.ts';
import type { ApiToken } from '#schemas/api-tokens.ts';
import type { AbsentPage, CampaignDetails, OutsidePage } from '#schemas/campaigns.ts';
import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import type { PresentedDebrief } from '#schemas/debrief.ts';
import type { Door } from '#schemas/door.ts';
import type { FacilitatorNotes } from '#schemas/facilitator-notes.ts';
import type { AuditEntry, ConsoleLanguage, Facilitator } from '#schemas/facilitators.ts';
import type { Finale } from '#schemas/finale.ts';
import type { ConsoleEvent } from '#schemas/live.ts';
import { type InvitationsPage, type Mails, NO_MAIL } from '#schemas/mails.ts';
import type { SignInPage } from '#schemas/openid.ts';
import type { OwnCampaign, OwnPeople } from '#schemas/own-departments.ts';
import type { ParticipantDetails } from '#schemas/participants.ts';
import type { Passkeys } from '#schemas/passkeys.ts';
import type { Directory, DirectoryPerson, PeoplePreview } from '#schemas/people.ts';
import type { PersonalSeat } from '#schemas/personal-seats.ts';
import type { ListedRemote } from '#schemas/remote.ts';
import { NOWHERE } from '#schemas/reporting-channel.ts';
import type { Report, ReportCampaign } from '#schemas/reports.ts';
import type { RestoreReport } from '#schemas/restore.ts';
import type { ReturnFigures } from '#schemas/return-figures.ts';
import type { ReturnPlan } from '#schemas/return-plans.ts';
import type { DashboardRow, SessionClock } from '#schemas/session-clock.ts';
import type { DeletionLosses, DeletionRequest } from '#schemas/session-deletion.ts';
import type { SessionDetails } from '#schemas/session-setup.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import type { WorkshopRow } from '#schemas/workshop-table.ts';
import { aCampaign } from './a-campaign.ts';
import { quietCockpit } from './a-cockpit.ts';
import { participant } from './a-participant.ts';
import { aReport } from './a-report.ts';
import { someReturns } from './a-return.ts';
import { account } from './an-account.ts';
import { aDebrief } from './stand-in-debrief.ts';

const SENT = { mailing: 'm2', state: 'sent', at: '2026-11-20T09:00:00.000Z', by: 'marie', session: 'Achats' } as const;
const COPIED = { mailing: 'm1', state: 'copied', at: '2026-11-27T09:00:00.000Z', by: 'marie', session: 'Achats' } as const;

/** A test may give each field when the server starts, and change it later. */
export interface StandInData {
  /** Default language of the installation's console. */
  language: ConsoleLanguage;
  /** Sign-in methods on the sign-in page. */
  passwords: boolean;
  providers: SignInPage['providers'];
  playerProviders: SignInPage['playerProviders'];
  /** Accounts; the first one is signed in. */
  accounts: Facilitator[];
  /** Passkeys of the signed-in account. */
  passkeys: Passkeys['passkeys'];
  /** Number of unused recovery codes of the signed-in account. */
  recoveryCodes: number;
  apiTokens: ApiToken[];
  signIns: SignInList;
  newBrowsers: SignedInReply['newBrowsers'];
  /** Milliseconds until an idle sign-in ends, as in the reply about activity. */
  endsIn: number;
  sessions: Session[];
  /** Set-up of a session by its id, if it differs from the default. */
  setups: Record<string, Partial<SessionDetails>>;
  /** Clock and people of a session by its id, if they differ from the default. */
  rooms: Record<string, Partial<Omit<DashboardRow, 'id' | 'room'>> & { readonly room?: Partial<SessionClock> }>;
  /** Requested deletions by session id; `secondPerson`: whether a deletion needs a second person. */
  deletionRequests: Record<string, DeletionRequest>;
  secondPerson: boolean;
  /** What is lost with any session that is deleted. */
  losses: DeletionLosses;
  /** Snapshot of the cockpit; `events` follow it. */
  snapshot: CockpitSnapshot;
  finale: Finale | null;
  /** Door of every session. */
  door: Door;
  /** Personal seats of the session `s1`. */
  seats: PersonalSeat[];
  debrief: PresentedDebrief;
  /** Paired phones of the session `s1`. */
  remotes: ListedRemote[];
  events: ConsoleEvent[];
  /** Participants of the session `s1`. */
  participants: ParticipantDetails[];
  /** Scores of the open sessions, of all sessions, and of single sessions by id. */
  current: ScoreRow[];
  all: ScoreRow[];
  bySession: Record<string, ScoreRow[]>;
  /** Number of scores by the last count; null if it equals the number of rows. */
  counted: number | null;
  /** Entries of the audit log, newest first. */
  log: AuditEntry[];
  /** E-mail addresses of erased people. */
  erased: string[];
  /** Facilitators' notes by challenge; other challenges have those of `notesOf`. */
  notes: Record<string, FacilitatorNotes>;
  storage: StorageInfo;
  /** Session id of the demo with simulated players; null without a demo. */
  demo: string | null;
  /** Reporting channel of sessions that set none. */
  reporting: WhereToReport;
  /** Addresses under which the room can reach the server. */
  addresses: string[];
  /** Report of any sessions; with names it also lists the participants. */
  report: Report;
  /** Campaign of the sessions of any report; null without one. */
  reportCampaign: ReportCampaign | null;
  /** Results of returns, for any sessions and campaigns. */
  returns: ReturnFigures[];
  compared: Report;
  /** Facilitators' conclusion for any sessions. */
  conclusion: string;
  campaigns: CampaignDetails[];
  /** Preview of each line of a table of workshops. */
  plannedRow: WorkshopRow;
  directory: Directory;
  people: DirectoryPerson[];
  /** Preview of any import. */
  imports: PeoplePreview;
  /** People expected from the account's departments, and the figures of these departments. */
  ownPeople: OwnPeople['people'];
  ownFigures: OwnCampaign['figures'];
  /** Departments of the account that are not in the directory. */
  unknownDepartments: string[];
  /** People who are absent from any campaign. */
  absent: AbsentPage['people'];
  /** Session id of the make-up that is proposed to absent people. */
  proposedMakeUp: string | null;
  invitations: InvitationsPage['people'];
  /** Names of the directory's departments, as facilitators may read them. */
  departmentNames: string[];
  /** People who attended a session of the campaign without being on its list. */
  outside: OutsidePage['people'];
  returnPlan: ReturnPlan;
  /** Mails of every session and campaign; by default the server sends none. */
  mails: Mails;
  /** Ids of sessions that are not over, as reports see them. */
  notOver: readonly string[];
  /** Ids of sessions of which no report was drawn up. */
  notDrawn: string[];
  /** Result of the check of any backup. */
  backup: Pick<RestoreReport, 'empty' | 'contains'> & Partial<Pick<RestoreReport, 'keepUntil' | 'expired'>>;
}

function person(id: string, email: string, facts: Partial<DirectoryPerson>): DirectoryPerson {
  const none = { name: null, department: null, site: null, manager: null, language: null };
  return { id, email, ...none, ...facts, leftAt: null };
}

export function freshData(): StandInData {
  return {
    language: 'en',
    passwords: true,
    providers: [],
    playerProviders: [],
    passkeys: [],
    remotes: [],
    recoveryCodes: 0,
    apiTokens: [],
    signIns: [
      {
        ...{ id: 'a'.repeat(43), device: 'Chrome, Windows', current: true },
        ...{ since: '2026-11-21T08:00:00.000Z', activeAt: '2026-11-21T09:30:00.000Z' },
      },
      {
        ...{ id: 'b'.repeat(43), device: 'Safari, iOS', current: false },
        ...{ since: '2026-11-20T18:00:00.000Z', activeAt: '2026-11-21T07:00:00.000Z' },
      },
      {
        ...{ id: 'c'.repeat(43), device: null, current: false },
        ...{ since: '2026-11-20T17:00:00.000Z', activeAt: '2026-11-20T17:00:00.000Z' },
      },
    ],
    newBrowsers: [],
    endsIn: 7_200_000,
    accounts: [
      account('f1', 'marie', 'administrator', 2),
      account('f2', 'paul', 'observer', 3),
      account('f3', 'anne', 'facilitator', 1),
      { ...account('f4', 'admin', 'administrator', 1), fromEnvironment: true },
    ],
    sessions: [
      { id: 's1', code: 'K7QF-2MXD', name: 'Équipe achats', active: true },
      { id: 's2', code: 'M3RT-9WQA', name: null, active: false },
    ],
    campaigns: [aCampaign()],
    plannedRow: {
      line: 1,
      outcome: 'new',
      workshop: {
        startsAt: '2126-12-15T08:00:00.000Z',
        minutes: 60,
        facilitator: null,
        missions: 5,
        missionMinutes: 28,
        playMinutes: 30,
        invited: 0,
        until: null,
        ...{ hints: 'table', board: 'full', start: 'hand' },
      },
      unknownDepartments: [],
      refusals: [],
      doubts: [],
    },
    directory: {
      version: '1',
      present: 2,
      left: 0,
      departments: [
        { department: 'Achats', present: 1, left: 0 },
        { department: null, present: 1, left: 0 },
      ],
      purpose: null,
      endsOn: null,
    },
    people: [
      person('p1', 'ana@example.fr', { name: 'Ana Ruiz', department: 'Achats', site: 'Quai nord' }),
      person('p2', 'zoe@example.fr', { name: 'Zoé Roux' }),
    ],
    imports: {
      version: '1',
      added: 1,
      changed: 1,
      unchanged: 0,
      gone: 1,
      doubtful: 0,
      refused: 0,
      newPeople: [{ line: 2, email: 'carl@example.fr', name: 'Carl Bono', department: 'Paie' }],
      changes: [
        {
          line: 3,
          email: 'ana@example.fr',
          former: null,
          returns: false,
          fields: [{ fact: 'department', from: 'Achats', to: 'Paie' }],
        },
      ],
      departments: [{ department: 'Paie', people: 2 }],
      departmentCount: 1,
      singleDepartments: 0,
      singles: [],
      renamed: [],
      readdressed: [],
      readdressedCount: 0,
      erased: [],
      erasedCount: 0,
      compound: [],
      gonePeople: [{ email: 'zoe@example.fr', name: 'Zoé Roux', department: null }],
      refusals: [],
      doubts: [],
    },
    outside: [
      {
        email: 'zoe.rouxx@example.fr',
        listed: null,
        sessions: [{ id: 's1', code: 'ABCD-EFGH', name: 'Équipe achats', participant: 'p1', on: '2026-11-23' }],
        near: { email: 'zoe.roux@example.fr', name: 'Zoé Roux', department: 'Achats et logistique', came: false },
      },
    ],
    departmentNames: [],
    absent: [
      { email: 'zoe@example.fr', name: 'Zoé Roux', department: 'Achats et logistique', invited: SENT, reminded: null },
      { email: 'noel@example.fr', name: null, department: null, invited: SENT, reminded: COPIED },
    ],
    proposedMakeUp: null,
    invitations: [
      { email: 'ana@example.org', name: 'Ana Roux', invited: COPIED },
      { email: 'noel@example.fr', name: null, invited: null },
    ],
    ownPeople: [
      { email: 'ana@example.fr', name: 'Ana Ruiz', department: 'Achats', state: 'finished' },
      { email: 'bob@example.fr', name: null, department: 'Achats', state: 'came' },
      { email: 'zoe@example.fr', name: 'Zoé Roux', department: 'Paie', state: 'absent' },
    ],
    unknownDepartments: [],
    ownFigures: [
      { departments: ['Achats', 'Paie'], expected: 9, came: 5, finished: 2 },
      { departments: ['Quai'], expected: 12, came: 12, finished: 9 },
    ],
    returnPlan: { offered: ['weeks-3', 'months-3'], plan: null, people: [], sessions: [] },
    mails: NO_MAIL,
    setups: {},
    rooms: {},
    deletionRequests: {},
    secondPerson: false,
    losses: { came: 2, campaign: null, returnsUntil: null, report: false },
    snapshot: quietCockpit(),
    finale: null,
    door: { byAccount: false, refused: [], waiting: { count: 0, people: [] }, devices: [] },
    seats: [],
    debrief: aDebrief(),
    events: [],
    participants: [participant('p1', 'ana@example.fr', 4.75), participant('p2', 'anna@example.fr', 3)],
    current: [
      { username: 'ana@example.fr', score: 12.25 },
      { username: 'bob@example.fr', score: 4 },
    ],
    all: [{ username: 'zoe@example.fr', score: 40 }],
    bySession: { s2: [{ username: 'old@example.fr', score: 7.5 }] },
    counted: null,
    log: [],
    erased: [],
    notes: {},
    storage: {
      ...{ sessions: 2, participants: 3, scores: 9, size_bytes: 1536, db_path: 'data/vigie.db', version: '1.0.0' },
      retention: { days: 180, decided: true },
    },
    demo: null,
    reporting: NOWHERE,
    addresses: [],
    report: aReport(),
    reportCampaign: null,
    returns: someReturns(),
    compared: aReport(),
    conclusion: '',
    notOver: [],
    notDrawn: [],
    backup: { empty: false, contains: [] },
  };
}
