/** Name of a group of people, in reports and their spreadsheets: French, as reports are. Pure. */
import type { Report } from '#schemas/reports.ts';

/** The name of the group's team; 'Autres' for merged small teams, 'Sans équipe' for people without a team. */
export function groupTitle({ team, others }: Pick<Report['teams'][number], 'team' | 'others'>): string {
  return others ? 'Autres' : (team ?? 'Sans équipe');
}
