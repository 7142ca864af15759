/** Deep freeze, for secrets: they are cached, and shared by a player's calls (pure). */

/** Deep-freezes a value, and returns it. @param value JSON data */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
