/**
 * The load of life: `npm run load -- [part…] [options]`. Players join, keep a stream open, think, and play the real missions by the code of
 * the product's own pages; cockpits, projectors and dashboards watch. Then the same people five times as fast, whether they are answered
 * or not; then in-life play beside a session of 20,000. Prints a table, and exits with 1 unless the books are exact after each part
 * (docs/internals.md).
 */
import { writeFileSync } from 'node:fs';
import { optionsOf } from '#engine/registry/command-options.ts';
import { checkBooks } from './life/books.ts';
import { type Driver, startDriver } from './life/driver.ts';
import { type Installation, install, type Wanted } from './life/installation.ts';
import type { PlayersOrder, PlayersReport, PlayersSetting } from './life/players.ts';
import { recovery, usualWait, watchServers } from './life/server-watch.ts';
import { type PartFigures, tableOf } from './life/table.ts';
import type { WatchersReport, WatchersSetting } from './life/watchers.ts';

const USAGE =
  'npm run load -- [life] [faster] [large] [--players 2000] [--sessions 20] [--seconds 480] [--times 5] [--think 10-40] [--people 20000] [--database sqlite|postgres] [--processes 1] [--json <file>]';
const { values, positionals } = optionsOf(USAGE, {
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '2000' },
    sessions: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '480' },
    times: { type: 'string', default: '5' },
    think: { type: 'string', default: '10-40' },
    people: { type: 'string', default: '20000' },
    database: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '1' },
    json: { type: 'string' },
  },
});

const PARTS = ['life', 'faster', 'large'] as const;
type Part = (typeof PARTS)[number];
const DASHBOARDS = 5;
/** Milliseconds within which all players join, or a third of a short part. */
const JOIN_MS = 60_000;
/** The second and the third part last a quarter of the first. */
const SHORTER = 4;
/** One player of so many joins the large session: newcomers and points make its cockpit and projector load it again. */
const OF_LARGE = 100;

const numberOf = (name: 'players' | 'sessions' | 'seconds' | 'times' | 'people' | 'processes') => {
  const number = Number(values[name]);
  if (!(number > 0)) throw new Error(`--${name} takes a number above 0.`);
  return number;
};
const [players, sessions, times] = [numberOf('players'), numberOf('sessions'), numberOf('times')];
const lastsMs = numberOf('seconds') * 1000;
const [least = Number.NaN, most = Number.NaN] = values.think.split('-').map(Number);
if (!(most >= least)) throw new Error('--think takes the bounds in seconds: 10-40.');
const unknown = positionals.find((name) => !PARTS.some((part) => part === name));
if (unknown !== undefined) throw new Error(`There is no part "${unknown}": ${PARTS.join(', ')}.`);
const parts = PARTS.filter((part) => positionals.length === 0 || positionals.includes(part));
const figures: PartFigures[] = [];

/** @param large people of one more session; 0 for none */
function wantedWith(large: number): Wanted {
  if (values.database !== 'sqlite' && values.database !== 'postgres') throw new Error('--database is sqlite or postgres.');
  return { database: values.database, processes: numberOf('processes'), sessions, large, accounts: DASHBOARDS };
}

function orderFor(part: Part): PlayersOrder {
  const faster = part === 'faster' ? times : 1;
  const length = part === 'life' ? lastsMs : lastsMs / SHORTER;
  return {
    joinMs: Math.min(JOIN_MS, length / 3),
    lastsMs: length,
    think: [(least * 1000) / faster, (most * 1000) / faster],
    open: part === 'faster',
  };
}

/** Runs parts with the same people on one installation. */
async function run(wanted: Wanted, names: readonly Part[]): Promise<void> {
  if (names.length === 0) return;
  const installation = await install(wanted);
  const urls = installation.servers.map(({ url }) => url);
  const ordinary = installation.sessions.slice(0, sessions);
  const seats = Array.from({ length: players }, (_, index) => {
    const session = wanted.large > 0 && index % OF_LARGE === 0 ? installation.sessions.at(-1) : ordinary[index % sessions];
    return { email: `vie${index}@brevelle.example`, code: session?.code ?? '' };
  });
  let endedWell = false;
  try {
    const watchers = await startDriver<'report', WatchersReport>('watchers.ts', {
      urls,
      accounts: installation.accounts,
      sessions: installation.sessions,
      dashboards: DASHBOARDS,
    } satisfies WatchersSetting);
    const playing = await startDriver<PlayersOrder, PlayersReport>('players.ts', { urls, seats } satisfies PlayersSetting);
    for (const name of names) figures.push(await measurePart(name, installation, playing, watchers));
    await playing.end();
    await watchers.end();
  } finally {
    endedWell = await installation.end();
  }
  if (!endedWell) throw new Error('a server did not end well');
}

async function measurePart(
  name: Part,
  { databaseUrl, servers, probes, databaseTime }: Installation,
  playing: Driver<PlayersOrder, PlayersReport>,
  watchers: Driver<'report', WatchersReport>,
): Promise<PartFigures> {
  const order = orderFor(name);
  const first = servers[0]?.url ?? '';
  const usualMs = await usualWait(first, probes);
  await watchers.order('report');
  const ended = watchServers(servers);
  const before = databaseTime();
  const report = playing.order(order);
  // A crash of the driver must not go unseen until the load is over.
  await Promise.race([report, new Promise((resolve) => setTimeout(resolve, order.lastsMs))]);
  const database = databaseTime() - before;
  const [server, watched, recoveredIn] = await Promise.all([ended(), watchers.order('report'), recovery(first, probes, usualMs)]);
  const played = await report;
  const books = await checkBooks(databaseUrl, played.tallies);
  for (const mistake of books.mistakes.slice(0, 20)) console.log(mistake);
  return { name, order, server, database, played, watched, usualMs, recoveredIn, books };
}

const [large, others] = [parts.filter((part) => part === 'large'), parts.filter((part) => part !== 'large')];
await run(wantedWith(0), others);
await run(wantedWith(numberOf('people')), large);
console.table(tableOf(figures));
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
const isWrong = ({ books, played }: PartFigures) => books.mistakes.length > 0 || played.uncertain > 0;
process.exitCode = figures.some(isWrong) ? 1 : 0;
