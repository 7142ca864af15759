/**
 * Audit of failed sign-ins, aggregated and rate-limited. Anybody can cause them, so they are counted in memory and written in few entries:
 * a flood fills neither log nor disk, and does not change response times.
 */
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { audit, keepNewest } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

/** Milliseconds between two entries about a name. */
const MIN_INTERVAL_MS = MINUTE_MS;
/** Unknown names that are counted separately at a time; the rest are counted together. */
const MAX_NAMES = 20;
/** Characters of an unknown name that are logged: the name may be a password typed into the wrong field. */
const BEGINNING = 3;
/** Entries kept in the log, at most. One process adds up to 30,000 a day. */
export const MAX_KEPT = 20_000;

export interface FailedSignIns {
  /** @param typed text in the username's field @param account the account of that name; null when there is none */
  count(typed: string, account: { readonly id: string; readonly username: string } | null): void;
  /** Writes entries that are due, one a minute for each name. After a failed write, counts are kept. */
  write(): Promise<void>;
  /** Writes all remaining counts. */
  close(): Promise<void>;
  forgetOldest(): Promise<void>;
}

interface Counted {
  readonly subject: string | null;
  readonly about: Readonly<Record<string, unknown>>;
  tries: number;
  /** Time of the last entry; null before the first. */
  written: number | null;
}

export function createFailedSignIns(database: Pick<Database, 'query'>, clock: Clock): FailedSignIns {
  const accounts = new Map<string, Counted>();
  const names = new Map<string, Counted>();
  const others: Counted = { subject: null, about: { otherNames: true, noSuchAccount: true }, tries: 0, written: null };
  let writing: Promise<void> = Promise.resolve();

  function ofName(name: string): Counted {
    const known = names.get(name);
    if (known || names.size >= MAX_NAMES) return known ?? others;
    return added(names, name, { subject: null, about: { username: name, noSuchAccount: true }, tries: 0, written: null });
  }

  // The difference is absolute, as a clock that was set back must not prolong the interval.
  const pauses = ({ written }: Counted) => written !== null && Math.abs(clock() - written) < MIN_INTERVAL_MS;

  async function writeOf(counted: Counted): Promise<void> {
    const { subject, about, tries } = counted;
    if (tries === 0) return;
    await audit(database.query, clock, {
      actor: 'not signed in',
      action: 'sign-in-failed',
      subject,
      detail: { ...about, tries },
    });
    counted.tries -= tries;
    counted.written = clock();
  }

  async function writeAll(isDue: (counted: Counted) => boolean): Promise<void> {
    for (const counted of [...accounts.values(), ...names.values(), others]) if (isDue(counted)) await writeOf(counted);
    for (const counts of [accounts, names])
      for (const [name, counted] of counts) if (counted.tries === 0 && !pauses(counted)) counts.delete(name);
  }

  /** Runs one write at a time, so that no entry is written twice. */
  function limited(isDue: (counted: Counted) => boolean): Promise<void> {
    const turn = writing.then(() => writeAll(isDue));
    writing = turn.catch(() => undefined);
    return turn;
  }

  return {
    count(typed, account) {
      const counted = account
        ? (accounts.get(account.id) ?? added(accounts, account.id, ofAccount(account)))
        : ofName(beginningOf(typed));
      counted.tries += 1;
    },
    write: () => limited((counted) => !pauses(counted)),
    close: () => limited(() => true),
    forgetOldest: () => keepNewest(database.query, 'sign-in-failed', MAX_KEPT),
  };
}

function added(counts: Map<string, Counted>, name: string, counted: Counted): Counted {
  counts.set(name, counted);
  return counted;
}

function ofAccount({ id, username }: { readonly id: string; readonly username: string }): Counted {
  return { subject: id, about: { username }, tries: 0, written: null };
}

/** The beginning of a name, with printable and storable characters only. */
function beginningOf(typed: string): string {
  const printable = [...typed].filter((character) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(character));
  return `${printable.slice(0, BEGINNING).join('')}…`;
}
