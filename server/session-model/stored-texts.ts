/** Lists of texts that a session's row holds as JSON. */
export function textsOf(json: string): string[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}

/** Keys of the missions that a session sets, in its order; null is what a plain session plays. */
export function chosenKeys(stored: string | null): string[] | null {
  return stored === null ? null : textsOf(stored);
}
