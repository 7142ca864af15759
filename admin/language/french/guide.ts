import type { SameMessages } from '../catalogue.ts';
import type { guide as English } from '../english/guide.ts';

export const guide: SameMessages<typeof English> = {
  open: 'Guide',
  title: 'Animer un atelier',
  chapters: 'Chapitres du guide',
  whole: 'Tout le guide, à lire ou à imprimer',
  print: 'Imprimer',
  language: 'fr',
};
