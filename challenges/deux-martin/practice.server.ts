/** The texts for practice: none of their sentences, labels or sheets occurs in a scored attempt. */
import type { Sheet } from './artifacts.ts';
import type { NoonWording } from './noon.server.ts';
import type { Wording } from './places.server.ts';

export const PRACTICE_WORDING: Wording = {
  both: 'Aux deux, par prudence',
  teams: ['Solène, Yann et Nadia', 'Malik, Inès et Yann'],
  team: (team) => `Laissez ${team} lire notre échange et y répondre.`,
  families: (count) => `Les ${count} parents des inscrits doivent recevoir ce message.`,
  familyAddresses: 'adresses de parents',
  copy: { visible: 'Visibles de tous (Cc)', hidden: 'Invisibles entre eux (Cci)', nobody: 'Sans copie du tout' },
  total: 'Un chiffre par atelier, c’est tout ce qu’il me faut.',
  whole: {
    team: 'J’ai besoin du classeur entier, pour y écrire les salles.',
    families: 'Il faut le classeur entier : chaque parent y écrira sa salle.',
  },
  workbook: 'Le fichier des ateliers, avec une feuille masquée',
  file: {
    whole: 'Le fichier, toutes feuilles comprises',
    sheet: 'Un PDF des « Totaux », rien d’autre',
    password: 'Le fichier sous mot de passe, celui-ci dans le message',
  },
  until: ['pendant une semaine', 'jusqu’au jour de la fête'],
  poster: 'Le lien du programme sera imprimé : tout le monde l’ouvrira.',
  posterName: 'Programme',
  folder: 'Le dossier des présences, personne d’autre que moi ne l’ouvrira.',
  folderName: 'Dossier « Présences »',
  link: {
    anyone: 'Ouvert à qui a l’adresse',
    named: (name, until) => `Ouvert à ${name}, ${until}`,
    company: 'Ouvert à la maison, pour toujours',
  },
  privateSheets: [
    {
      name: 'Santé',
      rows: [
        ['Enfant', 'À savoir'],
        ['Zoé', 'asthme, inhalateur'],
        ['Tom', 'épilepsie'],
      ],
    },
    {
      name: 'Dettes',
      rows: [
        ['Famille', 'Reste dû'],
        ['A. B.', '45\u00a0€, en retard'],
        ['P. N.', 'à relancer'],
      ],
    },
  ] satisfies readonly Sheet[],
  harmlessSheets: [
    {
      name: 'Salles',
      rows: [
        ['Salle', 'Places assises'],
        ['Misaine', 'douze places'],
        ['Hunier', 'vingt places'],
      ],
    },
  ] satisfies readonly Sheet[],
};

export const PRACTICE_NOON: NoonWording = {
  personal: ['les portables des parents', 'les certificats médicaux du club', 'les notes d’entretien des stagiaires'],
  business: ['le budget des ateliers', 'la liste des voiles à réviser', 'le plan de la salle Misaine'],
  tell: {
    dpo: 'Tout de suite, à la déléguée aux données et à Fatou Diarra.',
    house: 'Tout de suite, à Fatou Diarra, sans déranger la déléguée.',
    nobody: 'Inutile : rien n’est sorti, je l’arrête.',
    later: 'La semaine prochaine, au point d’équipe.',
  },
  sent: (data, somebody) => `À 12 h 04, un fichier avec ${data} a été envoyé par erreur à ${somebody}.`,
  waiting: (data, somebody) =>
    `À 12 h 04, un fichier avec ${data} a été programmé par erreur pour ${somebody}. Il est encore dans la boîte d’envoi, jusqu’à 17 h.`,
  mail: {
    recall: 'Je demande un rappel à la messagerie, et j’en garde la réponse.',
    ask: 'Un mot à cette personne : n’ouvrez pas, effacez, dites-le-moi. Mon envoi reste.',
    cancel: 'Je retire le fichier de la boîte d’envoi, et je change l’adresse.',
    erase: 'Je vide mes envois, et je recommence vers l’autre Martin.',
  },
  others: [
    {
      told: (data) => `À 12 h 04, une capture d’écran avec ${data} est partie de votre boîte dans un fil de cent personnes.`,
      gestures: [
        { value: 'withdraw', label: 'Je retire la capture du fil, et je note l’heure et qui l’a vue.' },
        { value: 'erase', label: 'Je supprime le fil entier : affaire classée.' },
        { value: 'pass', label: 'Je laisse passer, personne ne lit ce fil.' },
        { value: 'again', label: 'Je reposte la capture, avec mes excuses.' },
      ],
      outcomes: {
        withdraw: 'La capture quitte le fil ; l’heure et les regards sont notés.',
        erase: 'Le fil disparaît, et plus personne ne sait qui avait vu la capture.',
        pass: 'La capture reste dans le fil, et cent personnes peuvent la lire.',
        again: 'La capture remonte en haut du fil, sous tous les yeux.',
      },
      why: 'Retirer limite les regards, noter garde les faits. Supprimer tout le fil effacerait aussi la liste de ceux qui ont vu.',
    },
    {
      told: (data) =>
        `À 12 h 04, une invitation d’agenda, avec ${data} en pièce jointe, est partie à un prestataire, par erreur.`,
      gestures: [
        { value: 'withdraw', label: 'Je retire la pièce jointe, je demande au prestataire de l’effacer, et je garde l’envoi.' },
        { value: 'erase', label: 'J’annule l’invitation et je vide la corbeille.' },
        { value: 'pass', label: 'Je change l’heure du rendez-vous, et je ne dis rien.' },
        { value: 'again', label: 'Je renvoie l’invitation à tous, corrigée.' },
      ],
      outcomes: {
        withdraw: 'La pièce est retirée, et le prestataire confirme qu’il l’efface.',
        erase: 'La pièce est toujours chez le prestataire, et votre envoi ne dit plus ce qui est parti.',
        pass: 'L’heure change. La pièce est toujours chez le prestataire.',
        again: 'La première pièce est toujours chez le prestataire.',
      },
      why: 'La pièce est déjà chez quelqu’un : on demande qu’elle soit effacée, et l’envoi gardé dit ce qui est parti.',
    },
  ],
};
