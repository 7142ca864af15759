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

/** Ids of the cards, by their position in the hand. */
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

interface Card extends Gesture {
  readonly id: string;
}

export default defineChecker({
  /**
   * Every hand has four right gestures (cut, call, tell, keep an image), one that switches the device off, which is tolerated, and a
   * lookalike of a right gesture. It also has a gesture that the support asks for, one that disturbs work announced by the support, or
   * both.
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
   * Each card is refused (`no`) or has a rank from 1 on. The order follows cybermalveillance.gouv.fr: the network and the support come
   * before everything else, in either order, because only seconds lie between them. The other gestures may follow in any order, and a state
   * (leave it on, hands off) may stand anywhere. A plan whose only mistakes are tolerated does not count as an attempt: colleagues told too
   * early, announced work stopped, the device switched off, a missing gesture that is not needed to stop the attack. The verdict says the
   * kind of the other mistakes. The output names one place with a question about its cards, and whether the order is wrong; it never names
   * a misjudged card.
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
    const off = rash.filter(({ harmless }) => harmless === 'memory');
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
      // Both decisions instead of cards: the victory screen takes this for the player's first plan, and no card is named before the solve.
      return neutral(off.length > 0 ? 'switched-off' : missing.length > 0 ? 'unfinished' : 'interrupted', {
        ...output,
        harmless: Object.values(SORTED),
      });
    if (early) return neutral('told-early', output);
    const harmless = cards.filter(harmsNobody);
    return correct('correct', { quarter, harmless: harmless.map((card) => `${frenchSpaces(card.text)} : ${misjudgedAs(card)}`) });
  },

  /**
   * The decision about each card; `answerOf` puts the cards to do in a right order. Refusing a right gesture is unsafe if the attack goes
   * on without it.
   */
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

/** Whether misjudging the card is tolerated. Gestures that only preserve traces or help the support are not needed to stop the attack. */
function harmsNobody({ stage, harmless }: Gesture): boolean {
  return harmless !== undefined || stage === 'then' || stage === 'any';
}

/** Position of the card in a right order; cards that are not to be done come last. */
function rankOf({ stage, harmless }: Gesture): number {
  if (stage === undefined) return harmless === 'announced' ? 3 : harmless ? 4 : 5;
  if (stage === 'cut') return 0;
  return stage === 'call' ? 1 : 2;
}

/** The first gesture of the stage `then`, or else `tell`, that comes before cutting the network or calling; undefined if none does. */
function firstTooEarly(cards: readonly Gesture[]): Gesture | undefined {
  const last = cards.findLastIndex(({ stage }) => stage === 'cut' || stage === 'call');
  const before = cards.slice(0, Math.max(0, last));
  return before.find(({ stage }) => stage === 'then') ?? before.find(({ stage }) => stage === 'tell');
}

/**
 * What to review: the place of the misjudged card, and that the order is wrong too, without naming a card. If only the order is wrong: the
 * card that is too early.
 */
function lookOf(misjudged: Gesture | undefined, early: Gesture | undefined): string {
  if (!misjudged) return `« ${early?.text ?? ''} » passe avant un geste qui arrête l’attaque.`;
  return early ? `${LOOK_AGAIN[misjudged.spot]} ${ORDER_TOO}` : LOOK_AGAIN[misjudged.spot];
}

/** The wrong decision about a card, by its name in `SORTED`. */
const misjudgedAs = ({ stage }: Gesture) => (stage === undefined ? SORTED.keep : SORTED.refuse);

const ORDER_TOO = 'L’ordre aussi est à revoir : le réseau et le support d’abord.';

/** A question about the cards of each place. It fits right and harmful cards alike, so that it gives neither away. */
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
