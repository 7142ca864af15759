/** Which way imports point in server/, and who writes which table (ARCHITECTURE.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importsOf, type SourceFile, sourcesIn } from './imports.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The ground on which all subjects stand, from the bottom: each floor may import those below it. `small` is the root's small files. */
const FLOORS = ['small', 'concurrency', 'database', 'session-model', 'access', 'http', 'audit', 'live', 'ledger'];
/** Put everything together: they may import all, and nothing imports them. */
const WIRING = /^server\/(?:(?:commands|start)\/.*|(?:app|periodic-jobs|services)\.ts)$/;

/** Whose tables these are: nobody else writes them. A restore writes whole tables by name; a deleted session takes its rows along. */
const OWNERS: Readonly<Record<string, string>> = {
  challenge_states: 'ledger',
  score_events: 'ledger',
  standings: 'ledger',
  tokens: 'access',
  openid_transactions: 'access',
  audit_log: 'audit',
  audit_chain: 'audit',
  session_events: 'live',
  retrieval_answers: 'ledger',
  judgements: 'ledger',
  campaigns: 'campaigns',
  campaign_sessions: 'campaigns',
  attestations: 'attestations',
  attestation_proofs: 'attestations',
  appointments: 'returns',
  return_answers: 'returns',
  return_judgements: 'returns',
  return_solves: 'returns',
  finale_rounds: 'finale',
  finale_votes: 'finale',
  debrief_answers: 'debrief',
  mailings: 'mails',
  mails: 'mails',
  mail_queue: 'mails',
  waiting_people: 'sessions',
  personal_seats: 'sessions',
  people: 'people',
  people_directory: 'people',
};

/** What changes rows of all tables alike: steps between releases, and the rights of one person. */
const ACROSS: Readonly<Record<string, readonly string[]>> = {
  'server/database/migrations/organisation.ts': ['audit_log', 'people'],
  'server/database/migrations/mails.ts': ['mail_queue'],
  'server/ledger/erasure.ts': [
    'attestations',
    'appointments',
    'mails',
    'personal_seats',
    'refused_logins',
    'waiting_people',
    'people',
    'people_directory',
  ],
  'server/session-model/forget-reminders.ts': ['mails'],
  'server/ledger/rectification.ts': ['appointments', 'attestations', 'personal_seats', 'mails', 'people', 'people_directory'],
};

function folderOf(path: string): string {
  if (WIRING.test(path)) return 'wiring';
  return /^server\/([^/]+)\//.exec(path)?.[1] ?? 'small';
}

function allowedFor(folder: string): readonly string[] {
  const floor = FLOORS.indexOf(folder);
  return floor >= 0 ? FLOORS.slice(0, floor + 1) : [...FLOORS, folder];
}

function wrongArrows(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(importsOf).flatMap(({ file, line, target }) => {
    const folder = folderOf(file);
    if (folder === 'wiring') return [];
    if (target === 'virtual:challenges/server')
      return [
        `${file}:${line} imports ${target}: only start/main.ts and start/development.ts may, all else is given what it needs.`,
      ];
    if (target.startsWith('tests/')) return [`${file}:${line} imports ${target}: what runs imports nothing that tests.`];
    if (!target.startsWith('server/')) return [];
    const allowed = allowedFor(folder);
    if (allowed.includes(folderOf(target))) return [];
    return [
      `${file}:${line} imports ${target}: ${folder} may import ${allowed.join(', ')}; what it needs of others is passed in.`,
    ];
  });
}

function wrongWrites(sources: readonly SourceFile[]): string[] {
  const tables = Object.keys(OWNERS).join('|');
  const write = new RegExp(
    `(?:\\b(?:insertInto|replaceInto|mergeInto|updateTable|deleteFrom)\\(\\s*'|\\b(?:insert\\s+into|update|delete\\s+from)\\s+"?)(${tables})\\b`,
    'gi',
  );
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(write)].flatMap(({ index, 1: table = '' }) => {
      const owner = OWNERS[table.toLowerCase()] ?? '';
      if (folderOf(path) === owner || ACROSS[path]?.includes(table.toLowerCase())) return [];
      return [`${path}:${text.slice(0, index).split('\n').length} writes ${table}: only server/${owner} may.`];
    }),
  );
}

const server = sourcesIn('server').filter(({ path }) => !path.endsWith('.test.ts'));

/** The folders of server/ that ARCHITECTURE.md lists: with a line of their own, or as a subject. */
function foldersTold(text: string): string[] {
  const [, section = ''] = /^server\/\n((?: .*\n)+)/m.exec(text) ?? [];
  const [, subjects = ''] = /one folder a subject: ([a-z\s-]+?)\n {2}\S/.exec(section) ?? [];
  const lines = [...section.matchAll(/^ {2}((?:[a-z-]+\/ )+)/gm)].map(([, folders = '']) => folders.replaceAll('/', ' '));
  return [...lines, subjects].join(' ').trim().split(/\s+/).sort();
}

describe('in server/', () => {
  test('every folder is named in ARCHITECTURE.md', () => {
    const folders = readdirSync(join(ROOT, 'server'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(foldersTold(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8'))).toEqual(folders.map(({ name }) => name).sort());
  });

  test('modules import the ground below them and nothing of each other', () => {
    expect(wrongArrows(server)).toEqual([]);
  });

  test('points, logins and the audit log are each written in one folder', () => {
    expect(wrongWrites(server)).toEqual([]);
  });
});

describe('the check itself', () => {
  const source = (path: string, text: string): SourceFile => ({ path: `server/${path}`, text });

  test.each([
    ['another subject', 'exports/routes.ts', "import { newCode } from '../sessions/codes.ts';", 'server/sessions/codes.ts'],
    ['its type', 'backups/routes.ts', "import type { Services } from '../services.ts';", 'server/services.ts'],
    ['a floor above', 'database/sqlite.ts', "import {\n  lockStates,\n} from '../ledger/states.ts';", 'server/ledger/states.ts'],
    [
      'a subject from the ground',
      'ledger/ledger.ts',
      "export { login } from '../sessions/login.ts';",
      'server/sessions/login.ts',
    ],
    ['the wiring', 'clock.ts', "const app = await import('./app.ts');", 'server/app.ts'],
    ['a folder from a small file', 'errors.ts', "import '../server/http/cors.ts';", 'server/http/cors.ts'],
    ['a test’s support', 'database/sqlite.ts', "import { ADMIN } from '../../tests/support/admin.ts';", 'tests/support/admin.ts'],
    ['the registry', 'challenges/challenges.ts', "import { all } from 'virtual:challenges/server';", 'virtual:challenges/server'],
  ])('refuses %s', (_what, path, text, target) => {
    expect(wrongArrows([source(path, text)])).toEqual([
      expect.stringMatching(new RegExp(`^server/${path}:\\d+ imports ${target}: `)),
    ]);
  });

  test.each([
    ['the ground', 'exports/routes.ts', "import { audit } from '../audit/audit-log.ts';"],
    ['its own folder', 'exports/routes.ts', "import { exports } from './columns.ts';"],
    ['anything, when it wires', 'app.ts', "import { exportRoutes } from './exports/routes.ts';"],
    ['what is not of the server', 'exports/routes.ts', "import { toPoints } from '#engine/rules/scoring.ts';"],
  ])('lets a module import %s', (_what, path, text) => {
    expect(wrongArrows([source(path, text)])).toEqual([]);
  });

  test.each([
    ["await query.insertInto('standings').values(row).execute();", 'standings', 'ledger'],
    ['await sql`update score_events set points = 0`.execute(query);', 'score_events', 'ledger'],
    ["await query.deleteFrom('tokens').execute();", 'tokens', 'access'],
  ])('refuses %s elsewhere', (text, table, owner) => {
    expect(wrongWrites([source('sessions/sessions.ts', text)])).toEqual([
      `server/sessions/sessions.ts:1 writes ${table}: only server/${owner} may.`,
    ]);
    expect(wrongWrites([source(`${owner}/some.ts`, text)])).toEqual([]);
  });
});
