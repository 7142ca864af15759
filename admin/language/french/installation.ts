/** Messages of the installation page, in French. */
import type { SameMessages } from '../catalogue.ts';
import type { installation as English } from '../english/installation.ts';

export const installation: SameMessages<typeof English> = {
  title: 'Installation',
  about: 'Pour qui s’occupe de cette installation : ce que contient sa base, les sauvegardes, les identifiants de ses sessions.',
  restore: 'Restaurer une sauvegarde',
  pages: {
    title: 'Personnes et sauvegardes',
    personalData: 'Ce que Vigie conserve d’une personne : le lui dire, en donner une copie, le rectifier, l’effacer.',
    people: 'Les personnes de l’organisation, par service, et l’import d’une liste.',
    restore: 'Remettre une session d’une sauvegarde, ou tout ce qu’elle contient dans une installation vide.',
  },
  identifiers: 'Identifiants',
  caption: 'Les sessions et leurs identifiants, la plus récente en premier',
  storage: {
    title: 'Stockage',
    sessions: 'Sessions',
    participants: 'Participants',
    events: 'Mouvements de points',
    size: 'Taille de la base',
    version: 'Version de Vigie',
    path: 'Emplacement de la base',
    kept: 'Les participants retirés ou fusionnés sont conservés, et comptés ici ; les classements ne les comptent pas.',
    deletedAfter: (days) =>
      `Une session où rien ne s’est passé depuis ${days} jours est supprimée, avec ses participants. Qui tient le serveur règle ce délai.`,
    keptForEver: 'Les sessions sont gardées jusqu’à ce que quelqu’un les supprime. Qui tient le serveur peut fixer un délai.',
    undecided:
      'Personne n’a décidé combien de temps les sessions sont gardées : rien ne part de soi-même, comme en 1.0.0. Demandez à qui tient le serveur de régler RETENTION_DAYS sur un nombre de jours (180 dans une installation neuve), ou sur off pour tout garder.',
    backup: 'Sauvegarde complète',
  },
};
