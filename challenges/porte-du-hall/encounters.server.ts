/** Types of the encounters, and the texts that do not depend on the encounter. */
import { type Figure, isThing, type Mark, type Place, type Thing } from './artifacts.ts';

/** One version of an encounter: its clues, and the place of the decisive one. */
export interface Version {
  readonly near: string;
  readonly mark?: Mark;
  /** The register's line about the visit, without its hour; absent if there is none. */
  readonly visit?: { readonly who: string; readonly host: string; readonly struck?: string };
  /** A line in Karim's message; absent if there is none. */
  readonly line?: string;
  readonly place: Place;
  /** Consequence of opening, if this version has its own. */
  readonly ifOpened?: string;
  readonly because: string;
}

export interface Meeting {
  readonly figure: Figure;
  readonly opening: string;
  /** The version with an expected person or a thing in order; absent if the encounter is never genuine. */
  readonly genuine?: Version;
  /** The other versions, of which one is drawn. */
  readonly others: readonly [Version, ...Version[]];
  /** The right sentence in the genuine version. A person is let through at once, and their host is called after that. */
  readonly welcome: string;
  /** Consequence of `welcome` in the other versions. */
  readonly ifOpened: string;
  /** Set if `welcome` harms nobody in the other versions either: it is tolerated, and the question is asked again. */
  readonly undecided?: true;
  /**
   * The right sentence in the other versions: it helps without opening. In the genuine version it asks for what is written already, at no
   * cost. For a person it states the question to the host, because `welcome` mentions a call to the host too.
   */
  readonly help: string;
  /** For a thing in order: consequence of `help`, which settles the encounter. For a person, see `NEEDLESS_CALL`. */
  readonly needless?: string;
  /** A sentence that is right in no version: it opens without a badge or a look, or turns away without helping. */
  readonly never: {
    readonly kind: 'trusting' | 'wary';
    readonly text: string;
    readonly says: string;
    /** Consequence in the genuine version, if the sentence is harmless there: it is tolerated, and the question is asked again. */
    readonly inOrder?: string;
    /** Set if the sentence is a precaution that is not enough in the other versions: it is tolerated there too, and asked again. */
    readonly careful?: true;
  };
}

/**
 * A sentence that opens without a look.
 * @param says its consequence, in every version
 * @param inOrder its consequence in the genuine version, if it is harmless there
 */
export const trusting = (text: string, says: string, inOrder?: string) =>
  ({ kind: 'trusting', text, says, ...(inOrder !== undefined && { inOrder }) }) as const;
export const wary = (text: string, says: string) => ({ kind: 'wary', text, says }) as const;
/** A sentence about a thing: a precaution that is not enough. */
export const careful = (text: string, says: string, inOrder: string) =>
  ({ ...trusting(text, says, inOrder), careful: true }) as const;

/** Consequence of a call about an announced person, by the place of the announcement. */
export const NEEDLESS_CALL: Readonly<Record<Place, string>> = {
  register: 'Au bout du fil : « Oui, c’est prévu, et au registre. Merci d’avoir vérifié. »',
  message: 'Au bout du fil : « Oui, c’est prévu, et Karim l’a écrit. Merci d’avoir vérifié. »',
  near: 'Au bout du fil : « Oui, tout est en ordre. Merci d’avoir vérifié. »',
};

/** Added to a precaution that settles a thing in order. */
export const NOTHING_LOST = 'Cela n’a rien coûté.';

/** Added to a harmless sentence that settles nothing. */
export const FREE = 'Cela n’a rien coûté : à vous de décider.';

/** Added to a harmless precaution that is not enough. */
export const NOT_ENOUGH = 'Cela n’a rien coûté, mais ne suffit pas.';

/**
 * Added to a call about an expected person: the player knows more, but the person still waits. If the call settled the encounter, a player
 * who calls about everybody would win without reading.
 */
export const STILL_WAITING = 'L’appel n’a rien coûté. Devant vous, on attend toujours : sachant cela, que répondez-vous ?';

/** Added when a person was turned away, expected or not. */
export const IN_TIME = 'Il est encore temps, et cela n’a rien coûté : quelle réponse aiderait ?';

/** Visits later in the day, at least one of which fills the register up. */
export const LATER = [
  { at: '10 h 30', who: 'Collège des Embruns', host: 'Solène' },
  { at: '11 h', who: 'D. Kerbrat, ascenseur', host: 'Karim' },
  { at: '14 h', who: 'C. Roux, mutuelle', host: 'Inès' },
] as const;

/** Lines of which one is added to Karim's message. */
export const ASIDES = [
  'Peinture fraîche dans l’escalier.',
  'La machine à café est réparée.',
  'Le courrier part à midi.',
] as const;

/** Question after a mistake about a thing. About people there is only one question. */
const ASKED_OF_THINGS: Readonly<Record<Thing, string>> = {
  cle: 'Que savez-vous d’elle, à part ce que dit son étiquette ?',
  ecran: 'Qui passe devant, et que peut-on y faire tant qu’il n’est pas verrouillé ?',
  porte: 'Qui doit pouvoir passer par là, dans un sens comme dans l’autre ?',
  colis: 'Qui l’a annoncé, et de qui vient-il ?',
  feuilles: 'Qui peut les lire là où elles sont, et à qui manquent-elles ?',
};

/** Question after somebody went through on another person's badge, even if they are well known. */
export const ONE_BADGE_EACH = 'Un badge par passage, celui de qui passe : comment aider sans l’oublier ?';

/** The question after a mistake, which leads on without giving the answer. */
export function questionAbout(figure: Figure): string {
  return isThing(figure)
    ? ASKED_OF_THINGS[figure]
    : 'Que savez-vous de cette personne, et par qui : par elle, par le registre, par Karim ?';
}
