/** What an encounter in the hall is made of, and what stands beside it whatever happens. */
import type { Figure, Mark, Place } from './artifacts.ts';

/** One morning's version of an encounter: what can be looked at, and what that decides. */
export interface Version {
  readonly near: string;
  readonly mark?: Mark;
  /** The line of the register, without its hour. */
  readonly visit?: { readonly who: string; readonly host: string; readonly struck?: string };
  /** The line of Karim's message. */
  readonly line?: string;
  readonly place: Place;
  readonly because: string;
}

export interface Meeting {
  readonly figure: Figure;
  readonly opening: string;
  readonly genuine: Version;
  readonly other: Version;
  /** Right for who or what is expected. */
  readonly welcome: string;
  /** Right for the rest: helps without opening. */
  readonly help: string;
  /** Never right: opens without a look, or closes without help. */
  readonly never: { readonly kind: 'trusting' | 'wary'; readonly text: string };
}

export const trusting = (text: string) => ({ kind: 'trusting', text }) as const;
export const wary = (text: string) => ({ kind: 'wary', text }) as const;

/** On the register whatever happens, for later in the day. */
export const LATER = [
  { at: '10 h 30', who: 'Collège des Embruns', host: 'Solène' },
  { at: '11 h', who: 'D. Kerbrat, ascenseur', host: 'Karim' },
  { at: '14 h', who: 'C. Roux, mutuelle', host: 'Inès' },
] as const;

/** In Karim's message whatever happens. */
export const ASIDES = [
  'Peinture fraîche dans l’escalier.',
  'La machine à café est réparée. Enfin.',
  'Le courrier part à midi.',
] as const;
