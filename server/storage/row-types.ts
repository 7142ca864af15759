/** What a column of a backup may hold, so that both databases store it, every call can answer with it, and the game goes on from it. */
import { Ajv } from 'ajv';
import { type TSchema, Type } from 'typebox';
import { TEAM } from '#schemas/console-words.ts';
import { SessionSetupSchema } from '#schemas/session-setup.ts';
import { isoTime } from '../clock.ts';

/** Half of what 32 bits hold: what is counted on from here does not overflow. */
const INTEGER = 10 ** 9;
/** Without NUL and without half a character. */
const STORABLE = '^[^\\u0000\\uD800-\\uDFFF]*$';

export const Identifier = Type.String({ pattern: '^[0-9a-f]{28}$' });
export const Time = Type.String({ format: 'moment' });
export const Code = Type.String({ pattern: '^[0-9A-Z]{8}$' });
export const Email = Type.String({ maxLength: 320, pattern: '^[^\\s\\p{Cc}@]+@[^\\s\\p{Cc}]+$' });
export const Flag = Type.Integer({ minimum: 0, maximum: 1 });
export const Count = Type.Integer({ minimum: 0, maximum: INTEGER });
/** Hundredths. */
export const Points = Type.Integer({ minimum: -INTEGER, maximum: INTEGER });
export const text = (maxLength: number) => Type.String({ maxLength, pattern: STORABLE });
export const Team = Type.String({ ...TEAM, pattern: `(?=${STORABLE})${TEAM.pattern}` });
/** JSON texts: lists as a session may be set up with. */
export const ChallengeList = Type.String({ pattern: STORABLE, format: 'challenge-list' });
export const TeamList = Type.String({ pattern: STORABLE, format: 'team-list' });
export const Duration = SessionSetupSchema.properties.durationMinutes;
/** A JSON text: an object. */
export const ObjectText = Type.String({ pattern: STORABLE, format: 'object' });
export const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()]);
/** Exactly these columns, in this order. */
export const columns = <T extends Parameters<typeof Type.Object>[0]>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });

/** Formats of the texts that hold JSON. */
export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  'challenge-list': listFormat(SessionSetupSchema.properties.challenges),
  'team-list': listFormat(SessionSetupSchema.properties.teams),
  moment: isMoment,
  object: (text) => {
    const value = parsed(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  },
};

/** ISO 8601 in UTC with milliseconds, of a day that there is. */
export function isMoment(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && isoTime(at) === text;
}

/** Without NUL, which the tables beside this list cannot hold. */
function listFormat(schema: TSchema): (text: string) => boolean {
  const isRight = new Ajv({ allowUnionTypes: true }).compile(schema);
  return (text) => {
    const value = parsed(text);
    return Array.isArray(value) && isRight(value) && !value.some((entry) => String(entry).includes('\u0000'));
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
