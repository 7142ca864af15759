/** Deep-freezes secrets, as they are cached and shared by a player's calls. Pure. */

/** Deep-freezes a value, and returns it. @param value JSON data */
export function frozen<T>(value: T): T {
  // `Object.isFrozen` is true for a value that is no object.
  if (!Object.isFrozen(value)) for (const part of Object.values(Object(Object.freeze(value)))) frozen(part);
  return value;
}
