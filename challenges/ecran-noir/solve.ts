import type { Answer, Lazy, Solve } from '#engine/authoring/server';
import type { EcranNoirArtifacts } from './artifacts.ts';

/** How the right gestures begin, in a right order: cut, call, then the rest. */
const RIGHT = [
  /^(Débrancher le câble|Tirer le câble|Retirer le câble|Couper le Wi-Fi du portable|Mettre le portable|Passer la tablette|Couper Wi-Fi)/,
  /^(Appeler le support|Réveiller)/,
  /^(Dire|Faire le tour|Téléphoner|Passer le mot|Prévenir de vive voix|Laisser|Lâcher|Le réseau coupé, ne plus|Garder une image|Photographier l’écran entier|Lire|Noter l’heure)/,
];

/** What the right gestures are made of, for somebody who reads no further. */
const KEY_WORDS = /réseau|wi-fi|mode avion|appel|prévenir|photo|image|support|laisser|lâcher/i;

/** Knows the right gestures by their words, whichever of them are in the hand. */
const solve: Solve<EcranNoirArtifacts> = ({ cards }) => {
  const kept = RIGHT.flatMap((pattern) => cards.filter(({ text }) => pattern.test(text)));
  return Object.fromEntries(
    cards.map((card) => [card.id, kept.includes(card) ? String(kept.indexOf(card) + 1) : 'no'] as const),
  ) satisfies Answer;
};

export default solve;

export const lazy: Lazy<Solve<EcranNoirArtifacts>, 'refuse' | 'accept' | 'keyWords'> = {
  refuse: ({ cards }) => Object.fromEntries(cards.map(({ id }) => [id, 'no'])),
  accept: ({ cards }) => Object.fromEntries(cards.map(({ id }, index) => [id, String(index + 1)])),
  keyWords: ({ cards }) => {
    const kept = cards.filter(({ text }) => KEY_WORDS.test(text));
    return Object.fromEntries(cards.map((card) => [card.id, kept.includes(card) ? String(kept.indexOf(card) + 1) : 'no']));
  },
};

/** Everything at once, in the order of the hand; it must count as a failed attempt. */
export const wrong = { a: '1', b: '2', c: '3', d: '4', e: '5', f: '6', g: '7', h: '8' };
