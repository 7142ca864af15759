/**
 * Failed sign-ins in the audit log. Nobody needs an account to cause one: they are counted in memory and written down a few at a time,
 * so that a flood of them fills neither log nor disk, and answers in the time that it always took.
 */
import { audit, keepNewest } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

/** From one entry about a name to the next one, in ms. */
const MIN_INTERVAL_MS = 60_000;
/** Names of no account that are told apart at a time; the rest are one. */
const MAX_NAMES = 20;
/** What is told of a name of no account: somebody may have typed a password there. */
const BEGINNING = 3;
/** Entries that are kept. A process adds 30,000 a day at the very worst. */
export const MAX_KEPT = 20_000;

export interface FailedSignIns {
  /** @param typed as the username @param account the one of that name; null when there is none */
  count(typed: string, account: { readonly id: string; readonly username: string } | null): void;
  /** Writes down what is due: for each name one entry a minute. What could not be written stays counted. */
  write(): Promise<void>;
  /** Writes down what is left. */
  close(): Promise<void>;
  forgetOldest(): Promise<void>;
}

interface Counted {
  readonly subject: string | null;
  readonly about: Readonly<Record<string, unknown>>;
  tries: number;
  /** When the last entry was written; null before the first. */
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

  // A clock that was set back must not keep an entry waiting for longer.
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

  /** One after the other: an entry is written once. */
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

/** Printable, and stored by every database. */
function beginningOf(typed: string): string {
  const printable = [...typed].filter((character) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(character));
  return `${printable.slice(0, BEGINNING).join('')}…`;
}
