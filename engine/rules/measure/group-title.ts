/** Name of a group of people, in reports and their spreadsheets: French, as reports are. Pure. */
import type { Report } from '#schemas/reports.ts';

/** The group's team; small teams that were merged are 'Autres'. */
export function groupTitle({ team, others }: Pick<Report['teams'][number], 'team' | 'others'>): string {
  return others ? 'Autres' : (team ?? 'Sans équipe');
}
