/** The parts of `npm run trust`: runs those that the options name, or all. */
import { rmSync } from 'node:fs';
import { CLASSIC, programmeOf } from '#schemas/programmes.ts';
import { buildServer, FIXTURE_SERVER } from '../support/build-server.ts';
import { tryByHeart } from '../support/by-heart.ts';
import { playableChallenges } from '../support/playable-challenges.ts';
import { type RunningPostgres, startPostgres } from '../support/postgres.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { createPostgresDatabase, createSqliteDatabase, type TemporaryDatabase } from '../support/temporary-databases.ts';
import { tryColleagues } from './colleagues.ts';
import type { Findings } from './findings.ts';
import { fuzz, summary } from './fuzz.ts';
import { BEHIND_A_PROXY, tryGuessers } from './guessers.ts';
import { tryInvented } from './invented.ts';
import { killRounds } from './kills.ts';
import { wrongTotals } from './ledger-right.ts';
import { siteWithLogo, tryLogos, tryServedLogo } from './logos.ts';
import { positionals, values } from './options.ts';
import { backUp, restoreElsewhere, signIn } from './restored.ts';
import { trySeats } from './seats.ts';
import { tryStreams } from './streams.ts';
import { tryTeamMessages } from './team-messages.ts';
import { tryUnstorable } from './unstorable.ts';

const begun = performance.now();
const say = (text: string) => console.log(`${Math.round((performance.now() - begun) / 1000)} s  ${text}`);
const entry = await buildServer(FIXTURE_SERVER);
const postgres: RunningPostgres = await startPostgres();
const sqlite = createSqliteDatabase;
const onPostgres = () => createPostgresDatabase(postgres.url);
let failed = 0;

/** Prints the first 20 violations, and counts all. */
function judge(mistakes: readonly string[]): void {
  failed += mistakes.length;
  for (const line of mistakes.slice(0, 20)) say(line);
}

async function restored(backup: string): Promise<void> {
  const mistakes = await restoreElsewhere(backup, [sqlite, onPostgres], entry);
  say(
    `backup of ${Buffer.byteLength(backup)} bytes into an empty SQLite and PostgreSQL: ${mistakes.length === 0 ? 'the same again' : 'not the same'}`,
  );
  judge(mistakes);
}

async function tryHostile(create: () => Promise<TemporaryDatabase>): Promise<void> {
  const store = await create();
  const server = await startServer(store.url, entry);
  const report = await fuzz(server.url, {
    seed: Number(values.seed),
    requests: Number(values.requests),
    time: Number(values.minutes) * 60_000,
    onProgress: (sent) => sent % 5000 < 250 && say(`${sent} requests`),
  });
  say(summary(report));
  failed += report.failures.length;
  if ((await server.end('SIGTERM')) !== 0) judge(['the server did not end well']);
  const again = await startServer(store.url, entry);
  const backup = await backUp(again.url, await signIn(again.url));
  await again.end('SIGTERM');
  judge(await wrongTotals(store.url));
  await store.drop();
  await restored(backup);
}

async function tryKills(create: () => Promise<TemporaryDatabase>, usual: number, killed?: RunningPostgres): Promise<void> {
  const store = await create();
  const { rounds, journal, mistakes, backup } = await killRounds(store.url, Number(values.rounds ?? usual), {
    entry,
    ...(killed ? { postgres: killed } : {}),
    time: Number(values.minutes) * 60_000,
    onRound: (round) => round % 5 === 0 && say(`${round} kills`),
  });
  const { calls, acknowledged, again, wrong } = journal;
  say(
    `${rounds} kills: ${calls} calls, ${acknowledged} acknowledged, ${again} sent again; ${mistakes.length} lost, doubled or wrong`,
  );
  judge([...mistakes, ...wrong]);
  await store.drop();
  await restored(backup);
}

/** Plays that the script is shown, and fresh seats that it then answers once each. */
const LESSONS = 600;
const SEATS = 40;
/** Share of the seats that may be right by luck, without looking at anything. */
const LUCK = 0.1;

/** Compares what the script learns about seats from practice with what it would learn from other people's seats, for each mission. */
async function tryPractice(): Promise<void> {
  for (const { manifest, folder, load } of playableChallenges) {
    if (programmeOf(manifest) === CLASSIC) continue;
    const { default: checker } = await import(`${folder}/challenge.server.ts`);
    const challenge = { manifest, checker, solve: (await load()).solve };
    const ofSeats = await tryByHeart(challenge, { lessons: LESSONS, seats: SEATS, practice: false });
    const { untrained, trained } = await tryByHeart(challenge, { lessons: LESSONS, seats: SEATS, practice: true });
    say(
      `${manifest.key}: of ${SEATS} first answers ${trained} right after ${LESSONS} practice plays, ${untrained} after none, ${ofSeats.trained} after as many plays of seats`,
    );
    if (trained > SEATS * LUCK) judge([`${manifest.key} can be learnt by heart`]);
  }
}

function tell({ figures, mistakes }: Findings): void {
  for (const line of figures) say(line);
  judge(mistakes);
}

/** Runs this work against servers on a new database: one server with SQLite, two with PostgreSQL. */
async function tryOn(
  create: () => Promise<TemporaryDatabase>,
  work: (urls: readonly string[]) => Promise<Findings>,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const store = await create();
  const servers: ServerProcess[] = [];
  for (let count = create === sqlite ? 1 : 2; count > 0; count -= 1)
    servers.push(await startServer(store.url, entry, [], environment));
  tell(await work(servers.map(({ url }) => url)));
  for (const server of servers) if ((await server.end('SIGTERM')) !== 0) judge(['a server did not end well']);
  judge(await wrongTotals(store.url));
  await store.drop();
}

const guessers = ([url = '']: readonly string[]) => tryGuessers(url);
const texts = ([url = '']: readonly string[]) => tryUnstorable(url);
/** The number of new participants that one origin may add in ten minutes. */
const INVENTED = 5_000;
const invented = (urls: readonly string[]) => tryInvented(urls, INVENTED);
const STREAM_ROUNDS = 10;
const streams = (urls: readonly string[]) => tryStreams(urls, STREAM_ROUNDS);
const TEAM_MOVES = 400;
const teams = (urls: readonly string[]) => tryTeamMessages(urls, { seed: Number(values.seed), moves: TEAM_MOVES });

async function tryDrawings(): Promise<void> {
  tell(tryLogos());
  const site = siteWithLogo();
  await tryOn(sqlite, ([url = '']) => tryServedLogo(url), { SITE: site });
  rmSync(site, { recursive: true });
}

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  'fuzz-sqlite': () => tryHostile(sqlite),
  'fuzz-postgres': () => tryHostile(onPostgres),
  'kills-sqlite': () => tryKills(sqlite, 50),
  'kills-postgres': () => tryKills(onPostgres, 15),
  'kills-of-postgres': () => tryKills(onPostgres, 10, postgres),
  'by-heart': tryPractice,
  'colleagues-sqlite': () => tryOn(sqlite, tryColleagues),
  'colleagues-postgres': () => tryOn(onPostgres, tryColleagues),
  'guessers-sqlite': () => tryOn(sqlite, guessers, BEHIND_A_PROXY),
  'guessers-postgres': () => tryOn(onPostgres, guessers, BEHIND_A_PROXY),
  'texts-sqlite': () => tryOn(sqlite, texts),
  'texts-postgres': () => tryOn(onPostgres, texts),
  'streams-sqlite': () => tryOn(sqlite, streams),
  'streams-postgres': () => tryOn(onPostgres, streams),
  'teams-sqlite': () => tryOn(sqlite, teams),
  'teams-postgres': () => tryOn(onPostgres, teams),
  'invented-sqlite': () => tryOn(sqlite, invented, BEHIND_A_PROXY),
  'invented-postgres': () => tryOn(onPostgres, invented, BEHIND_A_PROXY),
  seats: () => tryOn(sqlite, ([url = '']) => trySeats(url)),
  logos: tryDrawings,
};

try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
    const part = PARTS[name];
    if (!part) throw new Error(`There is no part "${name}": ${Object.keys(PARTS).join(', ')}.`);
    say(name);
    await part();
  }
} finally {
  await postgres.stop();
}
say(failed === 0 ? 'nothing failed' : `${failed} failures`);
process.exitCode = failed === 0 ? 0 : 1;
