/** Where the participants of a session are shown. */
export function participantsPage(session: string): string {
  return `/admin/sessions/${encodeURIComponent(session)}/players`;
}

/** Where one participant is shown. */
export function participantPage(id: string): string {
  return `/admin/players/${encodeURIComponent(id)}`;
}
