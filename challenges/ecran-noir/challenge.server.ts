import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import {
  DECISIONS,
  DEVICES,
  type EcranNoirArtifacts,
  type EcranNoirOutput,
  type EcranNoirReveal,
  type RevealedCard,
  SORTED,
  type Spot,
} from './artifacts.ts';
import { type Gesture, HARM, LOOKALIKES, SETTINGS, type Stage } from './gestures.server.ts';
import { PRACTICE_HARM, PRACTICE_LOOKALIKES, PRACTICE_SETTING } from './practice.server.ts';
import { quarterOf } from './quarter.server.ts';

/** Of the cards, by their places in the hand. */
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

interface Card extends Gesture {
  readonly id: string;
}

export default defineChecker({
  /**
   * Four gestures are in every hand (cut, call, tell, keep an image), and two that harm: to switch off, and one that begins as a right one
   * does. What is genuine (asked for by the support, announced, or both) differs.
   */
  secrets(variant) {
    const device = variant.pick(variant.pool(DEVICES, ['workstation'] as const));
    const [setting = SETTINGS[device]] = variant.pool([], [PRACTICE_SETTING]);
    const notice = variant.pick(setting.notices);
    const genuine = variant.pick(['asked', 'announced', 'both'] as const);
    const kept = variant.shuffle(setting.keep).slice(0, genuine === 'both' ? 0 : variant.integer(0, 1));
    const due = [variant.pick(setting.cut), variant.pick(setting.call), variant.pick(setting.tell), setting.picture, ...kept];
    if (genuine !== 'announced') due.push(variant.pick(setting.asked));
    if (genuine !== 'asked') due.push(notice.card);
    due.push(variant.pick(setting.power), variant.pick(variant.pool(LOOKALIKES, PRACTICE_LOOKALIKES)));
    const harm = variant.shuffle([...variant.pool(HARM, PRACTICE_HARM), ...setting.harm]).slice(0, IDS.length - due.length);
    const gestures = variant.shuffle([...due, ...harm]);
    const cards = IDS.flatMap((id, place): Card[] => gestures.slice(place, place + 1).map((gesture) => ({ ...gesture, id })));
    const sight = { device, notice: notice.text, yann: variant.pick(setting.yann), ransomNote: RANSOM_NOTE };
    return { sight, cards };
  },

  artifacts({ sight, cards }): EcranNoirArtifacts {
    const { place, view } = SETTINGS[sight.device];
    return {
      ...sight,
      place: frenchSpaces(place),
      notice: frenchSpaces(sight.notice),
      yann: frenchSpaces(sight.yann),
      ransomNote: frenchSpaces(sight.ransomNote),
      view,
      cards: cards.map(({ id, text }) => ({ id, text: frenchSpaces(text) })),
    };
  },

  /**
   * Each card is refused (`no`) or has a rank from 1 on. Then the order: the network and the support before everything else, as
   * cybermalveillance.gouv.fr has it, one or the other first, for seconds lie between them. The rest follows in any order; a state (leave it
   * on, hands off) is right anywhere. What harms nobody counts nothing: colleagues warned too early, something announced that is stopped, the
   * device switched off, a gesture missing without which the attack is stopped all the same. What is wrong is told by its kind, and one place is named with what to ask of the cards about it, and whether the order
   * is wrong, too: never which card is wrong.
   */
  check(answer: Answer, { cards }) {
    const chosen = cards.map((card) => ({ ...card, choice: fieldOf(answer, card.id) }));
    const done = chosen
      .filter(({ choice }) => choice !== 'no')
      .toSorted((one, other) => Number(one.choice) - Number(other.choice));
    if (done.some(({ choice }, index) => choice !== String(index + 1))) return neutral('incomplete');

    const rash = done.filter(({ stage }) => stage === undefined);
    const missing = chosen.filter(({ stage, choice }) => stage !== undefined && choice === 'no');
    const misjudged = [...rash, ...missing.toSorted((one, other) => rankOf(one) - rankOf(other))];
    const harmful = misjudged.filter((card) => !harmsNobody(card));
    const off = misjudged.filter(({ harmless }) => harmless === 'memory');
    const [worst] = [...harmful, ...off, ...misjudged];
    const early = firstTooEarly(done);
    const quarter = quarterOf(done, off.length > 0);
    const output: EcranNoirOutput = {
      quarter,
      right: cards.length - misjudged.length,
      of: cards.length,
      look: frenchSpaces(lookOf(worst, early)),
    };
    if (harmful.length > 0) {
      if (rash.length > 0 && missing.length > 0) return incorrect('incorrect', output);
      return missing.length > 0 ? incorrect('too-wary', output) : incorrect('too-hasty', output);
    }
    if (early?.stage === 'then') return incorrect('order', output);
    if (misjudged.length > 0)
      // All words of a choice: the plan is kept as the first one, and no card is named before the end.
      return neutral(off.length > 0 ? 'switched-off' : missing.length > 0 ? 'unfinished' : 'interrupted', {
        ...output,
        harmless: Object.values(SORTED),
      });
    if (early) return neutral('told-early', output);
    const harmless = cards.filter(harmsNobody);
    return correct('correct', { quarter, harmless: harmless.map((card) => `${frenchSpaces(card.text)} : ${misjudgedAs(card)}`) });
  },

  /** To do each card, or not; what is done stands in a right order. A useful gesture that is refused is missing: unsafe, where the attack goes on. */
  choices: ({ cards }) =>
    cards.map((card) => {
      const { id, text, stage } = card;
      const due = stage !== undefined;
      const misjudged = harmsNobody(card) ? 'tolerated' : 'unsafe';
      return {
        field: id,
        options: [
          { value: 'do', text: DECISIONS.keep, act: due ? 'safe' : misjudged },
          { value: 'no', text: DECISIONS.refuse, act: due ? misjudged : 'safe' },
        ],
        genuine: due,
        surface: { length: text.length },
      };
    }),

  answerOf(picked, { cards }) {
    const done = cards.filter(({ id }) => picked[id] === 'do').toSorted((one, other) => rankOf(one) - rankOf(other));
    return Object.fromEntries(cards.map((card) => [card.id, done.includes(card) ? String(done.indexOf(card) + 1) : 'no']));
  },

  reveal({ sight: { device }, cards }): EcranNoirReveal {
    const ranked = cards.toSorted((one, other) => rankOf(one) - rankOf(other));
    return { device, cards: ranked.map(revealed), afterwards: AFTERWARDS };
  },
});

/** Whether it harms nobody to misjudge it. The attack is stopped without the gestures that only leave traces or help the support. */
function harmsNobody({ stage, harmless }: Gesture): boolean {
  return harmless !== undefined || stage === 'then' || stage === 'any';
}

/** In a right order; what is not to be done comes last. */
function rankOf({ stage, harmless }: Gesture): number {
  if (stage === undefined) return harmless === 'announced' ? 3 : harmless ? 4 : 5;
  if (stage === 'cut') return 0;
  return stage === 'call' ? 1 : 2;
}

/** Nothing that takes time comes before the network or the call: the first that does, if any; what may wait before a warning. */
function firstTooEarly(cards: readonly Gesture[]): Gesture | undefined {
  const last = cards.findLastIndex(({ stage }) => stage === 'cut' || stage === 'call');
  const before = cards.slice(0, Math.max(0, last));
  return before.find(({ stage }) => stage === 'then') ?? before.find(({ stage }) => stage === 'tell');
}

/**
 * What to read again: the place of a misjudged card, and the order beside it without a name; the order alone by the card that is too early.
 */
function lookOf(misjudged: Gesture | undefined, early: Gesture | undefined): string {
  if (!misjudged) return `« ${early?.text ?? ''} » passe avant un geste qui arrête l’attaque.`;
  return early ? `${LOOK_AGAIN[misjudged.spot]} ${ORDER_TOO}` : LOOK_AGAIN[misjudged.spot];
}

/** Where a misjudged card was put, as the list of things done tells it. */
const misjudgedAs = ({ stage }: Gesture) => (stage === undefined ? SORTED.keep : SORTED.refuse);

const ORDER_TOO = 'L’ordre aussi est à revoir : le réseau et le support d’abord.';

/** What to ask of the cards about a place. It holds for those that are due and for those that harm, so that it tells neither. */
const LOOK_AGAIN: Readonly<Record<Spot, string>> = {
  network: 'Relisez les cartes de réseau : la porte se ferme-t-elle en entier, et tout de suite ?',
  power: 'Relisez les cartes de courant : que devient la mémoire de l’appareil ?',
  call: 'Relisez les cartes d’appel : qui est au bout, et qui a choisi ce numéro ?',
  people: 'Relisez les cartes qui parlent aux autres, ou qui attendent : qui le saura, et quand ?',
  screen: 'Relisez les cartes sur la note : à qui chacune profite-t-elle ?',
  notice: 'Relisez l’avis du support : qu’annonçait-il pour 7 h ?',
  keyboard: 'Relisez les cartes qui touchent à l’appareil : les traces y restent-elles intactes ?',
  disk: 'Relisez les cartes de disque : où l’attaque pourrait-elle passer ?',
};

function revealed({ text, why, spot, stage, harmless }: Gesture): RevealedCard {
  return { text, why, spot, kind: kindOf(stage, harmless) };
}

function kindOf(stage: Stage | undefined, harmless: Gesture['harmless']): RevealedCard['kind'] {
  if (stage === undefined) return harmless === 'announced' ? 'leave' : harmless ? 'aside' : 'refuse';
  return stage === 'cut' || stage === 'call' ? 'first' : 'besides';
}

const RANSOM_NOTE =
  'Vos fichiers sont copiés et chiffrés. Écrivez-nous par le site indiqué avant vendredi, ou nous les publions.';

const AFTERWARDS: EcranNoirReveal['afterwards'] = [
  { when: '7 h 14', text: 'Malik isole le serveur de fichiers. Deux dossiers sont chiffrés, sur trois cent douze.' },
  {
    when: '8 h 30',
    text: 'Fatou Diarra retrouve l’entrée dans les traces de l’appareil, resté allumé : un accès de dépannage jamais refermé. Le prestataire le dit lui-même, avant qu’on le lui demande.',
  },
  {
    when: '11 h',
    text: 'Plainte déposée : pour l’assurance, 72 heures au plus après avoir su. Même délai pour la CNIL, car des données ont pu être copiées. L’ANSSI est alertée depuis 9 h : un opérateur portuaire relève de NIS 2, et a 24 heures. Personne n’a payé, ni répondu.',
  },
  {
    when: 'Mercredi',
    text: 'Les deux dossiers reviennent de la sauvegarde. Yann a écrit « 4210 » au feutre sur son casque.',
  },
];
