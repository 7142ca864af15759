/** Limits of a report, which a conclusion must bear in mind. Pure functions. */
import type { Report } from '#schemas/reports.ts';
import type { ReturnFigures } from '#schemas/return-figures.ts';
import { frenchCount, missionTitle } from './french.ts';

/**
 * One sentence each for what was not played, not finished or not measured.
 * @param returns undefined while they are not known; then they are not mentioned
 */
export function limitsOf(report: Report, returns?: readonly ReturnFigures[]): string[] {
  const { missions, memory, total, sessions } = report;
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
    ...(total !== null && memory === null
      ? [hasOpenSessions(report) ? 'Les réponses de mémoire ne sont dites qu’à la fin.' : 'La mémoire n’a pas été mesurée.']
      : []),
    ...(returns?.every((of) => of.told === null) ? ['Ce qui reste des semaines après n’est pas mesuré.'] : []),
  ];
}

/**
 * Whether the report includes sessions that are still open. Of their players, a report without names is of those who have finished, one
 * with names of everybody until now.
 */
export function hasOpenSessions({ sessions }: Pick<Report, 'sessions'>): boolean {
  return sessions.some(({ interim, open }) => interim !== undefined || open === true);
}

/**
 * When play of an open session gets figures: people who finished are counted in groups of five, and the latest five are held back (decision
 * 58).
 */
export const OPEN_COUNTS_LATER = 'quand dix personnes y ont tout terminé';

/** Explains why sessions that are still open lead to no recommended measures yet. */
export const MEASURES_WAIT = `Les gestes d’une session encore ouverte ne sont comptés que ${OPEN_COUNTS_LATER}\u00a0: les mesures attendent.`;

/** Minimum number of players for a verdict: with fewer, one person is more than a twentieth. */
export const ENOUGH_FOR_VERDICT = 20;

/** Whether too few people played: then the report gives no verdict, no headline figure and no deadline. */
export function isTooFew({ participation }: Pick<Report, 'participation'>): boolean {
  return participation.played < ENOUGH_FOR_VERDICT;
}

/** Number of invited people who did not come; 0 if it is not known who was invited. */
export function missingOf({ invited, uninvited, came }: Report['participation']): number {
  return invited === null ? 0 : invited - (came - uninvited);
}
