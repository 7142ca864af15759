/** Words that several pages share. */
export const common = {
  ok: 'OK',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  sessionsAndScores: 'Sessions and scores',
  sessionWithoutName: 'Session without a name',
  sessionLoading: 'The session is loading…',
  sessionNotLoaded: 'The session could not be loaded.',
  couldNotLoadSession: (reason: string) => `Could not load the session: ${reason}`,
  print: 'Print or save as PDF',
  minutes: (minutes: number) => `${minutes} min`,
};
