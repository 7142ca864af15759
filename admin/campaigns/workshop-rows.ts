/** Reads a table of workshops, as an office plans them, into lines for the server's preview. A pure function. */

import { plain } from '#engine/rules/plain-text.ts';
import { WORKSHOP_COLUMNS } from '#schemas/console-constants.ts';
import type { WorkshopAudience } from '#schemas/workshop.ts';
import type { WorkshopLine, WorkshopRow } from '#schemas/workshop-table.ts';
import { columnsOf } from '../format/list-columns.ts';

type Column = (typeof WORKSHOP_COLUMNS)[number];

/** Patterns for single words of a heading, tried in this order: 'Nom de la salle' is a place, 'Places' are seats. */
const PATTERNS = [
  ['minutes', /^(minutes?|mins?|durees?|duration|length)$/],
  ['seats', /^(places|seats?|capacites?|capacity|effectifs?)$/],
  ['day', /^(jours?|dates?|days?)$/],
  ['time', /^(heures?|horaires?|times?|debut|start)$/],
  ['departments', /^(services?|departe?ments?|poles?|listes?|lists?|invites?)$/],
  ['hints', /^(indices?|hints?)$/],
  ['board', /^(classements?|boards?|leaderboards?)$/],
  ['start', /^(demarrages?|lancements?|begins?|beginning)$/],
  [
    'facilitator',
    /^(animateurs?|animatrices?|animation|facilitat(or|eur|rice)s?|format(eur|rice)s?|trainers?|comptes?|accounts?)$/,
  ],
  ['programme', /^(programmes?|programs?|parcours|publics?|audiences?)$/],
  ['place', /^(lieux?|salles?|place|rooms?|venues?|sites?|location)$/],
  ['kind', /^(types?|genres?|kinds?|formes?|formats?|modalites?)$/],
  ['title', /^(titres?|titles?|intitules?|noms?|names?|ateliers?|workshops?|sessions?|seances?)$/],
] as const satisfies readonly (readonly [Column, RegExp])[];
/** Maximum number of rows above the heading, such as a title or a date. */
const HIGHEST = 10;
const HOUR = 60;

/**
 * One line for each workshop; empty rows are skipped. Valid days, hours and durations are converted to the server's format; other text
 * stays as it is, so that the preview says what is wrong with it.
 * @param rows cells, with the heading if there is one: a row that names a day and another column
 * @param programmes key of each programme and audience, by its title in plain letters
 */
export function workshopLines(rows: readonly (readonly string[])[], programmes: ReadonlyMap<string, string>): WorkshopLine[] {
  const heading = rows.slice(0, HIGHEST).findIndex((cells) => {
    const found = columnsOf(cells, PATTERNS);
    return found.has('day') && found.size > 1;
  });
  const columns =
    heading < 0 ? new Map(WORKSHOP_COLUMNS.map((column, place) => [column, place])) : columnsOf(rows[heading] ?? [], PATTERNS);
  // In a file with semicolons, several unquoted departments spill over into further cells if theirs is the last column.
  const lastColumn = (rows[heading]?.length ?? WORKSHOP_COLUMNS.length) - 1;
  return rows.slice(heading + 1).flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const cell = (column: Column) => tidy(cells[columns.get(column) ?? -1] ?? '');
    const departments = lastColumn === columns.get('departments') ? tidy(cells.slice(lastColumn).join(';')) : cell('departments');
    // A workbook may hold day and hour in one cell: 2027-01-12 09:00.
    const [day = '', hour = ''] = /^(.*\d) (\d{1,2}:\d{2})$/.exec(cell('day'))?.slice(1) ?? [cell('day')];
    const programme = cell('programme');
    return {
      line: heading + index + 2,
      title: cell('title'),
      day: dayOf(day),
      time: timeOf(cell('time') || hour),
      minutes: minutesOf(cell('minutes')),
      place: cell('place'),
      facilitator: cell('facilitator'),
      seats: /^(\d+) ?\p{L}*$/u.exec(cell('seats'))?.[1] ?? cell('seats'),
      programme: keyOf(programme, programmes) ?? programme,
      ...(cell('kind') !== '' && { kind: kindOf(cell('kind')) }),
      ...(cell('hints') !== '' && { hints: choiceOf(cell('hints'), HINTS) }),
      ...(cell('board') !== '' && { board: choiceOf(cell('board'), BOARD) }),
      ...(cell('start') !== '' && { start: choiceOf(cell('start'), START) }),
      ...(departments !== '' && { departments: departments.replace(/[;\s]+$/, '') }),
    };
  });
}

/** Key of a programme by its whole title, or by a beginning that only one title has: 'Terrain' for 'Terrain et mobilité'. */
function keyOf(cell: string, programmes: ReadonlyMap<string, string>): string | undefined {
  const whole = programmes.get(plain(cell));
  if (whole !== undefined || cell === '') return whole;
  const begun = plain(cell);
  const begins = (title: string) => title.startsWith(begun) && /^[^\p{L}\p{N}]/u.test(title.slice(begun.length));
  const keys = new Set([...programmes].flatMap(([title, key]) => (begins(title) ? [key] : [])));
  return keys.size === 1 ? [...keys][0] : AUDIENCES.find(([, pattern]) => pattern.test(plain(cell)))?.[0];
}

/** Audiences by the console's names in both languages, and as people write them: the reader's language may differ from the writer's. */
const AUDIENCES = [
  ['office', /^((tout )?(le )?bureau|(everyone at )?(the )?office)$/],
  ['accounts', /^(compta(bilite)?|rh|comptabilite et rh|accounts|hr|accounts and hr)$/],
  ['field', /^(terrain|mobilite|terrain et mobilite|field|field and mobile)$/],
  ['technical', /^(technique|(equipes? )?techniques?|technical( teams?)?)$/],
  ['first', /^(premier contact|decouverte|first contact)$/],
] as const satisfies readonly (readonly [WorkshopAudience, RegExp])[];

/** 'À son rythme', 'self-paced', 'autonomie' → self-paced; 'atelier' → workshop. */
function kindOf(cell: string): string {
  if (/^(a (son|leur|votre) rythme|(en )?autonomie|autonome|self-? ?paced)$/.test(plain(cell))) return 'self-paced';
  return /^(ateliers?|workshops?|en salle|presentiel)$/.test(plain(cell)) ? 'workshop' : cell;
}

/** Hint settings by the names that the set-up form uses, and as people write them. */
const HINTS = [
  ['table', /^(table|(selon le )?bareme|payants?|by the table)$/],
  ['free', /^(free|gratuits?)$/],
  ['none', /^(none|no|non|aucune?|sans( indices?)?)$/],
] as const satisfies readonly (readonly [NonNullable<WorkshopRow['workshop']>['hints'], RegExp])[];
const BOARD = [
  ['full', /^(full|(classement )?complet|oui|yes)$/],
  ['neighbours', /^(neighbou?rs( only)?|voisinage( seulement)?|voisins)$/],
  ['none', /^(none|no|non|aucune?|sans( classement)?)$/],
] as const satisfies readonly (readonly [NonNullable<WorkshopRow['workshop']>['board'], RegExp])[];
const START = [
  ['hand', /^((by )?hand|a la main|main|manuel(lement)?|quand je le demarre|when i start it)$/],
  ['opening', /^((at the )?opening|(a )?l ?(ouverture|heure( dite)?)|automatique(ment)?)$/],
] as const satisfies readonly (readonly [NonNullable<WorkshopRow['workshop']>['start'], RegExp])[];

/** Key of the choice that a cell names; any other cell is returned as it is. */
function choiceOf(cell: string, choices: readonly (readonly [string, RegExp])[]): string {
  const said = plain(cell)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return choices.find(([, pattern]) => pattern.test(said))?.[0] ?? cell;
}

function tidy(cell: string): string {
  return cell.trim().replace(/\s+/g, ' ').slice(0, 1000);
}

const MONTHS = ['fr', 'en'].flatMap((locale) => {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => [plain(names.format(Date.UTC(2026, month))), month + 1] as const);
});

/** 12/1/2027, 12.01.27, mardi 12 janvier 2027 → 2027-01-12; the day stands before the month. */
function dayOf(cell: string): string {
  const [, day, month, year] = /^(?:\p{L}+\.? )?(\d{1,2})(?:er)?[/. -](\d{1,2}|\p{L}+)[/. -](\d{4}|\d{2})$/u.exec(cell) ?? [];
  if (day === undefined || month === undefined || year === undefined) return cell;
  const number = /^\d/.test(month) ? Number(month) : MONTHS.find(([name]) => name === plain(month))?.[1];
  if (number === undefined) return cell;
  return `${year.length === 2 ? `20${year}` : year}-${two(number)}-${two(Number(day))}`;
}

/** 9h, 9 h 30, 09:30:00 → 09:30. In a workbook, a cell without a time format holds a fraction of a day. */
function timeOf(cell: string): string {
  if (/^0[.,]\d+$/.test(cell)) {
    const minutes = Math.round(Number(cell.replace(',', '.')) * 24 * HOUR);
    return `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;
  }
  const [, hours, minutes = '00'] = /^(\d{1,2}) ?[h:] ?(\d{2})?(?::\d{2})?$/i.exec(cell) ?? [];
  return hours === undefined ? cell : `${two(Number(hours))}:${minutes}`;
}

/** 60 min, 1h, 1 h 30, 01:30 → whole minutes. */
function minutesOf(cell: string): string {
  const [, alone] = /^(\d+) ?(?:m|min|mins|minutes?)$/i.exec(cell) ?? [];
  if (alone !== undefined) return alone;
  const [, hours, minutes = '0'] = /^(\d{1,2}) ?[h:] ?(\d{2})?(?::\d{2})?$/i.exec(cell) ?? [];
  return hours === undefined ? cell : String(Number(hours) * HOUR + Number(minutes));
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
