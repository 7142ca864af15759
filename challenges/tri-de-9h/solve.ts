import type { Lazy, Solve } from '#engine/authoring/server';
import type { Gesture, Item, MorningArtifacts } from './artifacts.ts';

/** Requests in a message that nobody should follow: to give something away, or to call a number. */
const WANTED =
  /nouveau compte|page jointe|rappelez le 01|Appelez vite|appelez le 01|Renvoyez-le|cartes cadeaux|code à six chiffres|liste des clients|liste des salariés|numéro de sécurité sociale/;

/** Host names, without `.example`, that Camille knew before the message. */
const KNOWN = ['brevelle', 'greement-du-nord', 'mutuelle-mole', 'relais-quai', 'recharge-quai', 'garage-port'];

/** Judges by the sender, the end of the link's host, and what the message asks for. */
const solve: Solve<MorningArtifacts> = ({ items }) => sorted(items, (item) => (isDoubtful(item) ? 'report' : 'treat'));

export default solve;

function isDoubtful({ address = '', link, text }: Item): boolean {
  const stranger = address.includes('@') && !isKnown(address);
  const away = link !== undefined && !isKnown(link.replace(/^https:\/\//, '').replace(/\/.*$/, ''));
  return stranger || away || WANTED.test(text);
}

function isKnown(host: string): boolean {
  return KNOWN.some((name) => new RegExp(`(^|[.@])${name}\\.example$`).test(host));
}

function sorted(items: readonly Item[], gesture: (item: Item) => Gesture) {
  return Object.fromEntries(items.map((item) => [item.id, gesture(item)]));
}

export const lazy: Lazy<Solve<MorningArtifacts>> = {
  refuse: ({ items }) => sorted(items, () => 'report'),
  accept: ({ items }) => sorted(items, () => 'treat'),
};

/** A plausible answer that must count as a failed attempt: everything is treated, whichever items were drawn. */
export const wrong = {
  mutuelle: 'treat',
  relance: 'treat',
  urssaf: 'treat',
  impots: 'treat',
  support: 'treat',
  parking: 'treat',
  repas: 'treat',
  colis: 'treat',
  ameli: 'treat',
  formation: 'treat',
  banque: 'treat',
  code: 'treat',
  direction: 'treat',
  planning: 'treat',
  transporteuse: 'treat',
  comptes: 'treat',
  affiche: 'treat',
  contravention: 'treat',
  borne: 'treat',
  passage: 'treat',
};
