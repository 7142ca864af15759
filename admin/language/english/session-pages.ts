/** Messages of the pages of one session: the link back to all sessions, and the placeholder while the session is loading. */
export const sessionPages = {
  sessionsAndScores: 'Sessions and scores',
  withoutName: 'Session without a name',
  loading: 'The session is loading…',
  notLoaded: 'The session could not be loaded.',
  couldNotLoad: (reason: string) => `Could not load the session: ${reason}`,
};
