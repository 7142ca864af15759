/** Words of the page of the installation, in French. */
import type { SameMessages } from '../catalogue.ts';
import type { installation as English } from '../english/installation.ts';

export const installation: SameMessages<typeof English> = {
  title: 'Installation',
  about: 'Pour qui s’occupe de cette installation : ce que contient sa base, les sauvegardes, les identifiants de ses sessions.',
  restore: 'Restaurer une sauvegarde',
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
    backup: 'Sauvegarde complète',
  },
};
