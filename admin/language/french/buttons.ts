import type { SameMessages } from '../catalogue.ts';
import type { buttons as English } from '../english/buttons.ts';

export const buttons: SameMessages<typeof English> = {
  ok: 'OK',
  close: 'Fermer',
  cancel: 'Annuler',
  tryAgain: 'Réessayer',
  print: 'Imprimer ou enregistrer en PDF',
};
