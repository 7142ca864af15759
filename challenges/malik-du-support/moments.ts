import type { Moment } from './artifacts.ts';

/** Time, name and question of each moment. */
export const SCHEDULE: Readonly<Record<Moment, { readonly at: string; readonly name: string; readonly asks: string }>> = {
  mail: {
    at: '9\u00a0h\u00a004',
    name: 'la boîte',
    asks: 'Un seul n’est pas du bruit. Lequel montrez-vous au support\u202f?',
  },
  first: { at: '9\u00a0h\u00a012', name: 'un contact', asks: 'Que faites-vous\u202f?' },
  second: { at: '9\u00a0h\u00a020', name: 'un autre', asks: 'Et cette fois\u202f?' },
  neighbour: {
    at: '9\u00a0h\u00a026',
    name: 'à côté',
    asks: 'Deux souris bougent seules\u00a0: chez qui faut-il couper, s’il le faut\u202f?',
  },
  tell: { at: '9\u00a0h\u00a030', name: 'le dire', asks: 'Quand, et à qui parlez-vous de tout cela\u202f?' },
};
