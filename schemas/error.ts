/** Schema of every error reply. */
import { type Static, Type } from 'typebox';
import { closed } from './shapes.ts';

export const ErrorSchema = Type.Object(
  {
    message: Type.String({ description: 'For the person: French on player calls, English on console calls.' }),
    code: Type.String({ description: 'For the program, e.g. session-closed.' }),
    field: Type.Optional(Type.String({ description: 'Which field of the input is wrong.' })),
  },
  closed,
);
export type ErrorReply = Static<typeof ErrorSchema>;
