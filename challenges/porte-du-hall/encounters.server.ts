/** What an encounter in the hall is made of, and what stands beside it whatever happens. */
import { type Figure, isThing, type Mark, type Place, type Thing } from './artifacts.ts';

/** One morning's version of an encounter: what can be looked at, and what that decides. */
export interface Version {
  readonly near: string;
  readonly mark?: Mark;
  /** The line of the register, without its hour. */
  readonly visit?: { readonly who: string; readonly host: string; readonly struck?: string };
  /** The line of Karim's message. */
  readonly line?: string;
  readonly place: Place;
  /** What comes of opening, where this version has its own. */
  readonly ifOpened?: string;
  readonly because: string;
}

export interface Meeting {
  readonly figure: Figure;
  readonly opening: string;
  /** Expected, or as it should be; absent where it never is. */
  readonly genuine?: Version;
  /** Not expected, or not as it should be: one of these is met. */
  readonly others: readonly [Version, ...Version[]];
  /** Right for a person or a thing that is expected. A person is let through at once; the call that tells their host comes after. */
  readonly welcome: string;
  /** What comes of it for the rest. */
  readonly ifOpened: string;
  /** It harms nobody there either, and decides nothing: it costs nothing, and another answer is asked for. */
  readonly undecided?: true;
  /**
   * Right for the rest: helps without opening. Where all is in order it asks what is already written, and loses nothing. Of a person it says
   * what is asked, because whoever is welcomed is announced by a call, too.
   */
  readonly help: string;
  /** Of a thing: what comes of it where all is in order, and settles it. A person is called about (`NEEDLESS_CALL`). */
  readonly needless?: string;
  /** Never right: opens without a badge or a look, or turns away without help. */
  readonly never: {
    readonly kind: 'trusting' | 'wary';
    readonly text: string;
    readonly says: string;
    /** What comes of it where all is in order, if it harms nobody there: it costs nothing, and another answer is asked for. */
    readonly inOrder?: string;
    /** Where not all is in order it is careful, and not enough: it costs nothing there either, and another answer is asked for. */
    readonly careful?: true;
  };
}

/**
 * @param says what comes of it, expected or not
 * @param inOrder what comes of it where all is in order, if that is harmless
 */
export const trusting = (text: string, says: string, inOrder?: string) =>
  ({ kind: 'trusting', text, says, ...(inOrder !== undefined && { inOrder }) }) as const;
export const wary = (text: string, says: string) => ({ kind: 'wary', text, says }) as const;
/** Of a thing: a precaution that is not enough. */
export const careful = (text: string, says: string, inOrder: string) =>
  ({ ...trusting(text, says, inOrder), careful: true }) as const;

/** What comes of a call about somebody who is announced, by where that was written. */
export const NEEDLESS_CALL: Readonly<Record<Place, string>> = {
  register: 'Au bout du fil : « Oui, c’est prévu, et au registre. Merci d’avoir vérifié. »',
  message: 'Au bout du fil : « Oui, c’est prévu, et Karim l’a écrit. Merci d’avoir vérifié. »',
  near: 'Au bout du fil : « Oui, tout est en ordre. Merci d’avoir vérifié. »',
};

/** Said of a precaution that settles something that was in order. */
export const NOTHING_LOST = 'Cela n’a rien coûté.';

/** Said of what harms nobody, and settles nothing. */
export const FREE = 'Cela n’a rien coûté : à vous de décider.';

/** Said of a precaution that harms nobody, and does not settle what was not in order. */
export const NOT_ENOUGH = 'Cela n’a rien coûté, mais ne suffit pas.';

/**
 * Said after a call about somebody who is expected: it answers the one who calls, not the one who waits. Were it to settle the encounter,
 * calling about everybody would win unread.
 */
export const STILL_WAITING = 'L’appel n’a rien coûté. Devant vous, on attend toujours : sachant cela, que répondez-vous ?';

/** Said where somebody was turned away, expected or not. */
export const IN_TIME = 'Il est encore temps, et cela n’a rien coûté : quelle réponse aiderait ?';

/** On the register whatever happens, for later in the day. */
export const LATER = [
  { at: '10 h 30', who: 'Collège des Embruns', host: 'Solène' },
  { at: '11 h', who: 'D. Kerbrat, ascenseur', host: 'Karim' },
  { at: '14 h', who: 'C. Roux, mutuelle', host: 'Inès' },
] as const;

/** In Karim's message whatever happens. */
export const ASIDES = [
  'Peinture fraîche dans l’escalier.',
  'La machine à café est réparée.',
  'Le courrier part à midi.',
] as const;

/** Asked of a thing that was left where it does harm, or handled; a person is asked about in one way. */
const ASKED_OF_THINGS: Readonly<Record<Thing, string>> = {
  cle: 'Que savez-vous d’elle, à part ce que dit son étiquette ?',
  ecran: 'Qui passe devant, et que peut-on y faire tant qu’il n’est pas verrouillé ?',
  porte: 'Qui doit pouvoir passer par là, dans un sens comme dans l’autre ?',
  colis: 'Qui l’a annoncé, et de qui vient-il ?',
  feuilles: 'Qui peut les lire là où elles sont, et à qui manquent-elles ?',
};

/** Asked where a door was opened without the badge of whoever goes through it: who they are may be well known. */
export const ONE_BADGE_EACH = 'Un badge par passage, celui de qui passe : comment aider sans l’oublier ?';

/** The question that leads on after a mistake, without the answer. */
export function questionAbout(figure: Figure): string {
  return isThing(figure)
    ? ASKED_OF_THINGS[figure]
    : 'Que savez-vous de cette personne, et par qui : par elle, par le registre, par Karim ?';
}
