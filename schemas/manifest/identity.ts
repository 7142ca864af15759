/** Identity of a challenge: key, title, address, and its programme. */
import { Type } from 'typebox';
import { CHALLENGE_KEY } from '#schemas/constants.ts';
import { PROGRAMMES } from '#schemas/programmes.ts';
import { SLUG } from '#schemas/shapes.ts';
import { Line } from './texts.ts';

export const IDENTITY = {
  $schema: Type.Optional(Type.String({ description: 'Gives completion and hover help in editors.' })),
  key: Type.String({
    description: "The challenge's permanent identifier, which is the folder's name: a to z, 0 to 9, single hyphens between.",
    pattern: SLUG,
    maxLength: CHALLENGE_KEY.maxLength,
  }),
  version: Type.Integer({ description: 'Raise it to draw new variants.', minimum: 1 }),
  path: Type.String({
    description: 'Address of the page: a slash, then a to z, 0 to 9, single hyphens between; e.g. /caesar-challenge.',
    pattern: '^/[a-z0-9]+(-[a-z0-9]+)*$',
    maxLength: 80,
  }),
  title: Line('Title, in French.', 80),
  programme: Type.Optional(
    Type.String({
      description:
        'The collection that it belongs to; absent means the one of its pack, and outside of a pack the classic one, which a plain session plays.',
      pattern: SLUG,
      maxLength: 40,
      examples: PROGRAMMES.map(({ key }) => key),
    }),
  ),
};
