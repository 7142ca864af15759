/** Types and helpers for the papers: their lines, and the passages that can be struck. */
import type { Colour } from './artifacts.ts';

export interface Passage {
  readonly text: string;
  readonly colour: Colour;
  readonly why: string;
}

/** A line of a paper: plain text, and passages that can be struck. */
export type Draft = readonly (string | Passage)[];

/** A line that the task needs, and the sentence that the reply makes of it. */
export interface Need {
  readonly line: Draft;
  readonly gives: string;
  /** The line's topic, in papers whose task names topics. */
  readonly topic?: string;
}

export interface Paper {
  readonly owner: string;
  readonly title: string;
  /** The task. In papers with topics, the topics of the drawn lines follow it. */
  readonly task: string;
  /** The first line, which every drawn paper has. */
  readonly first: Draft;
  /** Needed and needless lines. A drawn paper leaves out one line of each sort, and has the others in any order. */
  readonly needed: readonly Need[];
  readonly needless: readonly Draft[];
  /** A line with an instruction for the assistant, in papers that come from outside. */
  readonly planted?: Draft;
  /** The reply to a rightly marked paper begins with `answered`; `fooled` is the reply to one whose planted line is not struck. */
  readonly answered: string;
  readonly fooled: string;
  readonly check: string;
  /** Set where the task judges people: no assistant may be given it. */
  readonly byHand?: true;
}

/** Text that the task needs, and which may be sent. */
export const needed = (text: string, why = 'La demande ne peut pas s’en passer.'): Passage => ({ text, colour: 'green', why });
/** Text that stays inside the company. */
export const internal = (text: string, why: string): Passage => ({ text, colour: 'orange', why });
/** Text that goes into no tool at all. */
export const never = (text: string, why: string): Passage => ({ text, colour: 'red', why });
export const planted = (text: string): Passage => ({
  text,
  colour: 'trap',
  why: 'Une consigne glissée pour l’assistant, pas pour vous : il la suit comme si elle venait de vous.',
});

export const WHO = 'Désigne une personne. Son rôle suffit à la demande.';
export const PRICE = 'Vaut de l’argent pour qui négocie en face, et la demande n’en a pas besoin.';

/** The drawn values of a paper. */
export interface Drawn {
  readonly first: string;
  readonly second: string;
  readonly house: string;
  number(min: number, max: number): number;
}

export const mobile = (draw: Drawn) => `06 39 98 ${draw.number(10, 99)} ${draw.number(10, 99)}`;
export const account = (draw: Drawn) => `FR76 9999 9${draw.number(100, 999)} ${draw.number(1000, 9999)}…`;
