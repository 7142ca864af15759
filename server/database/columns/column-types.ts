/** Schemas of values that several columns share. */
import { Type } from 'typebox';
import { TEAM, USERNAME } from '#schemas/console-constants.ts';
import { BOARD_NAME, CHALLENGE_KEY, EMAIL, FINALE_ROUNDS, MAX_AWARD } from '#schemas/constants.ts';

/** Half the range of a 32-bit integer, so that sums and increments do not overflow. */
export const INTEGER = 10 ** 9;
/** Pattern of texts without NUL and without lone surrogates. */
export const STORABLE = '^[^\\u0000\\uD800-\\uDFFF]*$';

const STORABLE_TEXT = new RegExp(STORABLE, 'u');

/** Whether text columns of both databases can store a text. */
export function isStorable(text: string): boolean {
  return STORABLE_TEXT.test(text);
}

export const text = ({ maxLength }: { readonly maxLength: number }) => Type.String({ maxLength, pattern: STORABLE });

export const Identifier = Type.String({ pattern: '^[0-9a-f]{28}$' });
export const Time = Type.String({ format: 'moment' });
export const Day = Type.String({ format: 'day' });
export const Email = Type.String({ ...EMAIL, pattern: '^[^\\s\\p{Cc}@]+@[^\\s\\p{Cc}]+$' });
export const Team = Type.String({ ...TEAM, pattern: `(?=${STORABLE})${TEAM.pattern}` });
export const BoardName = Type.String({ ...BOARD_NAME, pattern: `(?=${STORABLE})${BOARD_NAME.pattern}` });
/** Lower-casing may turn one character into two or three. */
export const NAME_KEY = { maxLength: 3 * BOARD_NAME.maxLength } as const;
export const Flag = Type.Integer({ minimum: 0, maximum: 1 });
export const Round = Type.Integer({ minimum: 1, maximum: FINALE_ROUNDS });
export const Count = Type.Integer({ minimum: 0, maximum: INTEGER });
/** Hundredths, of one event or of a sum of events. */
export const Points = Type.Integer({ minimum: -INTEGER, maximum: INTEGER });
export const Award = Type.Integer({ minimum: 0, maximum: MAX_AWARD * 100 });
export const Challenge = text(CHALLENGE_KEY);
/** A JSON list of a thousand keys with their quotation marks and commas. */
export const ToldList = Type.String({ maxLength: 70_000, pattern: STORABLE, format: 'key-list' });
export const Actor = text(USERNAME);
/** An idempotency key: 64 characters, perhaps after `console:`. */
export const Key = text({ maxLength: 72 });
