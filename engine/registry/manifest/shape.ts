/** First phase: the shape of a manifest, or of another file that people write, as its schema says. */
import { Ajv, type ErrorObject } from 'ajv';
import { type ChallengeManifest, ManifestSchema } from '#schemas/manifest.ts';
import type { JsonDocument } from './json-document.ts';
import { nearestWord, wellFormed } from './nearest-word.ts';
import type { PlacedMistake } from './place.ts';

const ajv = new Ajv({ allErrors: true, verbose: true, strict: true, multipleOfPrecision: 6 });

export interface Shape<T> {
  /** Whether a value has it. */
  holds(value: unknown): value is T;
  /** Every mistake, each at its place. None means that `holds` does. */
  mistakes(document: JsonDocument): PlacedMistake[];
}

/** The shape that a schema describes. */
export function shapeOf<T>(schema: object): Shape<T> {
  const validate = ajv.compile<T>(schema);
  return {
    holds: (value): value is T => validate(value),
    mistakes: (document) => (validate(document.value) ? [] : mistakesOf(validate.errors ?? [], document)),
  };
}

export const manifestShape = shapeOf<ChallengeManifest>(ManifestSchema);

function mistakesOf(errors: readonly ErrorObject[], document: JsonDocument): PlacedMistake[] {
  const misspelt = new Set(errors.flatMap((error) => meantField(error) ?? []));
  const seen = new Set<string>();
  return errors.flatMap((error) => {
    // A near miss explains the missing field already: 'titel' is not two mistakes.
    if (error.keyword === 'required' && misspelt.has(`${error.instancePath}/${error.params['missingProperty']}`)) return [];
    const mistake = { ...placeOf(error, document), message: messageOf(error) };
    // One value that breaks several rules is one mistake; an object may lack several fields.
    const about = isAboutFields(error) ? `${error.instancePath} ${mistake.message}` : error.instancePath;
    if (seen.has(about)) return [];
    seen.add(about);
    return [mistake];
  });
}

function isAboutFields({ keyword }: ErrorObject): boolean {
  return keyword === 'required' || keyword === 'additionalProperties';
}

function placeOf({ keyword, instancePath, params }: ErrorObject, document: JsonDocument) {
  return keyword === 'additionalProperties'
    ? document.placeOfName(instancePath, params['additionalProperty'])
    : document.placeOf(instancePath);
}

/** Pointer of the field that an unknown one was probably meant to be. */
function meantField(error: ErrorObject): string | undefined {
  if (error.keyword !== 'additionalProperties') return undefined;
  const meant = nearestField(error);
  return meant && `${error.instancePath}/${meant}`;
}

function fieldsOf({ parentSchema }: ErrorObject): string[] {
  return Object.keys(parentSchema?.['properties'] ?? {}).filter((name) => name !== '$schema');
}

/** Fields already there cannot be what was meant. */
function nearestField(error: ErrorObject): string | undefined {
  const present = typeof error.data === 'object' && error.data !== null ? error.data : {};
  return nearestWord(
    error.params['additionalProperty'],
    fieldsOf(error).filter((name) => !Object.hasOwn(present, name)),
  );
}

function messageOf(error: ErrorObject): string {
  const { keyword, params, data, parentSchema } = error;
  const value = JSON.stringify(data);
  const name = fieldName(error.instancePath);
  switch (keyword) {
    case 'additionalProperties': {
      const meant = nearestField(error);
      const cure = meant ? `Did you mean "${meant}"?` : `Allowed here: ${fieldsOf(error).join(', ')}`;
      return `unknown field "${params['additionalProperty']}". ${cure}`;
    }
    case 'required': {
      const description = parentSchema?.['properties']?.[params['missingProperty']]?.description;
      return `missing field "${params['missingProperty']}"${description ? `: ${description}` : ''}`;
    }
    case 'enum': {
      const allowed: string[] = params['allowedValues'];
      const meant = typeof data === 'string' ? nearestWord(data, allowed) : undefined;
      return `${name} cannot be ${value}. ${meant ? `Did you mean "${meant}"? ` : ''}Allowed: ${allowed.map((word) => `"${word}"`).join(', ')}`;
    }
    case 'type':
      return `${name} must be ${KINDS[String(params['type'])] ?? params['type']}, not ${kindOf(data)}`;
    case 'minLength':
      return `${name} must not be empty`;
    case 'maxLength':
      return `${name} has ${[...String(data)].length} characters; at most ${params['limit']} are allowed`;
    case 'pattern': {
      if (params['pattern'] === '\\S') return `${name} must not be blank`;
      const meant = wellFormed(String(data), params['pattern']);
      return `${name} cannot be ${value}. ${meant ? `Did you mean "${meant}"? ` : ''}${parentSchema?.['description'] ?? ''}`;
    }
    case 'minimum':
      return `${name} must be at least ${params['limit']}, not ${value}`;
    case 'maximum':
      return `${name} must be at most ${params['limit']}, not ${value}`;
    case 'multipleOf':
      return `${name} has more than two decimals: ${value}`;
    case 'minItems':
      return `${name} needs at least ${params['limit']} ${params['limit'] === 1 ? 'entry' : 'entries'}`;
    case 'maxItems':
      return `${name} has more than ${params['limit']} entries`;
    case 'uniqueItems':
      return `${name} has the same entry twice (entries ${Math.min(params['i'], params['j']) + 1} and ${Math.max(params['i'], params['j']) + 1})`;
    default:
      return `${name} ${error.message ?? 'is not as the schema says'}`;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list [ ]',
  object: 'an object { }',
};

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? `the text ${JSON.stringify(value)}` : String(value);
}

/** `/hints/0/title` → `"hints[0].title"`. */
function fieldName(pointer: string): string {
  const path = pointer
    .slice(1)
    .replace(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');
  return path === '' ? 'the file' : `"${path}"`;
}
