/** API tokens of scripts: payloads of the calls by which an account makes and revokes its own. Times are ISO 8601 in UTC. */
import { type Static, Type } from 'typebox';
import { API_SCOPES, API_TOKEN_DAYS, API_TOKEN_NAME, USUAL_API_TOKEN_DAYS } from './console-constants.ts';
import { closed, ID, OrNone } from './shapes.ts';

const Scope = Type.Enum([...API_SCOPES], { description: 'The one thing that the token is for.' });

export const NewApiTokenSchema = Type.Object(
  {
    name: Type.String({
      ...API_TOKEN_NAME,
      description: 'The script, and where it runs; one line, unlike those of the other tokens.',
    }),
    scope: Scope,
    days: Type.Optional(
      Type.Integer({ ...API_TOKEN_DAYS, description: `Days until it ends; ${USUAL_API_TOKEN_DAYS} without it.` }),
    ),
  },
  closed,
);

const listed = {
  id: Type.String(),
  name: Type.String(),
  scope: Scope,
  createdAt: Type.String(),
  expiresAt: Type.String({ description: 'From then on it opens nothing.' }),
  usedAt: OrNone(Type.String(), { description: 'Last use, to the minute; null before the first.' }),
};

export const ApiTokensSchema = Type.Array(Type.Object(listed, closed), {
  description: 'Those that are valid, the newest first.',
});

export const MadeApiTokenSchema = Type.Object(
  { ...listed, token: Type.String({ description: 'Told this once; only its hash is stored.' }) },
  closed,
);

export const ApiTokenIdSchema = Type.Object({ id: Type.String(ID) }, closed);

export type ApiScope = Static<typeof Scope>;
export type NewApiToken = Static<typeof NewApiTokenSchema>;
export type ApiToken = Static<typeof ApiTokensSchema>[number];
export type MadeApiToken = Static<typeof MadeApiTokenSchema>;
