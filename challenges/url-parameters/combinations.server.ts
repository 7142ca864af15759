/** The eight combinations of parameters, from the default address to the one that opens everything, with what each opens. */
import type { Combination } from './artifacts.ts';

export const COMBINATIONS: readonly Combination[] = [
  { debug: 'false', admin: '0', id: '1', opened: 'La liste publique. C’est tout ce qu’un visiteur devrait voir.' },
  { debug: 'true', admin: '0', id: '1', opened: 'Le journal interne : il explique les deux autres verrous.' },
  { debug: 'false', admin: '1', id: '1', opened: 'L’administration, à qui l’a demandée.' },
  { debug: 'false', admin: '0', id: '0', opened: 'Le nom du compte de maintenance. Avec 2 à 5 : ceux de quatre collègues.' },
  { debug: 'true', admin: '1', id: '1', opened: 'Le journal et l’administration : deux conditions sur trois.' },
  { debug: 'true', admin: '0', id: '0', opened: 'Le journal, lu sous le nom de root.' },
  { debug: 'false', admin: '1', id: '0', opened: 'L’administration, sous le nom de root.' },
  { debug: 'true', admin: '1', id: '0', opened: 'Tout : le panneau de maintenance et sa clé.', everything: true },
];
