/** What a set-up must be beyond its shape, and the form in which it is stored. Pure. */

import { ALLOWED_ENTRY } from '#schemas/console-constants.ts';
import { someWhereToReport } from '#schemas/reporting-channel.ts';
import type { AllowedEntry, NewSession, SessionSetup } from '#schemas/session-setup.ts';
import { isoTime } from '../clock.ts';
import { COLUMNS, fits } from '../database/columns.ts';
import { ServerError } from '../errors.ts';
import { isName, isPrintable } from '../session-model/printable.ts';
import { normaliseEmail } from './allow-list.ts';

/** What its column may hold, once it is normalised. */
const isStorable = fits(COLUMNS.allowed_players.entry);
/** Half a character counts as one: no database stores it. */
const MORE_THAN_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
/** As names of people: in a list two sessions would look the same, or one run from right to left. */
const NO_NAME = 'holds characters that nobody sees or that turn the text around, or no letter or digit: type it anew.';

function refuse(field: keyof SessionSetup, message: string): never {
  throw new ServerError(400, 'invalid-field', message, { field });
}

/**
 * A set-up, whole and normalised; what is left out is as a plain session has it.
 * @param isKnown whether there is such a challenge @throws ServerError 400 that names the field
 */
export function checkedSetup(given: NewSession, isKnown: (key: string) => boolean): SessionSetup {
  const opensAt = moment('opensAt', given.opensAt);
  const closesAt = moment('closesAt', given.closesAt);
  if (opensAt !== null && closesAt !== null && opensAt >= closesAt)
    refuse('closesAt', 'The session must close after it opens: set a later closing time.');
  const unknown = given.challenges?.find((key) => !isKnown(key));
  if (unknown !== undefined) refuse('challenges', `There is no challenge "${unknown}".`);
  const teams = teamNames(given.teams ?? []);
  return {
    name: name(given.name),
    challenges: given.challenges ?? null,
    durationMinutes: given.durationMinutes ?? null,
    opensAt,
    closesAt,
    startBy: given.startBy ?? 'opening',
    hintPolicy: given.hintPolicy ?? 'table',
    teams: [...teams.values()],
    board: given.board ?? 'full',
    personalCodes: given.personalCodes ?? false,
    reporting: given.reporting ? someWhereToReport(given.reporting) : null,
    allowed: allowList(given.allowed ?? [], teams),
  };
}

/** @param stands an end that a pause holds up: it may be over by the clock @throws ServerError 400 */
export function mustBeToCome({ closesAt }: Pick<SessionSetup, 'closesAt'>, now: number, stands: string | null = null): void {
  if (closesAt !== null && closesAt !== stands && closesAt <= isoTime(now))
    refuse('closesAt', 'The closing time is over already: set a later one.');
}

function name(given: string | null | undefined): string | null {
  const trimmed = given?.trim() ?? '';
  if (trimmed === '') return null;
  if (MORE_THAN_A_LINE.test(trimmed)) refuse('name', 'name must be one line of text.');
  if (!isName(trimmed)) refuse('name', `name ${NO_NAME}`);
  return trimmed;
}

/** With milliseconds, so that stored times compare as texts. A day that no month has is refused, not moved. */
function moment(field: 'opensAt' | 'closesAt', given: string | null | undefined): string | null {
  if (given === null || given === undefined) return null;
  const parsed = Date.parse(given);
  if (Number.isNaN(parsed) || !isoTime(parsed).startsWith(given.slice(0, 16)))
    refuse(field, `${field} is no date: write it as 2026-11-21T09:00:00Z.`);
  return isoTime(parsed);
}

/** By their names in lower case. */
function teamNames(given: readonly string[]): Map<string, string> {
  const teams = new Map<string, string>();
  for (const team of given) {
    if (MORE_THAN_A_LINE.test(team)) refuse('teams', 'The name of a team must be one line of text.');
    if (!isName(team)) refuse('teams', `The name of a team ${NO_NAME}`);
    if (teams.has(team.toLowerCase())) refuse('teams', `Two teams are called "${team}": give each a name of its own.`);
    teams.set(team.toLowerCase(), team);
  }
  return teams;
}

/** Each address or domain once, in the order of the alphabet; of an entry given twice the last one counts. */
function allowList(given: readonly AllowedEntry[], teams: ReadonlyMap<string, string>): AllowedEntry[] {
  const entries = new Map<string, AllowedEntry>();
  for (const { entry: typed, team } of given) {
    const entry = normaliseEmail(typed);
    if (!isPrintable(entry)) refuse('allowed', `"${typed}" is neither an e-mail nor a domain.`);
    if (!isStorable(entry))
      refuse('allowed', `"${entry.slice(0, 40)}…" must have at most ${ALLOWED_ENTRY.maxLength} characters.`);
    const known = team === null ? null : teams.get(team.toLowerCase());
    if (known === undefined) refuse('allowed', `"${entry}" is in a team "${team}" that the session does not have.`);
    entries.set(entry, { entry, team: known });
  }
  return [...entries.values()].sort((a, b) => (a.entry < b.entry ? -1 : 1));
}
