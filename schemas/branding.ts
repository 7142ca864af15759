/** Branding of an installation: name, logo, colours, company. One field of `vigie.json`. */
import { type Static, Type } from 'typebox';
import { closed } from './shapes.ts';

const Words = (description: string, maxLength: number) =>
  Type.Optional(Type.String({ description, minLength: 1, maxLength, pattern: '\\S' }));
const Colour = (description: string) =>
  Type.String({ description: `${description} Written #rrggbb.`, pattern: '^#[0-9a-fA-F]{6}$' });

const BrandingColoursSchema = Type.Object(
  {
    accent: Type.Optional(
      Type.Object(
        {
          light: Colour('In the light theme: dark enough to be read on white.'),
          dark: Colour('In the dark theme: light enough to be read on nearly black.'),
        },
        { ...closed, description: 'Links, buttons, labels: whatever can be pressed.' },
      ),
    ),
    night: Type.Optional(
      Colour('A dark colour: the ground of the header, the sea, the console’s bar and the projector, the same in both themes.'),
    ),
    beam: Type.Optional(
      Colour('A light colour: the beam over the sea, points and marks on the night, marked words, the same in both themes.'),
    ),
  },
  { ...closed, description: 'Colours of your own. Text in them, and on them, has a contrast of 4.5:1 at least, or is refused.' },
);

export const BrandingSchema = Type.Object(
  {
    name: Words('What players and facilitators read instead of Vigie. At most 24 characters.', 24),
    logo: Type.Optional(
      Type.String({
        description: 'A .svg or .png, from the folder of this file; the name is its text alternative.',
        minLength: 1,
        maxLength: 300,
      }),
    ),
    colours: Type.Optional(BrandingColoursSchema),
    company: Words('Your company, where a mission’s texts let it stand for the story’s. At most 60 characters.', 60),
  },
  { ...closed, description: 'What this installation is called and looks like.' },
);

export type BrandingDescription = Static<typeof BrandingSchema>;
export type BrandingColours = Static<typeof BrandingColoursSchema>;
