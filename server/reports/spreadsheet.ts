/** CSV of a report for French spreadsheets: one table with a row for each subject, ready for filters and charts. */

import { DISCERNMENT_LABELS, TENDENCY_LABELS } from '#schemas/measure-labels.ts';
import type { Figures, Report, ReportReply } from '#schemas/reports.ts';
import { THEME_TITLES } from '#schemas/theme-titles.ts';
import { mistakeLabel } from '#schemas/verdict-labels.ts';
import { BYTE_ORDER_MARK, csvLines } from '../http/csv-lines.ts';
import type { LocalTime } from '../http/local-time.ts';

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

type Line = readonly (string | null)[];
type RecallFigures = Report['memory'];

/** The file in chunks. @param time in the reader's time zone, so that days of sessions are the same as on the page */
export async function* reportCsv({ report, compared }: ReportReply, time: LocalTime): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLines([HEADINGS])}`;
  yield csvLines(linesOf('Ce rapport', report, time));
  if (compared) yield csvLines(linesOf('Comparaison', compared, time));
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
          line('Discernement', `Au premier jugement : ${measureWords(judgements.first)}`, judgements.people),
          line('Discernement', `Au dernier jugement : ${measureWords(judgements.last)}`, judgements.people),
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

/** The measure as a sentence: there is no column for it. */
function measureWords(measure: NonNullable<Report['judgements']>['first']): string {
  const { sensitivity, criterion, discernment, tendency, hits, misses, falseAlarms, correctRejections } = measure;
  return [
    `${DISCERNMENT_LABELS[discernment]}, ${TENDENCY_LABELS[tendency]}`,
    `pièges reconnus ${hits} sur ${hits + misses}, vrais pris pour des pièges ${falseAlarms} sur ${falseAlarms + correctRejections}`,
    `d′ = ${interval(sensitivity)}`,
    `c = ${interval(criterion)}`,
  ].join(' ; ');
}

function interval({ value, low, high }: NonNullable<Report['judgements']>['first']['criterion']): string {
  return `${decimal(value, 2)} (de ${decimal(low, 2)} à ${decimal(high, 2)})`;
}

/** Number of sessions that were left out, as a sentence: there is no column for it. */
function leftOutWords(count: number): string {
  return `${count === 1 ? '1 session laissée' : `${count} sessions laissées`} de côté (trop peu de personnes)`;
}

function runningWords(count: number): string {
  return `${count === 1 ? '1 session laissée' : `${count} sessions laissées`} de côté (pas encore terminée${count === 1 ? '' : 's'})`;
}

function groupTitle({ team, others }: Pick<Report['teams'][number], 'team' | 'others'>): string {
  return others ? 'Autres' : (team ?? 'Sans équipe');
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

function memoryCells(memory: RecallFigures): Line {
  if (memory === null) return [null, null, null];
  return [decimal(memory.answered, 0), decimal(memory.right, 0), decimal((100 * memory.right) / memory.answered, 1)];
}

/** A number with a decimal comma and this many decimals at most. */
function decimal(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals))).replace('.', ',');
}
