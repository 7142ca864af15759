/** Facilitator notes of a challenge, as sent to the console: parsed text, never markup. */
import { type Static, Type } from 'typebox';
import { NOTE_SECTIONS, NOTE_STYLES } from './console-constants.ts';
import { CHALLENGE_KEY } from './constants.ts';
import { closed } from './shapes.ts';

const Line = Type.Array(
  Type.Object({ style: Type.Enum([...NOTE_STYLES]), text: Type.String() }, { ...closed, description: 'A stretch of one style.' }),
  { description: 'A paragraph, or one item of a list.' },
);
const Block = Type.Object(
  {
    list: Type.Boolean({ description: 'Whether the lines are the items of a list; else there is one.' }),
    lines: Type.Array(Line),
  },
  closed,
);
const Section = Type.Object(
  {
    name: Type.Enum(NOTE_SECTIONS.map(({ name }) => name)),
    heading: Type.String({ description: 'In French, as the text is.' }),
    blocks: Type.Array(Block),
  },
  closed,
);

export const FacilitatorNotesSchema = Type.Object(
  {
    challenge: Type.String(CHALLENGE_KEY),
    sections: Type.Array(Section, { description: 'Every section, in the order in which they are needed.' }),
  },
  {
    ...closed,
    description: 'What a facilitator says and watches while this challenge is played. For no player: it has the solution.',
  },
);

export type NoteLine = Static<typeof Line>;
export type NoteSection = Static<typeof Section>;
export type FacilitatorNotes = Static<typeof FacilitatorNotesSchema>;
