/** CSV of a report for French spreadsheets: one table with a row for each subject, ready for filters and charts. */
import { groupTitle } from '#engine/rules/measure/group-title.ts';
import { type Bound, boundOf, hintsBound, type Masking, peopleBound } from '#engine/rules/measure/told-bound.ts';
import { MIN_REPORTED } from '#schemas/report-constants.ts';
import type { Figures, Report, ReportCampaign, ReportReply } from '#schemas/reports.ts';
import type { ReturnFigures } from '#schemas/return-figures.ts';
import { THEME_TITLES } from '#schemas/theme-titles.ts';
import { mistakeLabel } from '#schemas/verdict-labels.ts';
import { BYTE_ORDER_MARK, csvLines } from '../http/csv-lines.ts';
import type { LocalTime } from '../http/local-time.ts';
import { returnLines } from './returns-spreadsheet.ts';
import {
  boundCells,
  decimal,
  formatMeasure,
  type Line,
  type LineBounds,
  memoryCells,
  type RecallFigures,
} from './spreadsheet-cells.ts';

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
  'Valeur : personnes',
  'Valeur : réussites',
  'Valeur : premier coup',
  'Valeur : mémoire',
  'Valeur : indices',
];

/** Figures of the returns of the reported sessions, and of the sessions to compare with. */
interface Returns {
  readonly report: readonly ReturnFigures[];
  readonly compared: readonly ReturnFigures[];
}

/** The file in chunks. @param time formats times in the reader's time zone, so that days of sessions match those on the page */
export async function* reportCsv(
  { report, compared, campaign }: ReportReply,
  returns: Returns,
  time: LocalTime,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLines([HEADINGS])}`;
  yield csvLines([...linesOf('Ce rapport', report, time, campaign), ...returnLines('Ce rapport', returns.report)]);
  if (compared) yield csvLines([...linesOf('Comparaison', compared, time), ...returnLines('Comparaison', returns.compared)]);
}

/** @param campaign the campaign of the sessions; null if they have none */
function linesOf(period: string, report: Report, time: LocalTime, campaign: ReportCampaign | null = null): Line[] {
  const { participation, total, memory, judgements, missions, themes, teams } = report;
  const masking: Masking = { sessions: report.sessions.length };
  const line: MakeLine = (part, title, people, figures = null, own = null, bounds = {}) => [
    period,
    part,
    title,
    people === null ? null : decimal(people, 0),
    ...figureCells(figures),
    ...memoryCells(own),
    ...boundCells({ people: people === null ? null : 'exact', ...bounds }),
  ];
  // A single session equals the total, so its line has the same bounds as that of all missions.
  const ofSession = report.sessions.length === 1 ? { ...boundsOf(missions, masking), right: null } : NEAR;
  const sessions = [
    ...report.sessions.map(({ name, at, came, figures }) =>
      line('Session', `${name ?? 'Sans nom'} (${time.format(at).slice(0, 10)})`, came, figures, null, figures ? ofSession : {}),
    ),
    ...report.sessions.flatMap(({ name, interim }) =>
      interim ? [line('Rapport d’étape', interimWords(name, time.format(interim.until).slice(0, 10)), interim.people)] : [],
    ),
    ...report.leftOut.map(({ title, why }) => line('Session', `${title} : laissée de côté, ${LEFT_OUT[why]}`, null)),
  ];
  // If all sessions were left out, the number of participants is left out too (k-anonymity).
  if (report.sessions.length === 0) return sessions;
  const { invited, uninvited, came, played, solvedOne, finished } = participation;
  const ofPlayers = (title: string, part: number) =>
    line('Participation', title, part, null, null, { people: peopleBound({ part, whole: played }, masking) });
  return [
    ...sessions,
    ...(invited === null ? [] : [line('Participation', 'Invitées', invited)]),
    line('Participation', 'Venues', came),
    ...(invited === null ? [] : [line('Participation', 'Venues sans être sur la liste', uninvited)]),
    ...(campaign === null ? [] : campaignLines(campaign, line)),
    line('Participation', 'Ont joué', played),
    ...(solvedOne === null ? [] : [ofPlayers('Ont réussi une mission au moins', solvedOne)]),
    ofPlayers('Ont réussi toutes les missions', finished),
    line('Ensemble', 'Toutes les missions', played, total, memory, boundsOf(missions, masking)),
    ...(judgements
      ? [
          line('Discernement', `Au premier jugement : ${formatMeasure(judgements.first, masking)}`, judgements.people),
          line('Discernement', `Au dernier jugement : ${formatMeasure(judgements.last, masking)}`, judgements.people),
        ]
      : []),
    ...themes.map(({ theme, figures, memory: own }) => {
      const behind = missions.filter((mission) => mission.theme === theme);
      return line('Thème', THEME_TITLES[theme], null, figures, own, boundsOf(behind, masking));
    }),
    ...missions.map((mission) =>
      line('Mission', mission.title, null, mission.figures, mission.memory, boundsOf([mission], masking)),
    ),
    ...acceptedLines(missions, masking, line),
    ...groupLines(report, line),
    ...teams.map((group) => line('Équipe', groupTitle(group), group.people, group.figures, null, rangeCells(group))),
    ...missions.flatMap(({ title, figures, mistakes }) =>
      mistakes.map((mistake) => {
        const people = boundOf([{ part: mistake.people, whole: figures?.opened ?? 0 }], masking);
        return line('Erreur fréquente', `${title} : ${mistakeLabel(mistake)}`, mistake.people, null, null, { people });
      }),
    ),
  ];
}

type MakeLine = (
  part: string,
  title: string,
  people: number | null,
  figures?: Figures | null,
  own?: RecallFigures,
  bounds?: LineBounds,
) => Line;

/** Lines on solves by an accepted answer that is not right. */
function acceptedLines(missions: Report['missions'], masking: Masking, line: MakeLine): Line[] {
  return missions.flatMap(({ title, figures, accepted }) => {
    if (figures === null || accepted === undefined) return [];
    const people = boundOf([{ part: accepted, whole: figures.opened }], masking);
    return [line('Acceptées, pas encore justes', title, accepted, null, null, { people })];
  });
}

function campaignLines({ name, expected, came, erased, here, departments }: ReportCampaign, line: MakeLine): Line[] {
  const counted = (what: string, count: number) => line('Participation', `Campagne « ${name} » : ${what}`, count);
  return [
    counted('attendues', expected),
    counted('venues à l’une de ses sessions', came),
    ...(erased === undefined ? [] : [counted('effacées depuis, parmi les venues', erased)]),
    ...(here === null ? [] : [counted('venues aux sessions de ce rapport', here)]),
    ...departments.flatMap((group) => [
      line('Campagne', `${groupTitle(group)} : attendues`, group.people),
      line('Campagne', `${groupTitle(group)} : venues`, group.came, null, null, { people: group.bound }),
    ]),
  ];
}

/** Lines on attendance, by team of the list and by department of the directory. */
function groupLines({ departments, directory }: Report, line: MakeLine): Line[] {
  return [
    ...departments.flatMap((group) => [
      line('Participation', `${groupTitle(group)} : invitées`, group.invited),
      line('Participation', `${groupTitle(group)} : venues`, group.came, null, null, { people: group.bound }),
    ]),
    ...directory.flatMap((group) => [
      line('Annuaire', `${groupTitle(group)} : effectif`, group.people),
      line('Annuaire', `${groupTitle(group)} : venues`, group.came, null, null, { people: group.bound }),
    ]),
  ];
}

/** Cells of a team's figures, which have a range instead of a bound. */
function rangeCells({ ranges }: Report['teams'][number]): LineBounds {
  const worded = ({ low, high }: { readonly low: number; readonly high: number }) =>
    low === high ? ('exact' as const) : { low, high };
  return { solved: worded(ranges.solved), firstTry: worded(ranges.firstTry), hints: worded(ranges.hints) };
}

/** Bounds of a sum over missions whose figures are not reported individually. */
const NEAR: LineBounds = { solved: 'about', firstTry: 'about', hints: 'most' };

/** Bounds of the sums of these figures. */
function boundsOf(
  missions: readonly { readonly figures: Figures | null; readonly memory: RecallFigures }[],
  masking: Masking,
): LineBounds {
  const figures = missions.flatMap((one) => one.figures ?? []);
  const answers = missions.flatMap((one) => one.memory ?? []);
  const bound = (parts: readonly { readonly part: number; readonly whole: number }[]): Bound | null =>
    parts.length === 0 ? null : boundOf(parts, masking);
  return {
    solved: bound(figures.map(({ solved, opened }) => ({ part: solved, whole: opened }))),
    firstTry: bound(figures.map(({ firstTry, opened }) => ({ part: firstTry, whole: opened }))),
    hints: figures.length === 0 ? null : hintsBound(figures, masking),
    right: bound(answers.map(({ right, answered }) => ({ part: right, whole: answered }))),
  };
}

/** Reason why a session was left out, as text: it has no column. */
const LEFT_OUT = {
  'not-over': 'pas encore terminée',
  'too-few-yet': `encore ouverte, moins de ${MIN_REPORTED} personnes y ont joué`,
  'too-few': 'trop peu de personnes',
} as const satisfies Record<Report['leftOut'][number]['why'], string>;

function interimWords(name: string | null, until: string): string {
  return `${name ?? 'Sans nom'} : ouverte jusqu’au ${until} ; ses gestes sont ceux d’une partie des personnes qui ont tout terminé`;
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
