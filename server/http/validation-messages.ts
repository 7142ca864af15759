/** Says, for a person, what a payload's field must be: French on player calls, English on console calls. */
import type { FastifySchemaValidationError } from 'fastify';

export type Language = 'fr' | 'en';

const TYPES: Readonly<Record<string, { fr: string; en: string }>> = {
  string: { fr: 'un texte', en: 'a text' },
  number: { fr: 'un nombre', en: 'a number' },
  integer: { fr: 'un nombre entier', en: 'an integer' },
  boolean: { fr: 'vrai ou faux', en: 'true or false' },
  object: { fr: 'un objet', en: 'an object' },
  array: { fr: 'une liste', en: 'a list' },
  null: { fr: 'vide', en: 'null' },
};

type Describe = (parameters: Record<string, unknown>) => { fr: string; en: string };

const RULES: Readonly<Record<string, Describe>> = {
  required: () => ({ fr: 'est requis', en: 'is required' }),
  additionalProperties: () => ({ fr: "n'est pas attendu", en: 'is not expected' }),
  type: ({ type }) => {
    const names = [type].flat().map((name) => TYPES[String(name)] ?? { fr: String(name), en: String(name) });
    return { fr: `doit être ${names.map(({ fr }) => fr).join(' ou ')}`, en: `must be ${names.map(({ en }) => en).join(' or ')}` };
  },
  enum: ({ allowedValues }) => ({
    fr: `doit être ${[allowedValues].flat().join(' ou ')}`,
    en: `must be ${[allowedValues].flat().join(' or ')}`,
  }),
  minLength: ({ limit }) => ({ fr: `doit avoir au moins ${limit} caractère(s)`, en: `must have at least ${limit} character(s)` }),
  maxLength: ({ limit }) => ({ fr: `doit avoir au plus ${limit} caractères`, en: `must have at most ${limit} characters` }),
  maxItems: ({ limit }) => ({ fr: `doit avoir au plus ${limit} éléments`, en: `must have at most ${limit} items` }),
  maxProperties: ({ limit }) => ({ fr: `doit avoir au plus ${limit} champs`, en: `must have at most ${limit} fields` }),
  minimum: ({ limit }) => ({ fr: `doit valoir au moins ${limit}`, en: `must be at least ${limit}` }),
  maximum: ({ limit }) => ({ fr: `doit valoir au plus ${limit}`, en: `must be at most ${limit}` }),
  multipleOf: () => ({ fr: 'doit avoir au plus deux décimales', en: 'must have at most two decimals' }),
};

const OTHERWISE = { fr: "n'a pas la forme attendue", en: 'does not have the expected form' };

/** The first mistake of a payload: its field and a sentence about it. */
export function describeMistake(
  error: FastifySchemaValidationError,
  language: Language,
): { field: string | undefined; message: string } {
  const parameters: Record<string, unknown> = error.params;
  const path = error.instancePath.split('/').slice(1);
  const named = parameters['missingProperty'] ?? parameters['additionalProperty'];
  const field = [...path, ...(typeof named === 'string' ? [named] : [])].join('.').slice(0, 80);
  const rule = (RULES[error.keyword]?.(parameters) ?? OTHERWISE)[language];
  if (field === '')
    return { field: undefined, message: language === 'fr' ? `Le corps de la requête ${rule}.` : `The body ${rule}.` };
  return { field, message: language === 'fr' ? `Le champ « ${field} » ${rule}.` : `${field} ${rule}.` };
}
