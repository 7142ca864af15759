/** One-line summary of a set-up. */
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import type { AllowedEntry } from '#schemas/session-setup.ts';
import { formatScheduledTime } from '../format/local-time.ts';
import { messages } from '../language/language.ts';
import { playLength } from './challenge-order.ts';
import { teamsOf } from './check-draft.ts';
import { furtherTeams, readPeople } from './people-list.ts';
import type { SetupDraft } from './setup-draft.ts';

/** Whether the session is new, open or closed. */
export type SessionState = 'new' | 'open' | 'closed';

/** '12 missions, 58 min, opens at once, hints cost points, 35 people invited.' */
export function summaryOf(draft: SetupDraft, catalogue: readonly CatalogueEntry[], state: SessionState, now: number): string {
  const { format, setup } = messages();
  const { summary } = setup;
  const { missions, minutes } = playLength(catalogue, draft.everything ? null : draft.chosen);
  const { entries } = readPeople(draft.allowed);
  const named = teamsOf(draft.teams);
  const teams = named.length + furtherTeams(entries, named).length;
  const parts = [
    summary.missions(missions),
    format.minutes(minutes),
    timesOf(draft, state, now),
    summary.hints[draft.hintPolicy],
    // A complete board is the default, and is not mentioned.
    draft.board === 'full' ? null : summary.board[draft.board],
    draft.fleet ? null : summary.noFleet,
    teams === 0 ? null : summary.teams(teams),
    draft.personalCodes ? summary.personalCodes : null,
    draft.playerLogin === 'provider' ? summary.companyAccount : null,
    draft.door === 'watched' ? summary.watchedDoor : null,
    entries.length === 0 ? summary.everyone : summary.invited(...countPeople(entries)),
  ];
  return `${parts.filter((part) => part !== null).join(', ')}.`;
}

/** 'opens Sat 21 Nov 09:00, closes 09:45'. @param now milliseconds since 1970 */
export function timesOf(draft: SetupDraft, state: SessionState, now: number): string {
  const { opensAt, closesAt, duration, startBy } = draft;
  const { summary } = messages().setup;
  const opening = Date.parse(opensAt);
  const planned = playPlanned(draft, now);
  const minutes = Number(duration);
  const opened = opensAt === '' ? summary.untimed[state] : summary.opens(whenOf(opening, now));
  const opens = planned === null ? opened : `${opened}, ${summary.plays(whenOf(planned, now, opening))}`;
  if (closesAt !== '') return `${opens}, ${summary.closes(whenOf(Date.parse(closesAt), now, opening))}`;
  if (startBy === 'hand') return `${opens}, ${minutes > 0 ? summary.endsAfterStart(minutes) : summary.startsByHand}`;
  if (!(minutes > 0)) return `${opens}, ${summary.closesByHand}`;
  if (planned !== null) return `${opens}, ${summary.closes(whenOf(planned + minutes * MINUTE_MS, now, opening))}`;
  if (Number.isNaN(opening)) return `${opens}, ${summary.closesAfter(minutes)}`;
  return `${opens}, ${summary.closes(whenOf(opening + minutes * MINUTE_MS, now, opening))}`;
}

/** When play of the workshop will begin by itself, in milliseconds since 1970; null if play begins as the session opens, or by hand. */
export function playPlanned({ opensAt, startBy, workshop }: SetupDraft, now: number): number | null {
  const planned = workshop ? Date.parse(workshop.startsAt) + workshop.minutes.welcome * MINUTE_MS : Number.NaN;
  return startBy === 'opening' && planned > Math.max(now, Date.parse(opensAt) || 0) ? planned : null;
}

function whenOf(time: number, now: number, beside?: number): string {
  return Number.isNaN(time) ? messages().setup.summary.incomplete : formatScheduledTime(time, now, beside);
}

/** Counts the individual addresses and the domains of a list. */
export function countPeople(entries: readonly AllowedEntry[]): [people: number, domains: number] {
  const domains = entries.filter(({ entry }) => entry.startsWith('@')).length;
  return [entries.length - domains, domains];
}
