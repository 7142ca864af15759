/** Validation messages for people: French on player calls, English on console calls. */
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
  additionalProperties: () => ({ fr: 'n’est pas attendu', en: 'is not expected' }),
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
  minItems: ({ limit }) => ({ fr: `doit avoir au moins ${limit} élément(s)`, en: `must have at least ${limit} item(s)` }),
  uniqueItems: () => ({ fr: 'ne doit rien contenir deux fois', en: 'must not hold anything twice' }),
  maxItems: ({ limit }) => ({ fr: `doit avoir au plus ${limit} éléments`, en: `must have at most ${limit} items` }),
  maxProperties: ({ limit }) => ({ fr: `doit avoir au plus ${limit} champs`, en: `must have at most ${limit} fields` }),
  minimum: ({ limit }) => ({ fr: `doit valoir au moins ${limit}`, en: `must be at least ${limit}` }),
  maximum: ({ limit }) => ({ fr: `doit valoir au plus ${limit}`, en: `must be at most ${limit}` }),
  multipleOf: () => ({ fr: 'doit avoir au plus deux décimales', en: 'must have at most two decimals' }),
};

const OTHERWISE = { fr: 'n’a pas la forme attendue', en: 'does not have the expected form' };

/**
 * The validation error to report. A union (`anyOf`) gives an error for each member: the error of the member whose type fits the
 * value counts; if no type fits, one error names all types. For a union of literals and objects, the error names every shape,
 * unless a field of one object is wrong.
 */
export function decisiveMistake(mistakes: readonly FastifySchemaValidationError[]): FastifySchemaValidationError | undefined {
  const [first] = mistakes;
  if (mistakes.at(-1)?.keyword !== 'anyOf') return first;
  const kinds = mistakes.slice(0, -1);
  const union = mistakes.at(-1);
  if (union && shapesOf(union).length > 0)
    return kinds.find(({ instancePath }) => instancePath.length > union.instancePath.length) ?? union;
  const ofOneKind = kinds.find(({ keyword }) => keyword !== 'type');
  return ofOneKind ?? (first && { ...first, params: { type: kinds.map(({ params }) => params['type']) } });
}

/** Allowed shapes of a union of literals and objects, as JSON: `"all"`, `{ "team": … }`; empty for any other schema. */
function shapesOf(error: object): readonly string[] {
  const schema: unknown = 'parentSchema' in error ? error.parentSchema : undefined;
  if (typeof schema !== 'object' || schema === null || !('anyOf' in schema) || !Array.isArray(schema.anyOf)) return [];
  const shapes = schema.anyOf.map(shapeOf);
  return shapes.includes('') ? [] : shapes;
}

/** The shape of a union's member; empty for a schema that is no literal and no object with required fields. */
function shapeOf(member: unknown): string {
  if (typeof member !== 'object' || member === null) return '';
  if ('const' in member) return JSON.stringify(member.const);
  const fields = 'required' in member && Array.isArray(member.required) ? member.required : [];
  return fields.length === 0 ? '' : `{ ${fields.map((field) => `"${field}": …`).join(', ')} }`;
}

/** The schema's own description of the expected value; in English only. */
function expectation(error: object): string {
  const schema: unknown = 'parentSchema' in error ? error.parentSchema : undefined;
  if (typeof schema !== 'object' || schema === null || !('description' in schema)) return '';
  return ` Expected: ${String(schema.description)}`;
}

function oneOf(shapes: readonly string[], language: Language): string {
  return language === 'fr' ? `doit être ${shapes.join(' ou ')}` : `must be ${shapes.join(' or ')}`;
}

/** The field of a validation error, and a sentence about it. */
export function describeMistake(
  error: FastifySchemaValidationError,
  language: Language,
): { field: string | undefined; message: string } {
  const parameters: Record<string, unknown> = error.params;
  const path = error.instancePath.split('/').slice(1);
  const named = parameters['missingProperty'] ?? parameters['additionalProperty'];
  const field = [...path, ...(typeof named === 'string' ? [named] : [])].join('.').slice(0, 80);
  const shapes = error.keyword === 'anyOf' ? shapesOf(error) : [];
  const rule = shapes.length > 0 ? oneOf(shapes, language) : (RULES[error.keyword]?.(parameters) ?? OTHERWISE)[language];
  if (field === '')
    return { field: undefined, message: language === 'fr' ? `Le corps de la requête ${rule}.` : `The body ${rule}.` };
  if (language === 'fr') return { field, message: `Le champ « ${field} » ${rule}.` };
  return { field, message: `${field} ${rule}.${error.keyword === 'pattern' ? expectation(error) : ''}` };
}
