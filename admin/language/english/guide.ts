/** Messages around the guide, which itself is French (`docs/animer`). */
export const guide = {
  open: 'Guide',
  title: 'Animer un atelier',
  chapters: 'Chapters of the guide',
  whole: 'The whole guide, to read or print',
  print: 'Print',
  language: 'en',
};
