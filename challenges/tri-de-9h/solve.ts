import type { Lazy, Solve } from '#engine/authoring/server';
import type { Gesture, Item, MorningArtifacts } from './artifacts.ts';

/** What nobody gives because a message asked for it. */
const WANTED =
  /IBAN|RIB|carte bancaire|sécurité sociale|cartes cadeaux|code à six chiffres|nouveau compte|Appelez vite|liste des salariés/;

/** Reads who speaks and where the link leads by their end, and what one is to give. */
const solve: Solve<MorningArtifacts> = ({ items }) => sorted(items, (item) => (isDoubtful(item) ? 'report' : 'treat'));

export default solve;

function isDoubtful({ address = '', link, text }: Item): boolean {
  const stranger = address.includes('@') && !/@(brevelle|greement-du-nord)\.example$/.test(address);
  const away = link !== undefined && !link.startsWith('https://intranet.brevelle.example/');
  return stranger || away || WANTED.test(text);
}

function sorted(items: readonly Item[], gesture: (item: Item) => Gesture) {
  return Object.fromEntries(items.map((item) => [item.id, gesture(item)]));
}

export const lazy: Lazy<Solve<MorningArtifacts>> = {
  refuse: ({ items }) => sorted(items, () => 'report'),
  accept: ({ items }) => sorted(items, () => 'treat'),
};

/** A plausible answer that must count as a failed attempt: whoever does what every message asks, whichever came. */
export const wrong = {
  mutuelle: 'treat',
  relance: 'treat',
  urssaf: 'treat',
  impots: 'treat',
  support: 'treat',
  parking: 'treat',
  colis: 'treat',
  ameli: 'treat',
  formation: 'treat',
  banque: 'treat',
  direction: 'treat',
  planning: 'treat',
  transporteuse: 'treat',
  affiche: 'treat',
  contravention: 'treat',
  borne: 'treat',
};
