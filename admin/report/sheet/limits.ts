/** What a report leaves out: what a conclusion has to bear in mind. Pure. */
import type { Report } from '#schemas/reports.ts';
import type { ReturnFigures } from '#schemas/return-figures.ts';
import { frenchCount } from './french.ts';

/**
 * Who did not come, what was not played, and what was not measured, a sentence each.
 * @param returns undefined where that is not known, and then not told
 */
export function limitsOf(
  { participation: { invited, uninvited, came }, missions, memory, total }: Report,
  returns?: readonly ReturnFigures[],
): string[] {
  const absent = invited === null ? 0 : invited - (came - uninvited);
  const told = missions.filter(({ figures }) => figures !== null).length;
  return [
    ...(absent > 0 && invited !== null
      ? [
          `${frenchCount(absent)} des ${frenchCount(invited)}\u00a0personnes invitées ${absent === 1 ? 'n’est pas venue' : 'ne sont pas venues'}.`,
        ]
      : []),
    ...(total !== null && told < missions.length
      ? [
          `Les chiffres portent sur ${frenchCount(told)} ${told === 1 ? 'mission' : 'missions'} sur ${frenchCount(missions.length)}.`,
        ]
      : []),
    ...(total !== null && memory === null ? ['La mémoire n’a pas été mesurée.'] : []),
    ...(returns?.every((of) => of.told === null) ? ['Ce qui reste des semaines après n’est pas mesuré.'] : []),
  ];
}
