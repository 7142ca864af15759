/** Parses lists of texts that a session's row stores as JSON. */
export function textsOf(json: string): string[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}

/** Keys of the missions chosen for a session, in order; null stands for the default programme. */
export function chosenKeys(stored: string | null): string[] | null {
  return stored === null ? null : textsOf(stored);
}
