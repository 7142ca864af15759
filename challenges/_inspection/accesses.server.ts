import type { Access, SheetLine } from './artifacts.ts';

/** An access to the folder, and the project sheet's line for the same person. The access is right if `has` equals the sheet's `needs`. */
export interface PooledAccess extends Omit<Access, 'id'> {
  /** Absent if the sheet does not name this person, who therefore needs no access. */
  readonly sheet?: Omit<SheetLine, 'who'>;
  /** Explanation, shown after the solve. */
  readonly why: string;
}

/** The pool of accesses. Each player's list has some of them. Each name occurs once. */
export const POOL: readonly PooledAccess[] = [
  {
    who: 'Solène Autret',
    note: 'communication',
    has: 'write',
    sheet: { needs: 'write', task: 'écrit le programme' },
    why: 'Elle écrit le programme : la modification est ce qu’il lui faut.',
  },
  {
    who: 'Karim Haddad',
    note: 'services généraux',
    has: 'read',
    sheet: { needs: 'read', task: 'place les barrières d’après les plans' },
    why: 'Il lit les plans et n’y change rien : ni plus, ni moins.',
  },
  {
    who: 'Théo Vasseur',
    note: 'alternant',
    has: 'write',
    sheet: { needs: 'write', task: 'met le programme en ligne' },
    why: 'Un alternant aussi a besoin d’outils : c’est la tâche qui décide, pas le titre.',
  },
  {
    who: 'Jeanne Le Goff',
    note: 'adresse extérieure, tourisme-port.example',
    has: 'read',
    sheet: { needs: 'read', task: 'relit le programme pour l’office de tourisme' },
    why: 'Extérieure et attendue : son nom est sur la fiche, et elle ne peut que lire.',
  },
  {
    who: 'Anse Gourmande',
    note: 'traiteur, adresse extérieure',
    has: 'read',
    sheet: { needs: 'read', task: 'consulte les horaires jusqu’au 4 juillet' },
    why: 'La fin de la mission est écrite, et elle est encore à venir.',
  },
  {
    who: 'Léo Brossard',
    note: 'stagiaire',
    has: 'write',
    sheet: { needs: 'none', task: 'stage terminé le 30 mai' },
    why: 'Son stage est fini depuis trois semaines, et son accès dure. Personne n’a mal agi : personne n’y a pensé.',
  },
  {
    who: 'Imprimerie du Ponant',
    note: 'adresse extérieure',
    has: 'write',
    sheet: { needs: 'read', task: 'imprime l’affiche' },
    why: 'Elle a besoin d’un fichier à lire. Pouvoir modifier, c’est pouvoir effacer par mégarde.',
  },
  {
    who: 'Yann Le Dantec',
    note: 'chef d’équipe de nuit',
    has: 'write',
    sheet: { needs: 'none', task: 'a passé la main à Karim Haddad en avril' },
    why: 'Un collègue de confiance, qui ne s’en occupe plus. Un accès suit la tâche, pas la personne.',
  },
  {
    who: 'Toute personne disposant du lien',
    note: 'sans compte',
    has: 'read',
    why: 'Un lien se transfère en un clic, et plus personne ne sait qui lit. La fiche ne parle de personne de ce genre.',
  },
  {
    who: 'solene.autret@boite-du-port.example',
    note: 'adresse personnelle',
    has: 'write',
    why: 'Partagé chez soi, un soir, pour finir plus vite. Le dossier est alors protégé par le mot de passe d’une boîte privée.',
  },
  {
    who: 'Tous les salariés',
    note: '180 personnes',
    has: 'write',
    sheet: { needs: 'read', task: 'consultent le programme' },
    why: 'Lire suffit à cent quatre-vingts personnes. Qu’une seule boîte soit piratée, et tout le dossier se modifie.',
  },
];
