import { type Answer, type Choice, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { PermissionRequest, PermissionsArtifacts, PermissionsReveal } from './artifacts.ts';
import { PRACTICE_REASONS, SEAT_REASONS } from './reasons.server.ts';

/** The right choices for a document scanner (specification, section 5). */
const RIGHT: Readonly<Record<PermissionRequest['id'], 'allow' | 'deny'>> = {
  camera: 'allow',
  location: 'deny',
  contacts: 'deny',
  sms: 'deny',
};

/** Words for the accesses in the labels of the two options. */
const OBJECTS: Readonly<Record<PermissionRequest['id'], string>> = {
  camera: 'l’appareil photo',
  location: 'la position',
  contacts: 'les contacts',
  sms: 'les SMS',
};

/** Texts about each access, the same for all players. */
const OPENS = {
  location: {
    asks: 'accéder à votre position, pendant l’utilisation',
    opens: 'Où vous êtes, à quelle heure et avec quelle régularité : votre domicile et vos horaires de quai s’en déduisent.',
  },
  camera: {
    asks: 'prendre des photos et des vidéos, pendant l’utilisation',
    opens: 'Ce que voit l’objectif quand l’application est ouverte : le papier, mais aussi ce qui l’entoure.',
  },
  contacts: {
    asks: 'accéder à vos contacts',
    opens: 'Les noms, numéros et adresses de tout votre carnet, y compris ceux de personnes qui n’ont rien demandé.',
  },
  sms: {
    asks: 'lire et envoyer des SMS',
    opens: 'Tous vos messages, dont les codes de confirmation de la banque et de la messagerie, et des envois en votre nom.',
  },
} as const satisfies Readonly<Record<PermissionRequest['id'], Pick<PermissionRequest, 'asks' | 'opens'>>>;

const IDS = ['location', 'camera', 'contacts', 'sms'] as const satisfies readonly PermissionRequest['id'][];

/** Label of the option to refuse an access. */
const refusal = (id: PermissionRequest['id']) => `Refuser ${OBJECTS[id]}`;

interface Secret {
  readonly requests: readonly Pick<PermissionRequest, 'id' | 'reason'>[];
  readonly [name: string]: unknown;
}

export default defineChecker({
  // The specification fixes the answer. Drawn are the publisher's reasons and the order of the requests.
  secrets: (variant): Secret => ({
    requests: variant
      .shuffle(IDS)
      .map((id) => ({ id, reason: variant.pick(variant.pool(SEAT_REASONS[id], PRACTICE_REASONS[id])) })),
  }),

  artifacts: ({ requests }): PermissionsArtifacts => ({
    requests: requests.map(({ id, reason }) => ({ id, reason, ...OPENS[id], opens: frenchSpaces(OPENS[id].opens) })),
  }),

  /** Every permission needs a choice, and all four must be right. All refused and all allowed have messages of their own. */
  check(answer: Answer) {
    const choices = IDS.map((id) => ({ id, choice: fieldOf(answer, id) }));
    if (choices.some(({ choice }) => choice !== 'allow' && choice !== 'deny')) return neutral('incomplete');
    const right = choices.filter(({ id, choice }) => choice === RIGHT[id]).length;
    // Refusing the camera is reported as harmless. A wrong answer with everything refused names all four refusals, so that the needed
    // access is not given away.
    if (right === choices.length) return correct('correct', { harmless: [refusal('camera')] });
    if (choices.every(({ choice }) => choice === 'deny')) return incorrect('all-denied', { harmless: IDS.map(refusal) });
    if (choices.every(({ choice }) => choice === 'allow')) return incorrect('all-allowed');
    return incorrect('incorrect', { right, of: choices.length });
  },

  reveal: (): PermissionsReveal => ({
    day: [
      {
        id: 'location',
        used: '132 fois',
        hours: [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
        became:
          'Toutes les cinq minutes, de 7 h à 18 h : une notification la gardait ouverte. Une semaine suffit à dessiner vos trajets et vos horaires de quai.',
      },
      {
        id: 'camera',
        used: '6 fois',
        hours: [7, 9, 10, 13, 14, 16],
        became: 'Six bons photographiés, quand vous l’avez voulu. C’est tout ce que le travail demandait.',
      },
      {
        id: 'contacts',
        used: '1 fois, 212 fiches',
        hours: [7],
        became: 'Une seule lecture suffit. À 12 h 10, Nadia Kervella reçoit une invitation « de votre part ».',
      },
      {
        id: 'sms',
        used: '37 lus, 4 envoyés',
        hours: [7, 8, 12, 17, 18, 21],
        became:
          'Dont le code de connexion de votre messagerie, à 17 h 52. Les quatre envoyés sont partis en votre nom, vers votre carnet.',
      },
    ],
    others: [
      {
        shown: 'Le même mardi, tout refusé',
        truth:
          'À 7 h 20, l’écran reste noir. Yann photographie le bon avec sa messagerie personnelle : les bons sortent par une autre porte.',
      },
      {
        shown: 'Le même mardi, l’appareil photo seul, « pendant l’utilisation »',
        truth:
          'Six photos, six PDF, envoyés depuis la messagerie de travail. Les trois autres demandes sont revenues une fois, puis se sont tues.',
        genuine: true,
      },
    ],
    afterwards:
      'La fiche du catalogue ne disait rien des accès demandés, et l’éditeur répond que la position « sert aux statistiques ». Malik Benali retire l’application des onze téléphones du quai et du catalogue ; la déléguée à la protection des données évalue la fuite des carnets d’adresses. Depuis, chaque fiche dit en une ligne ce qu’il faut accorder, et pourquoi.',
  }),

  choices: ({ requests }): readonly Choice[] =>
    requests.map(({ id, reason }) => ({
      field: id,
      options: [
        { value: 'allow', text: `Autoriser ${OBJECTS[id]}`, act: RIGHT[id] === 'allow' ? 'safe' : 'unsafe' },
        { value: 'deny', text: refusal(id), act: RIGHT[id] === 'deny' ? 'safe' : 'unsafe' },
      ],
      genuine: RIGHT[id] === 'allow',
      surface: { length: reason.length },
    })),
});
