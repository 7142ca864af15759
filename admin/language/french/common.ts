import type { SameMessages } from '../catalogue.ts';
import type { common as English } from '../english/common.ts';

export const common: SameMessages<typeof English> = {
  ok: 'OK',
  close: 'Fermer',
  cancel: 'Annuler',
  tryAgain: 'Réessayer',
  sessionsAndScores: 'Sessions et scores',
  sessionWithoutName: 'Session sans nom',
  sessionLoading: 'Chargement de la session…',
  sessionNotLoaded: 'La session n’a pas pu être chargée.',
  couldNotLoadSession: (reason) => `La session n’a pas pu être chargée : ${reason}`,
  print: 'Imprimer ou enregistrer en PDF',
  minutes: (minutes) => `${minutes} min`,
};
