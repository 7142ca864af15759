/** The words and numbers of a report, which French managers read. Pure. */
import type { Report, WorkReason } from '#schemas/reports.ts';

const LANGUAGE = 'fr-FR';
const counts = new Intl.NumberFormat(LANGUAGE);
const means = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const rates = new Intl.NumberFormat(LANGUAGE, { style: 'percent', maximumFractionDigits: 0 });
const days = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long', year: 'numeric' });

/** What stands where a figure would be of too few people, or of nobody. */
export const NO_FIGURE = '–';

export const frenchCount = (value: number): string => counts.format(value);
export const frenchMean = (value: number): string => means.format(value);
/** 0.667 → 67 % */
export const frenchRate = (value: number): string => rates.format(value);
export const frenchDay = (at: string): string => days.format(Date.parse(at));

/** Minutes: '8 min', '1,5 min', '< 1 min'. */
export function frenchMinutes(minutes: number | null): string {
  if (minutes === null) return NO_FIGURE;
  if (minutes < 0.95) return '<\u00a01\u00a0min';
  return `${minutes < 10 ? means.format(minutes).replace(',0', '') : counts.format(Math.round(minutes))}\u00a0min`;
}

/** The part of a whole; null of nothing. */
export function partOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** Of when a report is: a day, or from the first to the last. */
export function frenchPeriod(sessions: Report['sessions']): string {
  const days = sessions.map(({ at }) => at).sort();
  const [first = '', last = ''] = [days.at(0), days.at(-1)];
  const [from, to] = [frenchDay(first), frenchDay(last)];
  return from === to ? `le ${from}` : `du ${from} au ${to}`;
}

const WORK: Readonly<Record<WorkReason, (title: string, value: number) => string>> = {
  success: (title, value) =>
    `${title} est la mission la moins réussie\u00a0: ${frenchRate(value)} des personnes qui l’ont ouverte. C’est la première à reprendre ensemble, débriefing à l’appui.`,
  tries: (title, value) =>
    `${title} demande le plus d’essais\u00a0: ${frenchMean(value)} en moyenne. Le réflexe existe, le geste hésite\u00a0: une démonstration aide.`,
  hints: (title, value) =>
    `${title} demande le plus d’indices\u00a0: ${frenchMean(value)} en moyenne. Le sujet est encore neuf\u00a0: le présenter avant d’y rejouer.`,
  memory: (title, value) =>
    `${title} se retient le moins\u00a0: ${frenchRate(value)} de bonnes réponses de mémoire. Un rappel dans quelques semaines suffit souvent.`,
};

/** The title of a mission as it is set: no sign of punctuation stands alone on a line. */
export function missionTitle(title: string): string {
  return title.replace(/ (?=[;!?])/g, '\u202f').replace(/ (?=[:»])|(?<=«) /g, '\u00a0');
}

/** What to work on, as a sentence. */
export function workSentence({ reason, title, value }: Report['work'][number]): string {
  return WORK[reason](`«\u00a0${missionTitle(title)}\u00a0»`, value);
}

/** What a group is called. */
export function formatTeams({ team, others }: Pick<Report['teams'][number], 'team' | 'others'>): string {
  return others ? 'Autres' : (team ?? 'Sans équipe');
}

/** 'une session', '3 sessions'. */
export function formatSessions(count: number): string {
  return count === 1 ? 'une session' : `${frenchCount(count)} sessions`;
}
