/** A session, on the pages of its own: the way back to all of them, and what stands there until it is loaded. */
export const sessionPages = {
  sessionsAndScores: 'Sessions and scores',
  withoutName: 'Session without a name',
  loading: 'The session is loading…',
  notLoaded: 'The session could not be loaded.',
  couldNotLoad: (reason: string) => `Could not load the session: ${reason}`,
};
