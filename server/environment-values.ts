/** Values of environment variables that several readers of the configuration take. */

/** A whole number of at most six digits; undefined for anything else, or out of range. */
export function integer(text: string, minimum: number, maximum: number): number | undefined {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value >= minimum && value <= maximum ? value : undefined;
}
