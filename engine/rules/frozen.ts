/** Secrets are shared by all that a player asks for: none of it may change them (pure). */

/** The same value, of which nothing can be changed any more. @param value as JSON can hold it */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
