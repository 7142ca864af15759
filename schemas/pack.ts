/**
 * Packs of challenges: the manifest of a pack, and the list of packs that an installation loads. Two files for people: `vigie-pack.json`
 * in the pack, `vigie.json` in the installation. Types, validation and the JSON Schemas that editors read are derived from here.
 */
import { type Static, Type } from 'typebox';
import { BrandingSchema } from './branding.ts';
import { closed, SLUG } from './shapes.ts';

/** Version of the API of `engine/authoring`. A change that breaks existing challenges raises it. */
export const AUTHORING_VERSION = 1;

const Completion = Type.Optional(Type.String({ description: 'Gives completion and hover help in editors.' }));

export const PackSchema = Type.Object(
  {
    $schema: Completion,
    name: Type.String({ description: 'Name of the pack: a to z, 0 to 9, single hyphens between.', pattern: SLUG, maxLength: 60 }),
    version: Type.String({
      description: 'Version of the pack: three numbers with dots between, e.g. 1.0.0.',
      pattern: '^\\d+\\.\\d+\\.\\d+$',
      maxLength: 20,
    }),
    authoring: Type.Integer({ description: 'Version of the authoring doors that its challenges are written for.', minimum: 1 }),
    programme: Type.Object(
      {
        key: Type.String({
          description: 'Identifier of its programme: a to z, 0 to 9, single hyphens between.',
          pattern: SLUG,
          maxLength: 40,
        }),
        title: Type.String({
          description: 'Title of its programme, in French.',
          minLength: 1,
          maxLength: 60,
          pattern: '\\S',
        }),
      },
      { ...closed, description: 'The programme to which its challenges belong.' },
    ),
  },
  { ...closed, title: 'Pack of challenges' },
);

export type PackDescription = Static<typeof PackSchema>;

export const ConfigurationSchema = Type.Object(
  {
    $schema: Completion,
    house: Type.Optional(BrandingSchema),
    packs: Type.Optional(
      Type.Array(Type.String({ description: 'A folder, a .zip or the name of an npm package.', minLength: 1, maxLength: 500 }), {
        description:
          'Packs of challenges that are loaded beside challenges/. Their server parts run with the rights of the server.',
        maxItems: 50,
        uniqueItems: true,
      }),
    ),
  },
  { ...closed, title: 'Configuration of an installation' },
);

export type Configuration = Static<typeof ConfigurationSchema>;
