/** Files of the challenge's folder that the manifest names: sub-pages and pictures. */
import { Type } from 'typebox';
import { PICTURE_FILE } from '#schemas/constants.ts';
import { closed, SLUG } from '#schemas/shapes.ts';
import { Line } from './texts.ts';

const Page = Type.Object(
  {
    slug: Type.String({
      description: "Last part of the sub-page's address: a to z, 0 to 9, single hyphens between.",
      pattern: SLUG,
      maxLength: 60,
    }),
    title: Line("The sub-page's title."),
    component: Type.String({
      description:
        'File in this folder whose default export is the page: a to z, 0 to 9, hyphens, then .page.tsx; e.g. admin.page.tsx.',
      pattern: '^[a-z0-9-]+\\.page\\.tsx$',
    }),
  },
  closed,
);

const Image = Type.Object(
  {
    file: Type.String({
      description: 'Picture in this folder: a to z, 0 to 9, hyphens, then .svg, .avif, .webp or .png.',
      ...PICTURE_FILE,
    }),
    alt: Line('Text alternative: what the picture tells, in French.', 500),
  },
  closed,
);

export const FILES = {
  pages: Type.Optional(
    Type.Array(Page, {
      description: 'Sub-pages, loaded on demand; without it there is none.',
      minItems: 1,
      maxItems: 5,
      examples: [[{ slug: 'admin', title: 'Espace d’administration', component: 'admin.page.tsx' }]],
    }),
  ),
  images: Type.Optional(
    Type.Array(Image, {
      description: 'Every picture of the folder, with its text alternative; a folder without pictures has none.',
      minItems: 1,
      examples: [[{ file: 'quai.webp', alt: 'Une porte ouverte sur le quai, la nuit.' }]],
    }),
  ),
};
