/** The colleagues who read the lure, the kinds of day that they may have, and their reactions. */
import type { Channel, Lever, Name, Pretext, Sender } from './artifacts.ts';

interface Day {
  readonly text: string;
  /** The lever that works on that day; no other does. */
  readonly lever: Lever;
  readonly falls: string;
}

export interface Person {
  readonly id: Name;
  readonly name: string;
  /** The sender and the pretext that this colleague expects anyway, and the channel that they read first. */
  readonly sender: Sender;
  readonly pretext: Pretext;
  readonly channel: Channel;
  readonly days: readonly [Day, Day];
  readonly checks: string;
  /** The reaction of a colleague who reports; absent for one who ignores the lure. */
  readonly reports?: string;
}

export const STAFF: readonly Person[] = [
  {
    id: 'nadia',
    name: 'Nadia Kervella',
    sender: 'fournisseur',
    pretext: 'facture',
    channel: 'mail',
    days: [
      {
        text: 'Clôture du mois : douze dossiers à finir.',
        lever: 'urgence',
        falls: 'Une demande de moins sur la pile : elle accepte.',
      },
      {
        text: 'Un fournisseur fâché au téléphone depuis 8 h.',
        lever: 'service',
        falls: 'Elle veut arranger les choses : elle accepte.',
      },
    ],
    checks: 'Rappelle au numéro de ses propres dossiers.',
    reports: 'Quelque chose la gêne : elle signale, sans certitude.',
  },
  {
    id: 'yann',
    name: 'Yann Le Dantec',
    sender: 'support',
    pretext: 'planning',
    channel: 'sms',
    days: [
      { text: 'Fin de nuit, dix heures de portique.', lever: 'urgence', falls: 'Il veut dormir : un geste, et c’est réglé.' },
      { text: 'Que des soucis depuis lundi.', lever: 'gain', falls: 'Une bonne nouvelle, enfin : il accepte aussitôt.' },
    ],
    checks: 'Demande à la relève si elle a reçu la même chose.',
  },
  {
    id: 'solene',
    name: 'Solène Autret',
    sender: 'collegue',
    pretext: 'cagnotte',
    channel: 'sms',
    days: [
      {
        text: 'Court après son train, Biscotte dans son panier.',
        lever: 'urgence',
        falls: 'Le train siffle : elle accepte en courant.',
      },
      {
        text: 'Prépare une fête sans que cela se sache.',
        lever: 'secret',
        falls: 'Elle garde si bien les secrets qu’elle ne demande à personne.',
      },
    ],
    checks: 'Cherche l’expéditeur dans l’annuaire.',
  },
  {
    id: 'ines',
    name: 'Inès Moreau',
    sender: 'collegue',
    pretext: 'contrat',
    channel: 'mail',
    days: [
      { text: 'Installe trois nouvelles personnes.', lever: 'service', falls: 'Une personne de plus à aider : elle aide.' },
      { text: 'Un contrôle est annoncé pour jeudi.', lever: 'peur', falls: 'Surtout pas d’ennuis cette semaine : elle accepte.' },
    ],
    checks: 'Regarde sur La Passerelle : rien. Elle attend.',
  },
  {
    id: 'malik',
    name: 'Malik Benali',
    sender: 'direction',
    pretext: 'compte',
    channel: 'chat',
    days: [
      {
        text: 'Trente demandes ouvertes, tout le monde l’appelle.',
        lever: 'service',
        falls: 'Il dépanne toute la journée : il dépanne encore.',
      },
      {
        text: 'Remplace sa responsable, et veut bien faire.',
        lever: 'autorite',
        falls: 'Il n’ose pas faire attendre : il accepte.',
      },
    ],
    checks: 'Cherche la demande dans ses tickets.',
    reports: 'Reconnaît le procédé, et signale.',
  },
  {
    id: 'camille',
    name: 'Camille Prigent',
    sender: 'direction',
    pretext: 'planning',
    channel: 'chat',
    days: [
      { text: 'Troisième jour dans un nouveau bureau.', lever: 'autorite', falls: 'Nouvelle ici, elle ne discute pas.' },
      {
        text: 'Tient le planning d’une escale qui change sans cesse.',
        lever: 'urgence',
        falls: 'Une case de plus à cocher : elle accepte.',
      },
    ],
    checks: 'Demande un second avis au bureau d’à côté.',
    reports: 'Prend un second avis, puis signale.',
  },
  {
    id: 'karim',
    name: 'Karim Haddad',
    sender: 'fournisseur',
    pretext: 'colis',
    channel: 'appel',
    days: [
      {
        text: 'Deux livraisons en même temps, seul à l’accueil.',
        lever: 'urgence',
        falls: 'Deux personnes attendent au comptoir : il accepte.',
      },
      { text: 'Rêve de places pour la finale.', lever: 'gain', falls: 'Il y croit une minute, la minute qu’il fallait.' },
    ],
    checks: 'Rappelle au numéro du répertoire de l’accueil.',
  },
  {
    id: 'marianne',
    name: 'Marianne Le Goff',
    sender: 'support',
    pretext: 'contrat',
    channel: 'sms',
    days: [
      {
        text: 'Embarque dans dix minutes, et doit rester joignable.',
        lever: 'peur',
        falls: 'Pas d’ennuis au moment de partir : elle accepte.',
      },
      {
        text: 'Négocie un rachat dont presque personne ne sait rien.',
        lever: 'secret',
        falls: 'Elle s’attendait à un message discret : elle accepte.',
      },
    ],
    checks: 'Fait rappeler par son bureau, poste de l’annuaire.',
  },
];
