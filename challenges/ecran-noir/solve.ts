import type { Answer, Lazy, Solve } from '#engine/authoring/server';
import type { EcranNoirArtifacts } from './artifacts.ts';

/** Beginnings of the right gestures, in a right order: cut, call, then the rest. */
const RIGHT = [
  /^(Débrancher le câble|Tirer le câble|Retirer le câble|Couper le Wi-Fi du portable|Mettre le portable|Passer la tablette|Couper Wi-Fi)/,
  /^(Appeler le support|Réveiller)/,
  /^(Dire|Faire le tour|Téléphoner|Passer le mot|Prévenir de vive voix|Laisser|Lâcher|Le réseau coupé, ne plus|Garder une image|Photographier l’écran entier|Lire|Noter l’heure)/,
];

/** Key words of the right gestures, by which a player judges without reading the whole card. */
const KEY_WORDS = /réseau|wi-fi|mode avion|appel|prévenir|photo|image|support|laisser|lâcher/i;

/** Recognises the right gestures in the hand by their words. */
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

/** A plausible answer that must count as a failed attempt: everything is done, in the order of the hand. */
export const wrong = { a: '1', b: '2', c: '3', d: '4', e: '5', f: '6', g: '7', h: '8' };
