/** What may happen in an afternoon: a door that the badge opened, and what the diary has for that time. */
export interface Moment {
  /** When the door opened, and when the diary's line begins. */
  readonly at: string;
  readonly noted: string;
  readonly door: string;
  /** The diary, where it was the player who passed. */
  readonly there: string;
  /** The diary, where the player was on the second floor. */
  readonly elsewhere: string;
}

/** In the order of the day; five of them are drawn. Add one at its hour. */
export const MOMENTS: readonly Moment[] = [
  {
    at: '12 h 34',
    noted: '12 h 30',
    door: 'Tourniquet du restaurant',
    there: 'Déjeuner au restaurant, avec Camille',
    elsewhere: 'Déjeuner sur le pouce, étage 2',
  },
  {
    at: '13 h 27',
    noted: '13 h 25',
    door: 'Salle des plans, rez-de-chaussée',
    there: 'Relire le plan de quai, salle des plans',
    elsewhere: 'Relire le plan de quai à l’écran, étage 2',
  },
  {
    at: '14 h 12',
    noted: '14 h 10',
    door: 'Portillon du quai 3',
    there: 'Tour du quai 3 avec Yann',
    elsewhere: 'Tour du quai reporté ; formation en ligne, étage 2',
  },
  {
    at: '15 h 05',
    noted: '15 h',
    door: 'Archives, sous-sol',
    there: 'Descendre le carton aux archives',
    elsewhere: 'Appel avec Inès, étage 2 ; le carton attendra',
  },
  {
    at: '15 h 48',
    noted: '15 h 45',
    door: 'Local à vélos',
    there: 'Chercher la gourde restée sur le vélo',
    elsewhere: 'Café à la machine, étage 2',
  },
  {
    at: '16 h 33',
    noted: '16 h 30',
    door: 'Magasin des pièces',
    there: 'Signer une livraison au magasin',
    elsewhere: 'Point d’équipe, étage 2',
  },
  {
    at: '17 h 21',
    noted: '17 h 15',
    door: 'Barrière du parking',
    there: 'Prendre le dossier dans la voiture',
    elsewhere: 'Finir le compte rendu, étage 2',
  },
];
