/** Where a session is set up from nothing. */
export const NEW_SESSION = '/admin/new-session';

/** Where a session is set up that begins as a copy of another. */
export function duplicateAddress(id: string): string {
  return `${NEW_SESSION}?from=${encodeURIComponent(id)}`;
}

/** Where the set-up of a session is changed. */
export function editAddress(id: string): string {
  return `/admin/sessions/${encodeURIComponent(id)}/edit`;
}
