/** The other mails in Camille's mailbox, beside the imitation and the mail that Inès really wrote. All of them are genuine. */
import type { Mail } from './artifacts.ts';

export const CAMILLE = { name: 'Camille Prigent', address: 'camille.prigent@brevelle.example' };

/** Mails between the imitation and the genuine mail of Inès, newest first. */
export const RECENT: readonly Mail[] = [
  {
    id: 'maintenance',
    folder: 'inbox',
    from: { name: 'Malik Benali', address: 'malik.benali@brevelle.example' },
    to: CAMILLE,
    time: '11:40',
    date: 'mardi 17 novembre 2026, 11:40',
    subject: 'Messagerie indisponible jeudi soir',
    unread: true,
    body: [
      { kind: 'text', text: 'Bonjour Camille,' },
      {
        kind: 'text',
        text: 'La messagerie sera coupée jeudi de 20 h à 21 h pour une mise à jour. Les messages reçus entre-temps arriveront ensuite : vous n’avez rien à faire.',
      },
      { kind: 'text', text: 'Le détail est sur La Passerelle, rubrique Support :' },
      {
        kind: 'link',
        label: 'https://intranet.brevelle.example/support/maintenance',
        address: 'https://intranet.brevelle.example/support/maintenance',
      },
      { kind: 'text', text: 'Comme toujours, personne au support ne vous demandera votre mot de passe.' },
      { kind: 'signature', lines: ['Malik Benali', 'Support informatique, poste 4210'] },
    ],
  },
  {
    id: 'commande',
    folder: 'inbox',
    from: { name: 'Nadia Kervella', address: 'nadia.kervella@brevelle.example' },
    to: CAMILLE,
    time: '09:05',
    date: 'mardi 17 novembre 2026, 09:05',
    subject: 'Élingues du portique 3 : une question',
    body: [
      { kind: 'text', text: 'Bonjour Camille,' },
      {
        kind: 'text',
        text: 'La facture des élingues compte douze pièces, ton bon de commande en compte dix. Qui a raison ? Je t’appelle vers 15 h, rien ne part avant.',
      },
      { kind: 'text', text: 'Bonne journée,' },
      { kind: 'signature', lines: ['Nadia Kervella', 'Comptabilité fournisseurs, poste 4132'] },
    ],
  },
];

/** Mails older than the imitation and the genuine mail of Inès. */
export const OLDER: readonly Mail[] = [
  {
    id: 'repas',
    folder: 'inbox',
    from: { name: 'Solène Autret', address: 'solene.autret@brevelle.example' },
    to: { name: 'Exploitation', address: 'exploitation@brevelle.example' },
    time: 'Ven.',
    date: 'vendredi 13 novembre 2026, 16:48',
    subject: 'Repas de fin d’année : poisson ou végétarien ?',
    body: [
      { kind: 'text', text: 'Bonjour l’équipe,' },
      {
        kind: 'text',
        text: 'Le repas aura lieu le 11 décembre à midi, au réfectoire du quai. Répondez-moi simplement « poisson » ou « végétarien » d’ici la fin du mois.',
      },
      { kind: 'text', text: 'Biscotte, mon chat, vote poisson, sans être de la fête.' },
      { kind: 'signature', lines: ['Solène Autret', 'Communication, poste 4108'] },
    ],
  },
  {
    id: 'reponse',
    folder: 'sent',
    from: CAMILLE,
    to: { name: 'Solène Autret', address: 'solene.autret@brevelle.example' },
    time: 'Ven.',
    date: 'vendredi 13 novembre 2026, 17:02',
    subject: 'Re : Repas de fin d’année : poisson ou végétarien ?',
    body: [
      { kind: 'text', text: 'Bonjour Solène,' },
      { kind: 'text', text: 'Végétarien pour moi, merci. Une caresse à Biscotte.' },
      { kind: 'signature', lines: ['Camille Prigent', 'Bureau d’exploitation'] },
    ],
  },
  {
    id: 'signalement',
    folder: 'archive',
    from: { name: 'Fatou Diarra', address: 'fatou.diarra@brevelle.example' },
    to: { name: 'Tout Brévelle', address: 'tous@brevelle.example' },
    replyTo: 'signalement@brevelle.example',
    time: '2 nov.',
    date: 'lundi 2 novembre 2026, 08:30',
    subject: 'Un message vous paraît étrange ?',
    body: [
      { kind: 'text', text: 'Bonjour à toutes et à tous,' },
      {
        kind: 'text',
        text: 'Transférez-le à signalement@brevelle.example, même sans certitude : mieux vaut un doute de trop. Nous répondons dans l’heure, et personne ne vous reprochera une fausse alerte.',
      },
      {
        kind: 'text',
        text: 'Si vous avez déjà cliqué ou saisi un mot de passe, appelez tout de suite le poste\u00a04301 : c’est encore mieux.',
      },
      { kind: 'signature', lines: ['Fatou Diarra', 'Responsable de la sécurité, poste 4301'] },
    ],
  },
  {
    id: 'escale',
    folder: 'archive',
    from: { name: 'Gwenaëlle Riou', address: 'gwenaelle.riou@brevelle.example' },
    to: { name: 'Exploitation', address: 'exploitation@brevelle.example' },
    time: '29 oct.',
    date: 'jeudi 29 octobre 2026, 19:15',
    subject: 'Escale du 28',
    body: [
      { kind: 'text', text: 'Deux heures d’avance malgré le vent. Bravo, et merci.' },
      { kind: 'signature', lines: ['Gwenaëlle Riou'] },
    ],
  },
];
