/** Building blocks that many schemas share. */
import { type TSchema, type TSchemaOptions, Type } from 'typebox';

/** Option of an object schema: further fields are refused. */
export const closed = { additionalProperties: false } as const;

/** Limits of an identifier in a request. */
export const ID = { minLength: 1, maxLength: 60 } as const;

/** A time in a request. */
export const Moment = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z$',
  description: 'ISO 8601, UTC: 2026-11-21T09:00:00Z.',
});

/** Slug, for addresses and names of folders: a to z, 0 to 9, single hyphens between. */
export const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** A value of this type, or null. */
export const OrNone = <T extends TSchema>(type: T, options?: TSchemaOptions) => Type.Union([type, Type.Null()], options);

/** Name of a person whom a facilitator invited; never sent to players. */
export const RealName = OrNone(Type.String(), { description: 'As the list of invited people has it; null where that has none.' });
/** The mission's own French label for a kind of mistake; absent if Vigie has a label for the verdict. */
export const VerdictLabel = Type.Optional(Type.String({ description: 'What the mission calls it; absent for the usual kinds.' }));
