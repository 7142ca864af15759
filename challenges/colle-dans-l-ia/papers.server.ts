/** How a paper of the morning is written: its lines, and the passages of them that can be struck. */
import type { Colour } from './artifacts.ts';

export interface Passage {
  readonly text: string;
  readonly colour: Colour;
  readonly why: string;
}

/** A line of a paper: text, and passages that can be struck. */
export type Draft = readonly (string | Passage)[];

/** A line that the task needs, and what the answer makes of it. */
export interface Need {
  readonly line: Draft;
  readonly gives: string;
  /** What it is about, where the demand names it. */
  readonly topic?: string;
}

export interface Paper {
  readonly owner: string;
  readonly title: string;
  /** What is asked for. Where its needs have topics, they end the sentence. */
  readonly task: string;
  /** Always there, at the top. */
  readonly first: Draft;
  /** Two of these stay out of each participant's paper, one of each sort, and the rest comes in any order. */
  readonly needed: readonly Need[];
  readonly needless: readonly Draft[];
  /** A line for the assistant, where the paper comes from outside. */
  readonly planted?: Draft;
  /** How the assistant's answer to a well-marked paper begins, and to one with the planted line. */
  readonly answered: string;
  readonly fooled: string;
  readonly check: string;
  /** What it asks judges people: no assistant is given it. */
  readonly byHand?: true;
}

/** What the demand needs: it goes. */
export const needed = (text: string, why = 'La demande ne peut pas s’en passer.'): Passage => ({ text, colour: 'green', why });
/** Stays in the house. */
export const internal = (text: string, why: string): Passage => ({ text, colour: 'orange', why });
/** Goes into no tool at all. */
export const never = (text: string, why: string): Passage => ({ text, colour: 'red', why });
export const planted = (text: string): Passage => ({
  text,
  colour: 'trap',
  why: 'Une consigne glissée pour l’assistant, pas pour vous : il la suit comme si elle venait de vous.',
});

export const WHO = 'Désigne une personne. Son rôle suffit à la demande.';
export const PRICE = 'Vaut de l’argent pour qui négocie en face, et la demande n’en a pas besoin.';

/** What is drawn for a paper. */
export interface Drawn {
  readonly first: string;
  readonly second: string;
  readonly house: string;
  number(min: number, max: number): number;
}

export const mobile = (draw: Drawn) => `06 39 98 ${draw.number(10, 99)} ${draw.number(10, 99)}`;
export const account = (draw: Drawn) => `FR76 9999 9${draw.number(100, 999)} ${draw.number(1000, 9999)}…`;
