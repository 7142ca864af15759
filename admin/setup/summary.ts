/** A set-up in words. */
import type { CatalogueEntry } from '#schemas/manifest.ts';
import type { AllowedEntry, BoardSetting, HintPolicy } from '#schemas/session-setup.ts';
import { formatScheduledTime } from '../format/local-time.ts';
import { countOf } from '../format/numbers.ts';
import { playLength } from './challenge-order.ts';
import { teamsOf } from './check-draft.ts';
import { furtherTeams, readPeople } from './people-list.ts';
import type { SetupDraft } from './setup-draft.ts';

/** A session that is being made, or the state of one that exists. */
export type SessionState = 'new' | 'open' | 'closed';

const HINTS: Readonly<Record<HintPolicy, string>> = {
  table: 'hints cost points',
  free: 'hints are free',
  none: 'no hints',
};
/** A room expects to see where it stands: only what is otherwise is worth a word. */
const BOARD: Readonly<Record<BoardSetting, string | null>> = {
  full: null,
  neighbours: 'players see their neighbours only',
  none: 'players see no board',
};
const WITHOUT_TIME: Readonly<Record<SessionState, string>> = {
  new: 'opens at once',
  open: 'open now',
  closed: 'stays closed until you open it',
};

/** '12 missions, 58 min, opens at once, hints cost points, 35 people invited.' */
export function summaryOf(draft: SetupDraft, catalogue: readonly CatalogueEntry[], state: SessionState, now: number): string {
  const { missions, minutes } = playLength(catalogue, draft.everything ? null : draft.chosen);
  const { entries } = readPeople(draft.allowed);
  const named = teamsOf(draft.teams);
  const teams = named.length + furtherTeams(entries, named).length;
  const parts = [
    countOf(missions, 'mission'),
    `${minutes} min`,
    timesOf(draft, state, now),
    HINTS[draft.hintPolicy],
    BOARD[draft.board],
    draft.fleet ? null : 'no fleet',
    teams === 0 ? null : countOf(teams, 'team'),
    draft.personalCodes ? 'personal codes' : null,
    entries.length === 0 ? 'everyone with the code may play' : `${formatPeople(entries)} invited`,
  ];
  return `${parts.filter((part) => part !== null).join(', ')}.`;
}

/** 'opens Sat 21 Nov 09:00, closes 09:45'. @param now milliseconds since 1970 */
export function timesOf({ opensAt, closesAt, duration, startBy }: SetupDraft, state: SessionState, now: number): string {
  const opening = Date.parse(opensAt);
  const minutes = Number(duration);
  const opens = opensAt === '' ? WITHOUT_TIME[state] : `opens ${whenOf(opening, now)}`;
  if (closesAt !== '') return `${opens}, closes ${whenOf(Date.parse(closesAt), now, opening)}`;
  if (startBy === 'hand')
    return `${opens}, ${minutes > 0 ? `ends ${minutes} min after you start it` : 'starts and ends when you say'}`;
  if (!(minutes > 0)) return `${opens}, closes when you close it`;
  if (Number.isNaN(opening)) return `${opens}, closes ${minutes} min after it opened`;
  return `${opens}, closes ${whenOf(opening + minutes * 60_000, now, opening)}`;
}

function whenOf(time: number, now: number, beside?: number): string {
  return Number.isNaN(time) ? 'at a time to complete' : formatScheduledTime(time, now, beside);
}

/** '35 people and everyone of 1 domain'. */
export function formatPeople(entries: readonly AllowedEntry[]): string {
  const domains = entries.filter(({ entry }) => entry.startsWith('@')).length;
  const people = entries.length - domains;
  const parts = [
    people === 0 ? null : countOf(people, 'person', 'people'),
    domains === 0 ? null : `everyone of ${countOf(domains, 'domain')}`,
  ];
  return parts.filter((part) => part !== null).join(' and ');
}
