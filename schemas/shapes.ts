/** Building blocks that many schemas share. */
import { type TSchema, type TSchemaOptions, Type } from 'typebox';

/** Of an object: it has no other fields. */
export const closed = { additionalProperties: false } as const;

/** Limits of an identifier that a call names. */
export const ID = { minLength: 1, maxLength: 60 } as const;

/** A time that a client gives. */
export const Moment = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z$',
  description: 'ISO 8601, UTC: 2026-11-21T09:00:00Z.',
});

/** Slug, for addresses and names of folders: a to z, 0 to 9, single hyphens between. */
export const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** Of this type, or null. */
export const OrNone = <T extends TSchema>(type: T, options?: TSchemaOptions) => Type.Union([type, Type.Null()], options);

/** Of a person whom a facilitator invited; no player reads it. */
export const RealName = OrNone(Type.String(), { description: 'As the list of invited people has it; null where that has none.' });
/** Of a kind of mistake: what its mission calls it, in French; absent where Vigie names the verdict itself. */
export const VerdictLabel = Type.Optional(Type.String({ description: 'What the mission calls it; absent for the usual kinds.' }));
