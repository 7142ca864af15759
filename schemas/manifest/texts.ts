/** Texts of a manifest, with their limits. */
import { Type } from 'typebox';

/** A text that is neither empty nor blank. @param maxLength maximum number of characters */
export const Line = (description: string, maxLength = 200) =>
  Type.String({ description, minLength: 1, maxLength, pattern: '\\S' });

export const Text = (description: string) => Line(description, 4000);
