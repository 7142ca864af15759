/** First phase of validation: a manifest, or another file that people write, against its JSON Schema. */
import { Ajv, type ErrorObject } from 'ajv';
import { described, messages } from '#engine/author-tools/messages/messages.ts';
import { type ChallengeManifest, ManifestSchema } from '#schemas/manifest.ts';
import type { JsonDocument } from './json-document.ts';
import type { LocatedMistake } from './location.ts';
import { nearestWord, wellFormed } from './nearest-word.ts';

const say = messages('manifest');

const ajv = new Ajv({ allErrors: true, verbose: true, strict: true, multipleOfPrecision: 6 });

interface Shape<T> {
  /** Whether a value matches the schema. */
  holds(value: unknown): value is T;
  /** All mistakes with their locations; empty exactly when `holds` returns true. */
  mistakes(document: JsonDocument): LocatedMistake[];
}

/** Compiles a schema. */
export function shapeOf<T>(schema: object): Shape<T> {
  const validate = ajv.compile<T>(schema);
  return {
    holds: (value): value is T => validate(value),
    mistakes: (document) => (validate(document.value) ? [] : mistakesOf(validate.errors ?? [], document)),
  };
}

export const manifestShape = shapeOf<ChallengeManifest>(ManifestSchema);

function mistakesOf(errors: readonly ErrorObject[], document: JsonDocument): LocatedMistake[] {
  const misspelt = new Set(errors.flatMap((error) => meantField(error) ?? []));
  const seen = new Set<string>();
  return errors.flatMap((error) => {
    // 'titel' is one mistake, not an unknown field and a missing one.
    if (error.keyword === 'required' && misspelt.has(`${error.instancePath}/${error.params['missingProperty']}`)) return [];
    const whole = error.keyword === 'required' && error.instancePath === '' ? { length: 0 } : {};
    const mistake = { ...locationOf(error, document), ...whole, message: messageOf(error) };
    // A value that breaks several rules is one mistake; an object may lack several fields.
    const about = isAboutFields(error) ? `${error.instancePath} ${mistake.message}` : error.instancePath;
    if (seen.has(about)) return [];
    seen.add(about);
    return [mistake];
  });
}

function isAboutFields({ keyword }: ErrorObject): boolean {
  return keyword === 'required' || keyword === 'additionalProperties';
}

function locationOf({ keyword, instancePath, params }: ErrorObject, document: JsonDocument) {
  return keyword === 'additionalProperties'
    ? document.placeOfName(instancePath, params['additionalProperty'])
    : document.locationOf(instancePath);
}

/** JSON pointer of the field that the author of an unknown field probably meant. */
function meantField(error: ErrorObject): string | undefined {
  if (error.keyword !== 'additionalProperties') return undefined;
  const meant = nearestField(error);
  return meant && `${error.instancePath}/${meant}`;
}

function fieldsOf({ parentSchema }: ErrorObject): string[] {
  return Object.keys(parentSchema?.['properties'] ?? {}).filter((name) => name !== '$schema');
}

/** Fields that are present cannot be the intended one. */
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
  const path = pathOf(error.instancePath);
  const name = path === '' ? say('wholeFile') : say('field', { path });
  const descriptionOf = (schema: unknown) => described(String(Object(schema).description ?? ''));
  switch (keyword) {
    case 'additionalProperties': {
      const near = nearestField(error);
      const allowed = near === undefined ? say('allowedHere', { names: fieldsOf(error).join(', ') }) : '';
      return say('unknownField', { name: String(params['additionalProperty']), near, allowed });
    }
    case 'required': {
      const description = descriptionOf(parentSchema?.['properties']?.[params['missingProperty']]);
      return say('missingField', {
        name: params['missingProperty'],
        description: description && say('describedField', { description }),
      });
    }
    case 'enum': {
      const allowed: string[] = params['allowedValues'];
      return say('noneOf', {
        field: name,
        value,
        near: typeof data === 'string' ? nearestWord(data, allowed) : undefined,
        allowed,
      });
    }
    case 'type':
      return say('wrongKind', {
        field: name,
        wanted: String(params['type']),
        given: kindOf(data),
        value: typeof data === 'string' ? value : String(data),
      });
    case 'minLength':
      return say('empty', { field: name });
    case 'maxLength':
      return say('tooLong', { field: name, length: [...String(data)].length, limit: params['limit'] });
    case 'pattern':
      if (params['pattern'] === '\\S') return say('blank', { field: name });
      return say('pattern', {
        field: name,
        value,
        near: wellFormed(String(data), params['pattern']),
        description: descriptionOf(parentSchema),
      }).trimEnd();
    case 'minimum':
      return say('atLeast', { field: name, limit: params['limit'], value });
    case 'maximum':
      return say('atMost', { field: name, limit: params['limit'], value });
    case 'multipleOf':
      return say('decimals', { field: name, value });
    case 'minItems':
      return say('tooFew', { field: name, count: params['limit'] });
    case 'maxItems':
      return say('tooMany', { field: name, limit: params['limit'] });
    case 'uniqueItems':
      return say('sameEntries', {
        field: name,
        first: Math.min(params['i'], params['j']) + 1,
        second: Math.max(params['i'], params['j']) + 1,
      });
    default:
      return say('otherwise', { field: name, said: error.message ?? keyword });
  }
}

/** The phrase `given` of the messages for a value of another type than it should have. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'object') return 'object';
  return typeof value === 'string' ? 'string' : 'value';
}

/** `/hints/0/title` → `hints[0].title`. */
function pathOf(pointer: string): string {
  return pointer
    .slice(1)
    .replace(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');
}
