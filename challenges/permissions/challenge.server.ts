import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { PermissionRequest, PermissionsArtifacts, PermissionsReveal } from './artifacts.ts';

/** What a scanner of documents needs (specification, section 5). */
const RIGHT: Readonly<Record<PermissionRequest['id'], 'allow' | 'deny'>> = {
  camera: 'allow',
  location: 'deny',
  contacts: 'deny',
  sms: 'deny',
};

const REQUESTS: readonly PermissionRequest[] = [
  {
    id: 'location',
    asks: 'accéder à votre position',
    reason: 'Pour mieux vous servir, où que vous soyez.',
    opens: 'Où vous êtes, à quelle heure et avec quelle régularité : votre domicile et vos horaires de quai s’en déduisent.',
  },
  {
    id: 'camera',
    asks: 'prendre des photos et des vidéos',
    reason: 'Pour cadrer le bon et le redresser.',
    opens: 'Ce que voit l’objectif quand l’application est ouverte : le papier, mais aussi ce qui l’entoure.',
  },
  {
    id: 'contacts',
    asks: 'accéder à vos contacts',
    reason: 'Pour retrouver vos collègues déjà inscrits !',
    opens: 'Les noms, numéros et adresses de tout votre carnet, y compris ceux de personnes qui n’ont rien demandé.',
  },
  {
    id: 'sms',
    asks: 'lire et envoyer des SMS',
    reason: 'Pour activer votre compte sans rien saisir.',
    opens: 'Tous vos messages, dont les codes de confirmation de la banque et de la messagerie, et des envois en votre nom.',
  },
];

export default defineChecker({
  secrets: () => ({}),

  artifacts: (): PermissionsArtifacts => ({ requests: REQUESTS }),

  /** Every permission needs a choice; then all four must be the right one. All refused or all allowed is told apart. */
  check(answer: Answer) {
    const choices = REQUESTS.map(({ id }) => ({ id, choice: fieldOf(answer, id) }));
    if (choices.some(({ choice }) => choice !== 'allow' && choice !== 'deny')) return neutral('incomplete');
    const right = choices.filter(({ id, choice }) => choice === RIGHT[id]).length;
    if (right === choices.length) return correct();
    if (choices.every(({ choice }) => choice === 'deny')) return incorrect('all-denied');
    if (choices.every(({ choice }) => choice === 'allow')) return incorrect('all-allowed');
    return incorrect('incorrect', { right, of: choices.length });
  },

  reveal: (): PermissionsReveal => ({
    day: [
      {
        id: 'location',
        used: '288 fois',
        hours: Array.from({ length: 24 }, (_, hour) => hour),
        became:
          'Toutes les cinq minutes, application fermée. À 6 h vous quittez cette rue, à 6 h 40 vous badgez au quai 3 : une semaine suffit à dessiner vos horaires.',
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
        became: 'Dont un code de la banque, à 17 h 52, et quatre messages partis en votre nom vers un numéro surtaxé.',
      },
    ],
    others: [
      {
        shown: 'Le même mardi, tout refusé',
        truth:
          'À 7 h 20, l’écran reste noir devant le premier bon. Yann le photographie avec sa messagerie personnelle : les bons sortent de l’entreprise par une autre porte.',
      },
      {
        shown: 'Le même mardi, l’appareil photo seul',
        truth:
          'Six photos, six PDF, envoyés depuis la messagerie de travail. Les trois autres demandes sont revenues une fois, puis se sont tues.',
        genuine: true,
      },
    ],
    afterwards:
      'Malik Benali avait validé l’application sans regarder ses accès, un vendredi à 18 h : il le dit lui-même, et les retire sur les onze téléphones du quai. L’éditeur, interrogé par Fatou, répond que la position « sert aux statistiques ». Depuis, chaque fiche du catalogue de Brévelle dit en une ligne ce qu’il faut accorder, et pourquoi.',
  }),
});
