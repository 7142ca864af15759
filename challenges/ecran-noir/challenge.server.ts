import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral, type Variant } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { DEVICES, type EcranNoirArtifacts, type EcranNoirReveal, type RevealedCard } from './artifacts.ts';
import { type Gesture, HARM, SETTINGS, type Stage } from './gestures.server.ts';
import { PRACTICE_HARM, PRACTICE_SETTING } from './practice.server.ts';

/** Of the cards, by their places in the hand. */
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const ORDER: readonly Stage[] = ['cut', 'call', 'then'];

interface Card extends Gesture {
  readonly id: string;
}

export default defineChecker({
  /** Three gestures are in every hand: cut, call, tell. What is genuine (asked for by the support, announced, or both) differs. */
  secrets(variant) {
    const device = variant.pick(variant.pool(DEVICES, ['workstation'] as const));
    const [setting = SETTINGS[device]] = variant.pool([], [PRACTICE_SETTING]);
    const notice = variant.pick(setting.notices);
    const genuine = variant.pick(['asked', 'announced', 'both'] as const);
    const kept = variant.shuffle(setting.keep).slice(0, genuine === 'both' ? 1 : variant.integer(1, 2));
    const due = [variant.pick(setting.cut), variant.pick(setting.call), variant.pick(setting.tell), ...kept];
    if (genuine !== 'announced') due.push(variant.pick(setting.asked));
    if (genuine !== 'asked') due.push(notice.card);
    due.push(variant.pick(setting.power));
    const harm = variant.shuffle([...variant.pool(HARM, PRACTICE_HARM), ...setting.harm]).slice(0, IDS.length - due.length);
    const gestures = variant.shuffle([...due, ...harm]);
    const cards = IDS.flatMap((id, place): Card[] => gestures.slice(place, place + 1).map((gesture) => ({ ...gesture, id })));
    const sight = { device, notice: notice.text, yann: variant.pick(setting.yann), ransomNote: ransomNote(variant) };
    return { sight, ladder: setting.ladder, cards };
  },

  artifacts({ sight, cards }): EcranNoirArtifacts {
    const { place, view } = SETTINGS[sight.device];
    return { ...sight, place: frenchSpaces(place), view, cards: cards.map(({ id, text }) => ({ id, text: frenchSpaces(text) })) };
  },

  /**
   * Each card is refused (`no`) or has a rank from 1 on. Then the order, which is that of cybermalveillance.gouv.fr's « Consignes
   * collaborateurs »: the network first, the support next, everything else after. Colleagues, picture and what the support asks for are
   * equally right in any order among themselves, and what is a state rather than a moment (leave it on, hands off) is right anywhere.
   */
  check(answer: Answer, { cards }) {
    const chosen = cards.map((card) => ({ ...card, choice: fieldOf(answer, card.id) }));
    const done = chosen
      .filter(({ choice }) => choice !== 'no')
      .toSorted((one, other) => Number(one.choice) - Number(other.choice));
    if (done.some(({ choice }, index) => choice !== String(index + 1))) return neutral('incomplete');

    const rash = done.filter(({ stage }) => stage === undefined);
    const missing = chosen.filter(({ stage, choice }) => stage !== undefined && choice === 'no');
    const output = { right: cards.length - rash.length - missing.length, of: cards.length };
    if (rash.length > 0 && missing.length > 0) return incorrect('incorrect', output);
    if (missing.length > 0) return incorrect('too-wary', output);
    if (rash.length > 0)
      return rash.every(({ planned }) => planned) ? incorrect('interrupted', output) : incorrect('too-hasty', output);
    return isInOrder(done) ? correct() : incorrect('order', output);
  },

  reveal({ sight: { device }, cards }): EcranNoirReveal {
    const ranked = cards.toSorted((one, other) => rankOf(one) - rankOf(other));
    return { device, cards: ranked.map(revealed), afterwards: AFTERWARDS };
  },
});

function isInOrder(cards: readonly Gesture[]): boolean {
  const stages = cards.flatMap(({ stage }) => (stage === undefined || stage === 'any' ? [] : [ORDER.indexOf(stage)]));
  return stages.every((stage, index) => stage >= (stages[index - 1] ?? 0));
}

/** For the reveal: a state stands right after the network is cut, as in the official instructions. */
function rankOf({ stage, planned }: Gesture): number {
  if (stage === undefined) return planned ? 4 : 5;
  return stage === 'any' ? 0.5 : ORDER.indexOf(stage);
}

function revealed({ text, why, spot, stage, planned }: Gesture): RevealedCard {
  return { text, why, spot, kind: stage === undefined ? (planned ? 'leave' : 'refuse') : 'do' };
}

function ransomNote(variant: Variant): string {
  const sum = variant.pick(['3 000', '4 500', '6 000', '9 000']);
  return `Vos fichiers sont sous la marée. ${sum} € avant midi, le double après. Notre « support » vous attend : 01 99 00 ${variant.integer(10, 99)} ${variant.integer(10, 99)}`;
}

const AFTERWARDS: EcranNoirReveal['afterwards'] = [
  { when: '7 h 14', text: 'Malik isole le serveur de fichiers. Deux dossiers sont chiffrés, sur trois cent douze.' },
  {
    when: '8 h 30',
    text: 'Fatou Diarra retrouve l’entrée dans la mémoire de l’appareil, resté allumé : un accès de prestataire que Malik devait fermer vendredi. Il le dit devant tout le monde, avant qu’on le lui demande.',
  },
  { when: '11 h', text: 'Plainte déposée, photo de la note à l’appui. Personne n’a payé.' },
  {
    when: 'Mercredi',
    text: 'Les deux dossiers reviennent de la sauvegarde. Gwenaëlle Riou, la directrice, avoue qu’elle aurait éteint, elle aussi.',
  },
];
