/** Refusals of calls that change the directory. */
import { ServerError } from '../errors.ts';

export function unknownPerson(): ServerError {
  return new ServerError(404, 'unknown-person', {
    en: 'This person is not in the directory.',
    fr: 'Cette personne n’est pas dans l’annuaire.',
  });
}

/** Another import has changed the directory meanwhile. */
export function busyDirectory(): ServerError {
  return new ServerError(
    409,
    'directory-changed',
    {
      en: 'The directory is being changed by somebody else. Nothing was changed: try again.',
      fr: 'L’annuaire est en train de changer. Rien n’a été changé : réessayez.',
    },
    { retryAfter: 1 },
  );
}

/** @param day the directory's last day */
export function directoryEnded(day: string | null): ServerError {
  return new ServerError(409, 'directory-ended', {
    en: `The directory ended on ${day}. Give it a later end before you change its people.`,
    fr: `L’annuaire a pris fin le ${day}. Donnez-lui une fin plus lointaine avant d’y changer qui que ce soit.`,
  });
}
