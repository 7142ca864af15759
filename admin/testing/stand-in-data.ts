/** What the stand-in server holds at the start of a test, and small makers of more of it. */
import { aSessionClock } from '#engine/client/testing/a-session-clock.ts';
import type { ScoreRow, Session, SignedInReply, SignInList, StorageInfo } from '#schemas/admin.ts';
import type { AbsentPage, CampaignDetails } from '#schemas/campaigns.ts';
import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import { NOTE_SECTIONS } from '#schemas/console-constants.ts';
import { FINALE_ROUNDS } from '#schemas/constants.ts';
import type { PresentedDebrief } from '#schemas/debrief.ts';
import type { Door } from '#schemas/door.ts';
import type { FacilitatorNotes } from '#schemas/facilitator-notes.ts';
import type { AuditEntry, ConsoleLanguage, Facilitator } from '#schemas/facilitators.ts';
import type { Finale, FinaleAction } from '#schemas/finale.ts';
import type { ConsoleEvent } from '#schemas/live.ts';
import type { Mails } from '#schemas/mails.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import type { SignInPage } from '#schemas/openid.ts';
import type { ParticipantDetails } from '#schemas/participants.ts';
import type { Passkeys } from '#schemas/passkeys.ts';
import type { Directory, DirectoryPerson, PeoplePreview } from '#schemas/people.ts';
import { NOWHERE } from '#schemas/reporting-channel.ts';
import type { Report } from '#schemas/reports.ts';
import type { RestoreReport } from '#schemas/restore.ts';
import type { DashboardRow, SessionClock } from '#schemas/session-clock.ts';
import type { SessionDetails } from '#schemas/session-setup.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import { aCampaign } from './a-campaign.ts';
import { quietCockpit } from './a-cockpit.ts';
import { aDebrief } from './stand-in-debrief.ts';

/** Of an installation without a mail server. */
const NO_MAILS: Mails = {
  enabled: false,
  from: null,
  perMinute: 0,
  recipients: { first: 0, again: 0 },
  counts: { waiting: 0, sending: 0, sent: 0, refused: 0, uncertain: 0 },
  problems: [],
  stopped: null,
};

/** All of it may be given at the start, and changed while a test goes on. */
export interface StandInData {
  /** Of the installation's console. */
  language: ConsoleLanguage;
  /** What the sign-in page offers. */
  passwords: boolean;
  providers: SignInPage['providers'];
  /** The first one is signed in. */
  accounts: Facilitator[];
  /** Of the signed-in account. */
  passkeys: Passkeys['passkeys'];
  /** How many of the signed-in account are unused. */
  recoveryCodes: number;
  signIns: SignInList;
  newBrowsers: SignedInReply['newBrowsers'];
  /** Milliseconds until an idle sign-in ends, as an act of a person is told. */
  endsIn: number;
  sessions: Session[];
  /** What was set up of a session, by its id, where it is more than a plain one. */
  setups: Record<string, Partial<SessionDetails>>;
  /** Time and people of a session, by its id, where it is more than open or closed. */
  rooms: Record<string, Partial<Omit<DashboardRow, 'id' | 'room'>> & { readonly room?: Partial<SessionClock> }>;
  /** What a room's page begins with, and what happened since. */
  snapshot: CockpitSnapshot;
  finale: Finale | null;
  /** At the door of every session. */
  door: Door;
  debrief: PresentedDebrief;
  events: ConsoleEvent[];
  /** Of the session `s1`. */
  participants: ParticipantDetails[];
  /** Scores of the open sessions, of all sessions, and of single ones by their id. */
  current: ScoreRow[];
  all: ScoreRow[];
  bySession: Record<string, ScoreRow[]>;
  /** How many scores a board has by the last count; null: as many as there are. */
  counted: number | null;
  /** The audit log, newest first. */
  log: AuditEntry[];
  /** E-mails of erased people. */
  erased: string[];
  /** Facilitator notes that a test looks at, by challenge; the others have `notesOf`. */
  notes: Record<string, FacilitatorNotes>;
  storage: StorageInfo;
  /** The session of simulated players. */
  demo: string | null;
  /** Where players report wherever a session says nothing else. */
  reporting: WhereToReport;
  /** Where the room finds the server. */
  addresses: string[];
  /** The report of any choice of sessions; with names, it lists the participants. */
  report: Report;
  compared: Report;
  /** What the facilitators conclude from any choice of sessions. */
  conclusion: string;
  campaigns: CampaignDetails[];
  directory: Directory;
  people: DirectoryPerson[];
  /** What an import of any list would change. */
  imports: PeoplePreview;
  /** Who has not come, of any campaign. */
  absent: AbsentPage['people'];
  /** Of every session and campaign; the server sends none without it. */
  mails: Mails;
  /** Sessions of which no report was drawn up. */
  notDrawn: string[];
  /** What a check of any backup finds in it. */
  backup: Pick<RestoreReport, 'empty' | 'contains'>;
}

const AT = '2026-11-21T09:00:00.000Z';

function person(id: string, email: string, facts: Partial<DirectoryPerson>): DirectoryPerson {
  const none = { name: null, department: null, site: null, manager: null, language: null };
  return { id, email, ...none, ...facts, leftAt: null };
}

export function freshData(): StandInData {
  return {
    language: 'en',
    passwords: true,
    providers: [],
    passkeys: [],
    recoveryCodes: 0,
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
        { line: 3, email: 'ana@example.fr', returns: false, fields: [{ fact: 'department', from: 'Achats', to: 'Paie' }] },
      ],
      gonePeople: [{ email: 'zoe@example.fr', name: 'Zoé Roux', department: null }],
      doubts: [],
    },
    absent: [
      { email: 'zoe@example.fr', name: 'Zoé Roux', department: 'Achats et logistique' },
      { email: 'noel@example.fr', name: null, department: null },
    ],
    mails: NO_MAILS,
    setups: {},
    rooms: {},
    snapshot: quietCockpit(),
    finale: null,
    door: { refused: [], devices: [] },
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
    compared: aReport(),
    conclusion: '',
    notDrawn: [],
    backup: { empty: false, contains: [] },
  };
}

/** The figures of one session, as the real server gives them without names. */
export function aReport(more: Partial<Report> = {}): Report {
  const figures = { opened: 10, solved: 7, firstTry: 4, tries: 1.5, hints: 0.2, minutes: 8 };
  const few = { opened: 5, solved: 3, firstTry: 1, tries: 1.8, hints: 0.8, minutes: null };
  const total = { opened: 15, solved: 10, firstTry: 5, tries: 1.6, hints: 0.4, minutes: 8 };
  const memory = { answered: 6, right: 4 };
  return {
    sessions: [{ name: 'Équipe achats', at: AT, expected: 13, came: 11, figures: total }],
    leftOut: 0,
    running: 0,
    participation: { expected: 13, came: 11, played: 10, solvedOne: 7, finished: 1 },
    departments: [
      { team: 'Achats', others: false, expected: 6, came: 5 },
      { team: null, others: true, expected: 7, came: 6 },
    ],
    total,
    memory,
    judgements: {
      people: 9,
      first: {
        ...{ hits: 30, misses: 20, falseAlarms: 2, correctRejections: 48 },
        sensitivity: { value: 1.903, low: 1.223, high: 2.582 },
        criterion: { value: 0.703, low: 0.363, high: 1.043 },
        discernment: 'somewhat',
        tendency: 'trusting',
      },
      last: {
        ...{ hits: 47, misses: 3, falseAlarms: 3, correctRejections: 47 },
        sensitivity: { value: 2.978, low: 2.256, high: 3.7 },
        criterion: { value: 0, low: -0.361, high: 0.361 },
        discernment: 'clearly',
        tendency: 'balanced',
      },
    },
    missions: [
      {
        key: 'tri-de-9h',
        title: 'Le tri de 9 h',
        skill: 'Trier ses messages',
        theme: 'email',
        figures,
        memory,
        mistakes: [
          { verdict: 'too-trusting', people: 4 },
          { verdict: 'of-a-pack', people: 3 },
        ],
      },
      {
        key: 'nouveau-rib',
        title: 'Le nouveau RIB',
        skill: 'Vérifier des coordonnées bancaires',
        theme: 'payment',
        figures: few,
        memory: null,
        mistakes: [{ verdict: 'not-called', people: 3 }],
      },
      {
        key: 'osint',
        title: 'Le profil bavard',
        skill: 'Chercher dans des sources ouvertes',
        theme: 'social-networks',
        figures: null,
        memory: null,
        mistakes: [],
      },
    ],
    themes: [
      { theme: 'payment', figures: few, memory: null },
      { theme: 'email', figures, memory },
    ],
    teams: [
      { team: 'Achats', others: false, people: 5, figures: few },
      { team: null, others: true, people: 5, figures },
    ],
    measures: ['payment', 'email'],
    ...more,
  };
}

export function account(id: string, username: string, role: Facilitator['role'], day: number): Facilitator {
  return {
    id,
    username,
    role,
    createdAt: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`,
    hasPassword: true,
    fromEnvironment: false,
    language: null,
  };
}

/** Someone who plays: one challenge solved, another one tried. */
export function participant(id: string, username: string, score: number): ParticipantDetails {
  return {
    id,
    username,
    name: `Goéland ${id}`,
    realName: null,
    team: null,
    score,
    solved: 1,
    joinedAt: AT,
    status: 'playing',
    mergedInto: null,
    session: 's1',
    personalCode: null,
    challenges: [
      { challenge: 'caesar', hintsShown: 1, failures: 2, solvedAt: AT, points: score },
      { challenge: 'ssh', hintsShown: 0, failures: 1, solvedAt: null, points: null },
    ],
    events: [
      { id: `${id}-e1`, at: AT, kind: 'solve', challenge: 'caesar', points: score, reason: 'verified attempt', actor: null },
    ],
  };
}

/** A session as its own page has it; null when there is none. */
export function detailsOf({ sessions, setups, participants }: StandInData, id: string): SessionDetails | null {
  const session = sessions.find((candidate) => candidate.id === id);
  if (session === undefined) return null;
  return {
    version: JSON.stringify(setups[id] ?? {}),
    challenges: null,
    durationMinutes: null,
    opensAt: null,
    closesAt: null,
    startBy: 'opening',
    hintPolicy: 'table',
    board: 'full',
    personalCodes: false,
    fleet: true,
    reporting: null,
    teams: [],
    allowed: [],
    workshop: null,
    createdAt: AT,
    createdBy: null,
    closedAt: null,
    participants: participants.length,
    ...setups[id],
    ...session,
  };
}

/** Notes as long as real ones. */
export function notesOf(challenge: string): FacilitatorNotes {
  const text = (words: string) => [{ style: 'plain' as const, text: `${words}, mission ${challenge}. ` }];
  const code = { style: 'code' as const, text: '<script>alert(document.title)</script>' };
  return {
    challenge,
    sections: NOTE_SECTIONS.map(({ name, heading }) => ({
      name,
      heading,
      blocks: [
        { list: false, lines: [[{ style: 'strong', text: 'À dire ' }, ...text('une phrase pour toute la salle'), code]] },
        { list: true, lines: [text('Un premier signe'), text('Un deuxième signe, plus long que le premier')] },
      ],
    })),
  };
}

/** The session on the desk: it runs, without an end, unless the test says otherwise. */
export function roomOf({ rooms }: StandInData, { id, active }: Session): DashboardRow {
  const { room, ...known } = rooms[id] ?? {};
  const plain = { present: 0, expected: null, createdAt: AT, createdBy: 'ana', workshop: null };
  return { id, ...plain, ...known, room: aSessionClock({ open: active, now: new Date().toISOString(), ...room }) };
}

/** A challenge of the catalogue, which is no reply of the server: the build brings it. */
export function catalogueEntry(key: string, more: Partial<CatalogueEntry> = {}): CatalogueEntry {
  return {
    key,
    path: `/${key}`,
    title: `Mission ${key}`,
    category: 'Techniques Web',
    summary: '',
    tags: [],
    duration: 5,
    points: 5,
    guest: false,
    listed: true,
    audiences: ['office'],
    themes: ['email'],
    act: 'safe',
    ...more,
  };
}

/** The last mission after an action, of five traps of which every second is seen through. */
export function finaleAfter(before: Finale | null, { action, round }: FinaleAction): Finale {
  const results = before?.results ?? [];
  const right = round % 2 === 1;
  const closed = { round, genuine: false, right, votes: { genuine: 1, trap: 3 }, because: 'Le domaine est un autre.' };
  const over = round === FINALE_ROUNDS && action === 'close';
  return {
    phase: action === 'open' ? 'open' : over ? 'over' : 'closed',
    round,
    message: { channel: 'mail', from: 'Assistance', text: 'Confirmez votre mot de passe.', context: null },
    people: 4,
    answered: action === 'open' ? 0 : 4,
    results: action === 'open' ? results : [...results, closed],
    commitment: over ? 'Je rappelle.' : null,
  };
}
