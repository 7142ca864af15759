/** What a column of a backup may hold. The bounds are those of both databases: an integer has 32 bits, a text no NUL. */
import { Type } from 'typebox';

const INTEGER = 2 ** 31 - 1;
const MOMENT = '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$';
/** Without NUL and without half a character. */
const STORABLE = '^[^\\u0000\\uD800-\\uDFFF]*$';

export const Identifier = Type.String({ pattern: '^[0-9a-f]{28}$' });
export const Time = Type.String({ pattern: MOMENT });
export const Code = Type.String({ pattern: '^[0-9A-Z]{8}$' });
export const Email = Type.String({ maxLength: 320, pattern: '^[^\\s\\p{Cc}@]+@[^\\s\\p{Cc}]+$' });
export const Flag = Type.Integer({ minimum: 0, maximum: 1 });
export const Count = Type.Integer({ minimum: 0, maximum: INTEGER });
/** Hundredths. */
export const Points = Type.Integer({ minimum: -INTEGER, maximum: INTEGER });
export const text = (maxLength: number) => Type.String({ maxLength, pattern: STORABLE });
/** A JSON text: a list of texts. */
export const TextList = Type.String({ maxLength: 200_000, pattern: STORABLE, format: 'text-list' });
/** A JSON text: an object. */
export const ObjectText = Type.String({ pattern: STORABLE, format: 'object' });
export const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()]);
/** Exactly these columns, in this order. */
export const columns = <T extends Parameters<typeof Type.Object>[0]>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });

/** Formats of the texts that hold JSON. */
export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  'text-list': (text) => {
    const value = parsed(text);
    return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  },
  object: (text) => {
    const value = parsed(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
