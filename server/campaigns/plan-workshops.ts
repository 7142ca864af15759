/**
 * The plan of the sessions that a table of workshops creates in a campaign. Pure functions: the same table, workshops and accounts give the
 * same plan.
 */

import { nearNames } from '#engine/rules/fuzzy-matching/near-names.ts';
import { grouped } from '#engine/rules/grouped.ts';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { plain } from '#engine/rules/plain-text.ts';
import { OPENS_BEFORE, usualMinutes } from '#engine/rules/session/workshop-time.ts';
import {
  ALLOW_LIST,
  BOARDS,
  EXPECTED_PEOPLE,
  HINT_POLICIES,
  SESSION_NAME,
  START_BY,
  USUAL_SETTINGS,
  USUAL_WORKSHOP_MINUTES,
  VENUE,
  WORKSHOP_KINDS,
  WORKSHOP_MINUTES,
} from '#schemas/console-constants.ts';
import type { NewSession } from '#schemas/session-setup.ts';
import type { WorkshopMinutes } from '#schemas/workshop.ts';
import type { WorkshopDoubt, WorkshopLine, WorkshopRefusal, WorkshopRow } from '#schemas/workshop-table.ts';
import { isoTime } from '../clock.ts';
import { isDay } from '../database/columns/validation.ts';
import { isName, isPrintable } from '../session-model/printable.ts';
import type { ProgrammeMissions } from './programme-missions.ts';

/** A workshop that exists already. */
export interface KnownWorkshop {
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly place: string | null;
  readonly facilitator: string | null;
  /** Whether the workshop is in the campaign of the table. */
  readonly here: boolean;
}

/** A department of the directory. */
export interface PlannedDepartment {
  readonly name: string;
  readonly people: readonly { readonly email: string; readonly name: string | null }[];
}

interface PlanRules {
  readonly known: readonly KnownWorkshop[];
  /** Names of the campaign's self-paced sessions. */
  readonly selfPaced: readonly string[];
  /** Usernames of the accounts that may lead a workshop. */
  readonly facilitators: readonly string[];
  /** First and last moment of the campaign, ISO 8601, UTC. */
  readonly period: { readonly from: string; readonly to: string };
  /** People present in each department that the campaign expects. */
  readonly departments: readonly PlannedDepartment[];
  /** Missions of a programme; null for an unknown one. */
  readonly missionsOf: (programme: string, playMinutes: number) => ProgrammeMissions | null;
  /** Local time to ISO 8601 in UTC; null for a local time that does not exist. */
  readonly momentOf: (local: string) => string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface PlannedRow extends WorkshopRow {
  /** The session to create; null for a line that creates none. */
  readonly session: NewSession | null;
}

/**
 * Times (milliseconds since 1970) and venue of a workshop. Times are NaN for a self-paced session, which takes up no venue and nobody's
 * time.
 */
interface Booking {
  readonly from: number;
  readonly to: number;
  readonly place: string;
  /** Username in lower case. */
  readonly facilitator: string | null;
  /** Title of a self-paced session, in lower case; null for a workshop. */
  readonly selfPaced: string | null;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const USUAL_PROGRAMME = 'office';

/** One row for each line. A refused line stands for no workshop; of two lines for one workshop the first counts. */
export function planWorkshops(lines: readonly WorkshopLine[], rules: PlanRules): readonly PlannedRow[] {
  const known = rules.known.map((workshop) => ({ booking: bookingOf(workshop), here: workshop.here }));
  const here = new Set([
    ...known.filter((one) => one.here).map(({ booking }) => keyOf(booking)),
    ...rules.selfPaced.map((name) => keyOf(selfPacedBooking(name))),
  ]);
  const read = lines.map((line) => readLine(line, rules));
  const seen = new Set<string>();
  const outcomes = read.map(({ booking }, index): WorkshopRow['outcome'] => {
    if (booking === null) return 'refused';
    const key = keyOf(booking);
    if (here.has(key)) return 'existing';
    // Two workshops that share only the hour and the venue are both created, with a doubt that the venue is taken twice.
    const one = `${key}\n${toldOf(lines[index])}`;
    if (seen.has(one)) return 'repeated';
    seen.add(one);
    return 'new';
  });
  const fresh = read.flatMap(({ booking }, index) => (outcomes[index] === 'new' && booking !== null ? [booking] : []));
  const claims = read.flatMap(({ claim }) => claim ?? []);
  const bookings = [...known.map(({ booking }) => booking), ...fresh, ...claims];
  return read.map(({ booking, claim, doubts, ...row }, index) => {
    const outcome = outcomes[index] ?? 'refused';
    // Doubts about day, venue and person are reported with a refusal, so that the whole line is corrected at once.
    if (outcome === 'refused')
      return { ...row, outcome, doubts: [...doubts, ...(claim === null ? [] : clashes(claim, bookings))], session: null };
    if (outcome !== 'new' || booking === null) return { ...row, outcome, doubts: [], session: null };
    return { ...row, outcome, doubts: [...doubts, ...clashes(booking, bookings)] };
  });
}

/** @param begins whether play begins by itself at the announced hour: the welcome is then before that hour, while the doors are open */
function partsOf(minutes: number, begins: boolean): WorkshopMinutes {
  const parts = usualMinutes(minutes);
  return begins ? { ...parts, welcome: 0, play: parts.welcome + parts.play } : parts;
}

type ReadLine = Omit<PlannedRow, 'outcome'> & {
  readonly booking: Booking | null;
  /** Time and venue of a refused workshop, if the line gives both correctly; null otherwise. */
  readonly claim: Booking | null;
};

function readLine(line: WorkshopLine, rules: PlanRules): ReadLine {
  const refusals: WorkshopRefusal[] = [];
  const check = (refusal: WorkshopRefusal, holds: boolean) => {
    if (!holds) refusals.push(refusal);
  };
  const title = tidy(line.title);
  const place = tidy(line.place);
  const facilitator = accountOf(tidy(line.facilitator), rules.facilitators);
  const minutes = whole(line.minutes, USUAL_WORKSHOP_MINUTES);
  const seats = whole(line.seats, null);
  const day = tidy(line.day);
  const kind = tidy(line.kind ?? '') || 'workshop';
  const selfPaced = kind === 'self-paced';
  // A self-paced session needs no hour, as people come when they like.
  const time = tidy(line.time) || (selfPaced ? '00:00' : '');
  const startsAt = isDay(day) && TIME.test(time) ? rules.momentOf(`${day}T${time}`) : null;
  const lasts = minutes !== null && within(minutes, WORKSHOP_MINUTES);
  check('title', title === '' || ([...title].length <= SESSION_NAME.maxLength && isName(title)));
  check('day', isDay(day));
  check('time', TIME.test(time) && (startsAt !== null || !isDay(day)));
  const ends = startsAt === null || !lasts ? null : Date.parse(startsAt) + minutes * MINUTE_MS;
  check('over', ends === null || (selfPaced ? Date.parse(rules.period.to) : ends) > rules.now);
  check('after-campaign', !selfPaced || startsAt === null || startsAt < rules.period.to);
  check(
    'kind',
    WORKSHOP_KINDS.some((known) => known === kind),
  );
  check('minutes', lasts);
  check('place', place === '' || ([...place].length <= VENUE.maxLength && isPrintable(place)));
  check('facilitator', facilitator !== null);
  check('seats', seats === null || within(seats, EXPECTED_PEOPLE));
  const start = choiceOf(line.start, START_BY, selfPaced ? 'opening' : USUAL_SETTINGS.start);
  const parts = partsOf(lasts ? minutes : USUAL_WORKSHOP_MINUTES, !selfPaced && start === 'opening');
  const missions = rules.missionsOf(tidy(line.programme) || USUAL_PROGRAMME, parts.play);
  check('programme', missions !== null);
  check('no-mission', missions === null || missions.count > 0);
  const hints = choiceOf(line.hints, HINT_POLICIES, USUAL_SETTINGS.hints);
  const board = choiceOf(line.board, BOARDS, USUAL_SETTINGS.board);
  check('hints', hints !== null);
  check('board', board !== null);
  check('start', start !== null && !(selfPaced && start === 'hand'));
  const departments = departmentsOf(tidy(line.departments ?? ''), rules.departments);
  const unknownDepartments = departments.unknown.map((name) => ({ name, meant: nearDepartment(name, rules.departments) }));
  const list = listOf(departments.known);
  check('departments', unknownDepartments.length === 0 && list.allowed.length <= ALLOW_LIST.maxItems);
  const base = { line: line.line, refusals, unknownDepartments };
  const booked = { minutes: minutes ?? 0, place: place || null, facilitator: facilitator || null };
  const settings = hints && board && start && { hints, board, start };
  const doubts: WorkshopDoubt[] = [];
  if (startsAt !== null && (startsAt < rules.period.from || startsAt > rules.period.to)) doubts.push('outside-period');
  if (refusals.length > 0 || startsAt === null || minutes === null || missions === null || !settings) {
    const claim = startsAt === null || !lasts || selfPaced ? null : bookingOf({ startsAt, ...booked });
    return { ...base, workshop: null, doubts, session: null, booking: null, claim };
  }
  if (!selfPaced && missions.minutes > parts.play) doubts.push('missions-too-long');
  if (!selfPaced && seats !== null && seats < list.allowed.length) doubts.push('too-few-seats');
  if (selfPaced)
    return { ...base, doubts, claim: null, ...selfPacedSession(title, startsAt, parts.play, missions, settings, list, rules) };
  const planned = { title, startsAt, minutes, place, leader: facilitator || null, seats, parts };
  return {
    ...{ ...base, doubts, claim: null, booking: bookingOf({ startsAt, ...booked }) },
    ...workshopSession(planned, missions, settings, list, rules.now),
  };
}

interface PlannedTime {
  readonly title: string;
  readonly startsAt: string;
  readonly minutes: number;
  readonly place: string;
  /** Username of the facilitator; null for the account that makes the sessions. */
  readonly leader: string | null;
  readonly seats: number | null;
  readonly parts: WorkshopMinutes;
}

/** A workshop, open some minutes before people are welcome. @param now milliseconds since 1970 */
function workshopSession(
  { title, startsAt, minutes, place, leader, seats, parts }: PlannedTime,
  missions: ProgrammeMissions,
  settings: Settings,
  list: InvitedList,
  now: number,
): Pick<ReadLine, 'workshop' | 'session'> {
  const opens = Date.parse(startsAt) - OPENS_BEFORE * MINUTE_MS;
  return {
    workshop: {
      startsAt,
      until: null,
      minutes,
      facilitator: leader,
      missions: missions.count,
      missionMinutes: missions.minutes,
      playMinutes: parts.play,
      invited: list.allowed.length,
      ...settings,
    },
    session: {
      name: title || null,
      challenges: missions.challenges && [...missions.challenges],
      durationMinutes: parts.play,
      opensAt: opens > now ? new Date(opens).toISOString() : null,
      ...setupOf(settings),
      ...list,
      workshop: {
        startsAt,
        venue: place || null,
        audience: missions.audience,
        expected: seats,
        minutes: parts,
        ...(leader !== null && { facilitator: leader }),
      },
    },
  };
}

interface NamedDepartments {
  readonly known: PlanRules['departments'];
  readonly unknown: readonly string[];
}

/** The departments that a cell names: the one of exactly this name, else all of this name but for case and accents. */
function departmentsOf(cell: string, known: PlanRules['departments']): NamedDepartments {
  const exact = new Map(known.map((department) => [department.name, department]));
  const byName = grouped(known, ({ name }) => plain(name));
  const read = (separator: RegExp): NamedDepartments => {
    const names = cell.split(separator).map(tidy).filter(Boolean);
    const found = new Set(names.flatMap((name) => exact.get(name) ?? byName.get(plain(name)) ?? []));
    return { known: [...found], unknown: [...new Set(names)].filter((name) => !byName.has(plain(name))) };
  };
  // Semicolons are tried first, as a name may have a comma.
  const [bySemicolons, byBoth] = [read(/;/), read(/[;,]/)];
  if (bySemicolons.unknown.length === 0) return bySemicolons;
  return byBoth.known.length > bySemicolons.known.length || !cell.includes(';') ? byBoth : bySemicolons;
}

/** The known department that an unknown name nearly matches, by the rule for doubts of an import of the directory; null for none. */
function nearDepartment(name: string, known: PlanRules['departments']): string | null {
  const names = known.map((one) => ({ name: one.name, count: one.people.length, known: true }));
  return nearNames([...names, { name, count: 0, known: false }]).get(name)?.name ?? null;
}

type InvitedList = Required<Pick<NewSession, 'allowed' | 'teams'>>;

/**
 * All people of the departments, each in a team of the department's name. Names that differ in case only are one team. Names that the
 * directory takes and a session refuses, such as '-', are left out.
 */
function listOf(departments: PlanRules['departments']): InvitedList {
  const names = departments.map(({ name }) => name).filter(isName);
  const teams = new Map(names.map((name) => [name.toLowerCase(), name]));
  return {
    allowed: departments.flatMap(({ name: department, people }) =>
      people.map(({ email, name }) => ({
        entry: email,
        name: name !== null && isName(name) ? name : null,
        team: teams.get(department.toLowerCase()) ?? null,
      })),
    ),
    teams: [...teams.values()],
  };
}

type Settings = Pick<NonNullable<WorkshopRow['workshop']>, 'hints' | 'board' | 'start'>;

function setupOf({ hints, board, start }: Settings): Pick<NewSession, 'hintPolicy' | 'board' | 'startBy'> {
  return { hintPolicy: hints, board, startBy: start };
}

/** The choice that a cell names; null for an unknown one. @param usual where the cell is empty, or the table does not have it */
function choiceOf<Choice extends string>(cell: string | undefined, choices: readonly Choice[], usual: Choice): Choice | null {
  const said = tidy(cell ?? '');
  return said === '' ? usual : (choices.find((choice) => choice === said) ?? null);
}

/**
 * The account that a cell names: its username in any case, or a part of it that no other username has, as 'Mme Kerbrat' names
 * anne.kerbrat. Empty for an empty cell; null for an unknown or ambiguous account.
 */
function accountOf(cell: string, usernames: readonly string[]): string | null {
  const named = cell.toLowerCase();
  if (named === '') return named;
  const same = usernames.find((username) => username.toLowerCase() === named);
  if (same !== undefined) return same;
  const words = plain(named.replace(/^(mme|m|mr|mrs|ms)\.? /, '')).replaceAll(' ', '.');
  const meant = usernames.filter((username) => {
    const own = plain(username.split('@')[0] ?? '').replaceAll(/[_-]/g, '.');
    return own === words || own.split('.').includes(words);
  });
  return (meant.length === 1 && meant[0]) || null;
}

/**
 * A session that opens at `startsAt`, or at once if that is past, and closes with the campaign; it has no
 * facilitator, no venue and no seats.
 */
function selfPacedSession(
  title: string,
  startsAt: string,
  playMinutes: number,
  missions: ProgrammeMissions,
  settings: Settings,
  list: InvitedList,
  { now, period }: PlanRules,
): Pick<ReadLine, 'workshop' | 'session' | 'booking'> {
  return {
    workshop: {
      // A start in the past is replaced with the time of creation, which is shown to people.
      ...{
        startsAt: isoTime(Math.max(now, Date.parse(startsAt))),
        until: period.to,
        minutes: missions.minutes,
        facilitator: null,
      },
      ...{ missions: missions.count, missionMinutes: missions.minutes, playMinutes },
      invited: list.allowed.length,
      ...settings,
    },
    session: {
      name: title || null,
      challenges: missions.challenges && [...missions.challenges],
      opensAt: Date.parse(startsAt) > now ? startsAt : null,
      closesAt: period.to,
      ...setupOf(settings),
      ...list,
    },
    booking: selfPacedBooking(title),
  };
}

function clashes(booking: Booking, others: readonly Booking[]): WorkshopDoubt[] {
  const meanwhile = others.filter((other) => other !== booking && other.from < booking.to && booking.from < other.to);
  const doubts: WorkshopDoubt[] = [];
  if (booking.place !== '' && meanwhile.some(({ place }) => place === booking.place)) doubts.push('place-taken');
  if (booking.facilitator !== null && meanwhile.some(({ facilitator }) => facilitator === booking.facilitator))
    doubts.push('facilitator-busy');
  return doubts;
}

function selfPacedBooking(title: string): Booking {
  return { from: Number.NaN, to: Number.NaN, place: '', facilitator: null, selfPaced: tidy(title).toLowerCase() };
}

function bookingOf({ startsAt, minutes, place, facilitator }: Omit<KnownWorkshop, 'here'>): Booking {
  const from = Date.parse(startsAt);
  return {
    ...{ from, to: from + minutes * MINUTE_MS, place: tidy(place ?? '').toLowerCase() },
    ...{ facilitator: facilitator?.toLowerCase() ?? null, selfPaced: null },
  };
}

/** Text that distinguishes two workshops with the same hour and venue: title and departments, ignoring case. */
function toldOf(line: WorkshopLine | undefined): string {
  return plain(`${tidy(line?.title ?? '')}\n${tidy(line?.departments ?? '')}`);
}

/** Key of a workshop: its start and its venue, ignoring case; of a self-paced session: its title. Two with the same key are one. */
function keyOf({ from, place, selfPaced }: Booking): string {
  return selfPaced === null ? `${from} ${place}` : `self-paced ${selfPaced}`;
}

/** The text of a cell without surplus spaces. */
function tidy(cell: string): string {
  return cell.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The whole number in a cell; NaN for any other text. @param usual where the cell is empty */
function whole(cell: string, usual: number | null): number | null {
  const text = tidy(cell);
  if (text === '') return usual;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

function within(number: number, { minimum, maximum }: { readonly minimum: number; readonly maximum: number }): boolean {
  return number >= minimum && number <= maximum;
}
