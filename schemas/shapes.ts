/** What schemas are made of, again and again. */
import { type TSchema, type TSchemaOptions, Type } from 'typebox';

/** Of an object: it has no other fields. */
export const closed = { additionalProperties: false } as const;

/** Of this type, or null. */
export const OrNone = <T extends TSchema>(type: T, options?: TSchemaOptions) => Type.Union([type, Type.Null()], options);
