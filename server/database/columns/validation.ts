/** Validates the values of columns: compiled schemas, with formats for texts that a pattern cannot describe. */
import { Ajv } from 'ajv';
import { type TSchema, Type } from 'typebox';
import { CampaignDepartmentsSchema, CampaignFiguresSchema } from '#schemas/campaigns.ts';
import { CHALLENGE_KEY } from '#schemas/constants.ts';
import { StoredDeckSchema } from '#schemas/debrief.ts';
import { SessionSetupSchema } from '#schemas/session-setup.ts';
import { WorkshopSchema } from '#schemas/workshop.ts';
import { isoTime } from '../../clock.ts';

/** JSON Schema formats, for texts that a pattern cannot describe. */
const FORMATS = {
  'challenge-list': listFormat(SessionSetupSchema.properties.challenges),
  'key-list': listFormat(Type.Array(Type.String(CHALLENGE_KEY), { maxItems: 1000, uniqueItems: true })),
  'team-list': listFormat(SessionSetupSchema.properties.teams),
  'department-list': listFormat(CampaignDepartmentsSchema),
  'campaign-figures': jsonFormat(CampaignFiguresSchema),
  moment: isMoment,
  day: isDay,
  workshop: jsonFormat(WorkshopSchema),
  deck: jsonFormat(StoredDeckSchema),
  object: (text: string) => {
    const value = parsed(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  },
};

const ajv = new Ajv({ allowUnionTypes: true, validateSchema: false, formats: FORMATS });

/** Compiles a validator of a column's values. */
export function fits(type: TSchema): (value: unknown) => boolean {
  return ajv.compile(type);
}

/** Compiles a validator of rows, which reports errors. */
export function compile<T>(type: TSchema) {
  return ajv.compile<T>(type);
}

/** Whether a text is ISO 8601 in UTC with milliseconds and a valid date. */
export function isMoment(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && isoTime(at) === text;
}

/** Whether a text is a date of the calendar: 2026-11-28. */
export function isDay(text: string): boolean {
  return isMoment(`${text}T00:00:00.000Z`);
}

/** A format for JSON lists whose texts hold no NUL, which text columns cannot store. */
function listFormat(schema: TSchema): (text: string) => boolean {
  const isRight = jsonFormat(schema);
  return (text) => {
    const value = parsed(text);
    return Array.isArray(value) && isRight(text) && !value.some((entry) => String(entry).includes('\u0000'));
  };
}

/** Checks the value in a JSON text against a schema. */
function jsonFormat(schema: TSchema): (text: string) => boolean {
  let isRight: ((value: unknown) => boolean) | undefined;
  return (text) => {
    // Compiled on first use: only restores need it.
    isRight ??= new Ajv({ allowUnionTypes: true, validateSchema: false }).compile(schema);
    return isRight(parsed(text));
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
