/** What a report leaves out: what a conclusion has to bear in mind. Pure. */
import type { Report } from '#schemas/reports.ts';
import type { ReturnFigures } from '#schemas/return-figures.ts';
import { frenchCount, missionTitle } from './french.ts';

/**
 * What was not played, not finished and not measured, a sentence each.
 * @param returns undefined where that is not known, and then not told
 */
export function limitsOf({ missions, memory, total, sessions }: Report, returns?: readonly ReturnFigures[]): string[] {
  const told = missions.filter(({ figures }) => figures !== null).length;
  return [
    ...(sessions.some(({ interim }) => interim && interim.people === 0)
      ? ['Les gestes de sessions encore ouvertes n’y sont pas comptés.']
      : []),
    ...(sessions.some(({ interim }) => interim && interim.people > 0)
      ? ['Les sessions encore ouvertes n’y sont que par qui a déjà tout terminé\u00a0: qui finit tôt n’est pas n’importe qui.']
      : []),
    ...(total !== null && told < missions.length
      ? [
          `Les chiffres portent sur ${frenchCount(told)} ${told === 1 ? 'mission' : 'missions'} sur ${frenchCount(missions.length)}.`,
        ]
      : []),
    ...missions.flatMap(({ title, figures, accepts, accepted }) =>
      figures === null || accepts === undefined
        ? []
        : [
            `«\u00a0${missionTitle(title)}\u00a0» ${accepts}\u00a0: ${accepted === undefined ? '«\u00a0du premier coup\u00a0» y veut dire accepté, et non juste' : 'ce qui n’y est qu’accepté ne compte pas comme juste'}.`,
          ],
    ),
    ...(total !== null && memory === null ? ['La mémoire n’a pas été mesurée.'] : []),
    ...(returns?.every((of) => of.told === null) ? ['Ce qui reste des semaines après n’est pas mesuré.'] : []),
  ];
}

/** Whether sessions that are still open are in it: their play is told of people who have finished alone. */
export function hasOpenSessions({ sessions }: Pick<Report, 'sessions'>): boolean {
  return sessions.some(({ interim }) => interim);
}

/** Why play of a session that is still open has no figure: ten people are two fives, the last of which is held back (decision 58). */
export const OPEN_COUNTS_LATER = 'quand dix personnes y ont tout terminé';

/** Why no measure follows from sessions that are still open. */
export const MEASURES_WAIT = `Les gestes d’une session encore ouverte ne sont comptés que ${OPEN_COUNTS_LATER}\u00a0: les mesures attendent.`;

/** Of fewer people, one is more than a twentieth: too much for a verdict. */
export const ENOUGH_FOR_VERDICT = 20;

/** Whether a report gives no verdict, no figure as its headline and no deadline: too few people played. */
export function isTooFew({ participation }: Pick<Report, 'participation'>): boolean {
  return participation.played < ENOUGH_FOR_VERDICT;
}

/** How many of those invited did not come; 0 where nobody knows who was invited. */
export function missingOf({ invited, uninvited, came }: Report['participation']): number {
  return invited === null ? 0 : invited - (came - uninvited);
}
