/** Driver process: plays as many people as it is told. Setting, orders and reports are lines of JSON (`driver.ts`). */
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { openBrowsers } from './browsers.ts';
import { READY } from './driver.ts';
import { type CallFigures, createJournal } from './journal.ts';
import { loadMissions, type Mission } from './missions.ts';
import { joinSession, type LifePlayer, type Pace } from './player.ts';
import type { Tally } from './sitting.ts';

export interface PlayersSetting {
  /** Servers on one database, to which the players are assigned in turn. */
  readonly urls: readonly string[];
  /** One for each player. */
  readonly seats: readonly { readonly email: string; readonly code: string }[];
}

export interface PlayersOrder extends Pace {
  /** Milliseconds over which those who are not in their session yet join it. */
  readonly joinMs: number;
  /** Milliseconds for which they act, joining included. */
  readonly lastsMs: number;
}

export interface PlayersReport {
  readonly calls: CallFigures;
  readonly tallies: readonly Tally[];
  /** Acts that a page told as failed, after its own retries. */
  readonly failedActs: number;
  /** Answers and hints of which nobody knows whether they were counted. */
  readonly uncertain: number;
  /** Milliseconds from the end of the load to the end of the last act that had begun before. */
  readonly lastActMs: number;
}

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const { urls, seats }: PlayersSetting = JSON.parse(String((await lines.next()).value));
const journal = createJournal();
openBrowsers(journal);
const missions = await loadMissions();
const players: (LifePlayer | undefined)[] = seats.map(() => undefined);

async function play({ joinMs, lastsMs, ...pace }: PlayersOrder): Promise<PlayersReport> {
  const begun = performance.now();
  const until = begun + lastsMs;
  const failed = await Promise.all(
    seats.map(async (seat, index) => {
      let player = players[index];
      if (!player) {
        await pause((index / seats.length) * joinMs);
        player = await joinSession(urls[index % urls.length] ?? '', seat, shuffled(missions));
        players[index] = player;
      }
      return player.play(pace, until);
    }),
  );
  const lastActMs = Math.max(0, Math.round(performance.now() - until));
  const all = players.flatMap((player) => player ?? []);
  const uncertain = sum(await Promise.all(all.map((player) => player.settle())));
  return { calls: journal.take(), tallies: all.map(({ tally }) => tally), failedActs: sum(failed), uncertain, lastActMs };
}

function shuffled(list: readonly Mission[]): readonly Mission[] {
  return list
    .map((mission) => ({ mission, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ mission }) => mission);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

console.log(READY);
for await (const line of lines) {
  journal.take();
  console.log(JSON.stringify(await play(JSON.parse(line))));
}
process.exit(0);
