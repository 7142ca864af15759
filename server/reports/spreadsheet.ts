/** CSV of a report for French spreadsheets: one table with a row for each subject, ready for filters and charts. */
import type { Figures, Report, ReportReply } from '#schemas/reports.ts';
import type { ReturnFigures } from '#schemas/return-figures.ts';
import { THEME_TITLES } from '#schemas/theme-titles.ts';
import { mistakeLabel } from '#schemas/verdict-labels.ts';
import { BYTE_ORDER_MARK, csvLines } from '../http/csv-lines.ts';
import type { LocalTime } from '../http/local-time.ts';
import { returnLines } from './returns-spreadsheet.ts';
import { decimal, formatMeasure, groupTitle, type Line, memoryCells, type RecallFigures } from './spreadsheet-cells.ts';

const HEADINGS = [
  'Période',
  'Rubrique',
  'Intitulé',
  'Personnes',
  'Missions ouvertes',
  'Missions réussies',
  'Réussite (%)',
  'Justes du premier coup',
  'Premier coup (%)',
  'Essais par mission ouverte',
  'Indices par mission ouverte',
  'Temps médian (min)',
  'Réponses de mémoire',
  'Réponses justes',
  'De mémoire (%)',
];

/** What the returns of the reported sessions measured, and of those that they are compared with. */
interface Returns {
  readonly report: readonly ReturnFigures[];
  readonly compared: readonly ReturnFigures[];
}

/** The file in chunks. @param time in the reader's time zone, so that days of sessions are the same as on the page */
export async function* reportCsv({ report, compared }: ReportReply, returns: Returns, time: LocalTime): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLines([HEADINGS])}`;
  yield csvLines([...linesOf('Ce rapport', report, time), ...returnLines('Ce rapport', returns.report)]);
  if (compared) yield csvLines([...linesOf('Comparaison', compared, time), ...returnLines('Comparaison', returns.compared)]);
}

function linesOf(period: string, report: Report, time: LocalTime): Line[] {
  const { participation, total, memory, judgements, missions, themes, departments, teams } = report;
  const line = (
    part: string,
    title: string,
    people: number | null,
    figures: Figures | null = null,
    own: RecallFigures = null,
  ) => [period, part, title, people === null ? null : decimal(people, 0), ...figureCells(figures), ...memoryCells(own)];
  const sessions = [
    ...report.sessions.map(({ name, at, came, figures }) =>
      line('Session', `${name ?? 'Sans nom'} (${time.format(at).slice(0, 10)})`, came, figures),
    ),
    ...(report.leftOut > 0 ? [line('Session', leftOutWords(report.leftOut), null)] : []),
    ...(report.running > 0 ? [line('Session', runningWords(report.running), null)] : []),
  ];
  // If all sessions were left out, the number of participants is left out too (k-anonymity).
  if (report.sessions.length === 0) return sessions;
  return [
    ...sessions,
    ...(participation.expected === null ? [] : [line('Participation', 'Attendues', participation.expected)]),
    line('Participation', 'Venues', participation.came),
    line('Participation', 'Ont joué', participation.played),
    line('Participation', 'Ont réussi une mission au moins', participation.solvedOne),
    line('Participation', 'Ont tout réussi', participation.finished),
    line('Ensemble', 'Toutes les missions', participation.played, total, memory),
    ...(judgements
      ? [
          line('Discernement', `Au premier jugement : ${formatMeasure(judgements.first)}`, judgements.people),
          line('Discernement', `Au dernier jugement : ${formatMeasure(judgements.last)}`, judgements.people),
        ]
      : []),
    ...themes.map(({ theme, figures, memory: own }) => line('Thème', THEME_TITLES[theme], null, figures, own)),
    ...missions.map(({ title, figures, memory: own }) => line('Mission', title, null, figures, own)),
    ...departments.flatMap((group) => [
      line('Participation', `${groupTitle(group)} : attendues`, group.expected),
      line('Participation', `${groupTitle(group)} : venues`, group.came),
    ]),
    ...teams.map((group) => line('Équipe', groupTitle(group), group.people, group.figures)),
    ...missions.flatMap(({ title, mistakes }) =>
      mistakes.map((mistake) => line('Erreur fréquente', `${title} : ${mistakeLabel(mistake)}`, mistake.people)),
    ),
  ];
}

/** Number of sessions that were left out, as a sentence: there is no column for it. */
function leftOutWords(count: number): string {
  return `${count === 1 ? '1 session laissée' : `${count} sessions laissées`} de côté (trop peu de personnes)`;
}

function runningWords(count: number): string {
  return `${count === 1 ? '1 session laissée' : `${count} sessions laissées`} de côté (pas encore terminée${count === 1 ? '' : 's'})`;
}

function figureCells(figures: Figures | null): Line {
  if (figures === null) return Array.from({ length: 8 }, () => null);
  const { opened, solved, firstTry, tries, hints, minutes } = figures;
  return [
    decimal(opened, 0),
    decimal(solved, 0),
    opened === 0 ? null : decimal((100 * solved) / opened, 1),
    decimal(firstTry, 0),
    opened === 0 ? null : decimal((100 * firstTry) / opened, 1),
    decimal(tries, 2),
    decimal(hints, 2),
    minutes === null ? null : decimal(minutes, 1),
  ];
}
