/** The table of a load: a row for each figure, a column for each part. */
import type { Books } from './books.ts';
import type { CallFigures, Latency } from './journal.ts';
import type { PlayersOrder, PlayersReport } from './players.ts';
import type { ServerFigures } from './server-watch.ts';
import type { WatchersReport } from './watchers.ts';

export interface PartFigures {
  readonly name: string;
  readonly order: PlayersOrder;
  readonly server: ServerFigures;
  /** Processor time of PostgreSQL, in milliseconds. */
  readonly database: number;
  readonly played: PlayersReport;
  readonly watched: WatchersReport;
  /** Milliseconds within which a probe answered before the load, and has to answer after it. */
  readonly usualMs: number;
  /** Seconds from the load's end until every probe answered like that again. */
  readonly recoveredIn: number;
  readonly books: Books;
}

/** Rows and columns for `console.table`. */
export function tableOf(parts: readonly PartFigures[]): Record<string, Record<string, string>> {
  const rows: Record<string, Record<string, string>> = {};
  for (const part of parts)
    for (const [what, told] of Object.entries(columnOf(part))) rows[what] = { ...rows[what], [part.name]: told };
  return rows;
}

function columnOf({
  order,
  server,
  database,
  played,
  watched,
  usualMs,
  recoveredIn,
  books,
}: PartFigures): Record<string, string> {
  const both = [played.calls, watched.calls];
  const total = (of: (calls: CallFigures) => number) => both.reduce((sum, calls) => sum + of(calls), 0);
  const calls = total((one) => one.calls);
  const seconds = order.lastsMs / 1000;
  const late = total((one) => one.late.free + one.late.connection + one.late.reply);
  const waited = (what: 'free' | 'connection' | 'reply') => total((one) => one.late[what]);
  const { acknowledged, stored } = books;
  return {
    'players in their sessions': String(played.tallies.length),
    calls: String(calls),
    'calls a second': (calls / seconds).toFixed(0),
    'processor a call, server, ms': (server.processor / calls).toFixed(2),
    'processor a call, PostgreSQL, ms': (database / calls).toFixed(2),
    'processor of the server, of one': percent(server.processor / order.lastsMs),
    'processor of the drivers, of one': percent(total((one) => one.processor) / order.lastsMs),
    'delay of the players’ driver, p99 / worst, ms': `${played.calls.loopP99} / ${played.calls.loopWorst}`,
    'attempts, p50 / p99 / worst, ms': latency(played.calls.attempts),
    'players’ reads, ms': latency(played.calls.reads),
    'watchers’ reads, ms': latency(watched.calls.reads),
    'no answer within 5 s': String(late),
    '… for want of a connection / of an answer': `${waited('free') + waited('connection')} / ${waited('reply')}`,
    '… of them in the server': routes([server.late]),
    '… by route': routes(both.map(({ lateRoutes }) => lateRoutes)),
    'calls by route': routes(both.map((one) => one.routes)),
    'broken off, or given up': String(total((one) => one.unanswered)),
    'refused (503)': routes(both.map(({ refused }) => refused)),
    'other failures': routes(both.map(({ failed }) => failed)),
    'acts, loads told as failed': `${played.failedActs}, ${watched.failedLoads}`,
    'stream events': String(total((one) => one.streamEvents)),
    'event loop, p50 / p99 / worst, ms': latency(server.loop),
    'wait by admission, at most, ms': String(server.expectedWaitMs),
    'connections not accepted, at most': String(server.acceptQueue),
    'memory, first / last, MB': `${server.memory.first} / ${server.memory.last}`,
    '/healthz, p50 / p99 / worst, ms': latency(server.healthz),
    '… of the health port': latency(server.healthPort),
    'as before the load again, s': `${recoveredIn} (within ${Math.round(usualMs)} ms)`,
    'last act answered, s': (played.lastActMs / 1000).toFixed(1),
    'solves, told / stored': `${acknowledged.solves} / ${stored.solves}`,
    'wrong answers, told / stored': `${acknowledged.failures} / ${stored.failures}`,
    'hints, told / stored': `${acknowledged.hints} / ${stored.hints}`,
    'events / last numbers': `${books.events} / ${books.lastEvents}`,
    'outcome unknown': String(played.uncertain),
    books: books.mistakes.length === 0 ? 'exact' : `${books.mistakes.length} MISTAKES`,
  };
}

function latency({ p50, p99, worst }: Latency): string {
  return `${p50} / ${p99} / ${worst}`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function routes(counts: readonly Readonly<Record<string, number>>[]): string {
  const all: Record<string, number> = {};
  for (const [route, number] of counts.flatMap((one) => Object.entries(one))) all[route] = (all[route] ?? 0) + number;
  const told = Object.entries(all).sort((a, b) => b[1] - a[1]);
  return told.length === 0 ? '0' : told.map(([route, number]) => `${route} ${number}`).join(', ');
}
