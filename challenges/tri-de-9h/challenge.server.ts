import {
  defineChecker,
  type FalseAlarms,
  type SequenceGesture,
  type SequenceItem,
  type SequenceLimit,
  sequence,
} from '#engine/authoring/server';
import { GESTURE_NAMES, GESTURES, type Gesture, MAX_CHECKS, type MorningArtifacts, type MorningReveal } from './artifacts.ts';
import { type DrawnItem, drawMorning, GENUINE_ITEMS, markedTexts, unexplained } from './morning.server.ts';

type Mistake = 'too-trusting';

/** Limit of checks, because checking takes time. A check beyond the second settles nothing, and costs nothing. */
const CHECKS: SequenceLimit<Mistake> = {
  counts: ({ value }) => value === 'verify',
  max: MAX_CHECKS,
  beyond: {
    act: 'tolerated',
    again: true,
    says: 'Vérifier est un bon réflexe, et n’a rien coûté. Vos deux vérifications sont déjà prises : ici, que veut-on obtenir, et par où ?',
  },
};

/** Reports of genuine items: the first is answered at once; further ones are held until the end, when their items come back. */
const FALSE_ALARMS: FalseAlarms = {
  trusted: GENUINE_ITEMS - 1,
  held: 'Merci, c’est noté : Fatou Diarra lit plusieurs signalements, et répond à la fin du tri. En attendant, relisez le passage qui décide. Signaler ne coûte jamais rien.',
  waiting: (count) =>
    `Fatou Diarra appelle : « Merci, j’ai tout lu. Parmi ces signalements, ${count === 1 ? 'il y a un vrai message' : `il y a ${WORDS[count] ?? count} vrais messages`}, et quelqu’un attend Camille. » Ils reviennent tous : à vous de retrouver ${count === 1 ? 'lequel est vrai' : 'lesquels sont vrais'}. « Signaler » garde votre signalement, et ne coûte rien ; traiter un piège, si.`,
};

const WORDS = ['', '', 'deux', 'trois', 'quatre'];

export default defineChecker({
  secrets: (variant) => ({ items: drawMorning(variant) }),

  artifacts: ({ items }): MorningArtifacts => ({ items: items.map(unexplained) }),

  /**
   * Solved if no trap is treated, and at most one genuine item stays reported. A trap that is only checked does no harm, because checking
   * unmasks it.
   */
  ...sequence(({ items }: { readonly items: readonly DrawnItem[] }) => items.map(itemOf), {
    limits: [CHECKS],
    falseAlarms: FALSE_ALARMS,
  }),

  reveal: ({ items }): MorningReveal => ({
    items: items.map(({ ifTreated: _ifTreated, ...item }) => item),
    afterwards:
      'À 9 h 25, vos signalements avaient servi : Fatou Diarra avait bloqué les adresses et prévenu l’étage. Karim Haddad, entre deux livraisons, avait payé de faux frais de colis la veille, et l’a raconté lui-même : carte en opposition, puis signalement sur Perceval. Nadia Kervella, elle, a un jour signalé un vrai e-mail d’Inès : une minute plus tard, Fatou l’en remerciait, et Inès avait sa réponse.',
  }),
});

function itemOf(item: DrawnItem): SequenceItem<Mistake> {
  return {
    id: item.id,
    genuine: item.genuine,
    surface: surfaceOf(item),
    gestures: GESTURES.map((value) => ({
      value,
      text: GESTURE_NAMES[value],
      place: markedTexts(item),
      ...outcomeOf(value, item),
      // A check shows no belief about the item.
      ...(value === 'verify' ? {} : { takenFor: value === 'treat' ? 'genuine' : 'hostile' }),
    })),
  };
}

/** Judgement and consequence of a gesture; for the right one, the reason why it is right. */
function outcomeOf(
  gesture: Gesture,
  { genuine, why, ifTreated = '' }: DrawnItem,
): Pick<SequenceGesture<Mistake>, 'act' | 'mistake' | 'says'> {
  if (gesture === 'verify')
    return {
      act: 'tolerated',
      says: `${genuine ? 'Neuf minutes par un autre chemin : c’est un vrai.' : 'Neuf minutes par un autre chemin : c’est un piège.'} ${why}`,
    };
  if (gesture === 'treat')
    return genuine ? { act: 'safe', says: why } : { act: 'unsafe', mistake: 'too-trusting', says: ifTreated };
  return genuine
    ? {
        act: 'tolerated',
        says: 'Fatou Diarra, de la sécurité, répond vite : « C’est un vrai, et vous avez bien fait de demander. » Camille s’en occupe, une minute plus tard.',
      }
    : { act: 'safe', says: why };
}

/** Features visible without reading; the conformance tests check that they do not give the answer away. */
function surfaceOf({ channel, address, at, link, qr, known, text, title = '' }: DrawnItem) {
  return {
    channel,
    sender: address === undefined ? 'not shown' : isOfTheHouse(address) ? 'house' : 'outside',
    hour: Number(at.slice(2)),
    link: link === undefined ? 'none' : qr ? 'code' : 'link',
    note: known === undefined ? 'none' : 'note',
    amount: /\d €/.test(title + text) ? 'amount' : 'none',
    length: title.length + text.length,
  };
}

function isOfTheHouse(address: string): boolean {
  return /@\[?brevelle\.example|Brévelle Maritime/.test(address);
}
