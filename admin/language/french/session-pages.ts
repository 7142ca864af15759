import type { SameMessages } from '../catalogue.ts';
import type { sessionPages as English } from '../english/session-pages.ts';

export const sessionPages: SameMessages<typeof English> = {
  sessionsAndScores: 'Sessions et scores',
  withoutName: 'Session sans nom',
  loading: 'Chargement de la session…',
  notLoaded: 'La session n’a pas pu être chargée.',
  couldNotLoad: (reason) => `La session n’a pas pu être chargée : ${reason}`,
};
