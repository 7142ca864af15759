/** Comparison of two reports. Only figures of the same missions are compared, since other missions are easier or harder. Pure functions. */
import type { Masking, ToldPart } from '#engine/rules/measure/told-bound.ts';
import type { Report } from '#schemas/reports.ts';
import { frenchCount } from './french.ts';
import { firstTryPart } from './report-tables.tsx';
import { wordedRate } from './told.ts';

const told = ({ missions }: Report) => missions.filter(({ figures }) => figures !== null);

/** Whether both reports have figures of exactly the same missions, so that their totals can be compared. */
export function sameMissions(report: Report, against: Report): boolean {
  const keys = (of: Report) =>
    told(of)
      .map(({ key }) => key)
      .sort()
      .join(' ');
  return keys(report) === keys(against);
}

/** Compares reports of different missions by the missions that both played. */
export function formatComparison(report: Report, against: Report, masking: Masking, maskingOfAgainst: Masking): string {
  const keys = new Set(told(against).map(({ key }) => key));
  const common = new Set(told(report).flatMap(({ key }) => (keys.has(key) ? [key] : [])));
  if (common.size === 0) return 'Les deux n’ont aucune mission en commun\u00a0: leurs gestes ne se comparent pas.';
  const partsOf = (of: Report): ToldPart[] =>
    told(of).flatMap(({ key, figures }) => (common.has(key) ? firstTryPart(figures) : []));
  const missions =
    common.size === 1 ? 'la mission que les deux ont jouée' : `les ${frenchCount(common.size)} missions que les deux ont jouées`;
  return `Les missions ne sont pas les mêmes\u00a0: seules celles jouées des deux côtés se comparent. Sur ${missions}, juste du premier coup ${wordedRate(partsOf(report), masking)}, contre ${wordedRate(partsOf(against), maskingOfAgainst)}.`;
}
