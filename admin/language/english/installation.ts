/** Messages of the installation page. */
export const installation = {
  title: 'Installation',
  about: 'For whoever looks after this installation: what its database holds, backups, and the identifiers of its sessions.',
  restore: 'Restore a backup',
  /** For each page that is opened from here, what it is for. */
  pages: {
    title: 'People and backups',
    personalData: 'What Vigie holds of one person: to tell them, to give a copy, to rectify it, to erase it.',
    people: 'The people of the organisation, by department, and the import of a list.',
    restore: 'One session of a backup, or all it holds into an empty installation.',
  },
  identifiers: 'Identifiers',
  caption: 'Sessions with their identifiers, the newest first',
  storage: {
    title: 'Storage',
    sessions: 'Sessions',
    participants: 'Participants',
    events: 'Score events',
    size: 'Database size',
    version: 'Vigie version',
    path: 'Database path',
    kept: 'Participants who were removed or merged are kept, and counted here; boards do not count them.',
    deletedAfter: (days: number) =>
      `A session in which nothing has happened for ${days} days is deleted with its people. Whoever runs the server sets this time.`,
    keptForEver: 'Sessions are kept until somebody deletes them. Whoever runs the server may set a time.',
    undecided:
      'Nobody has decided how long sessions are kept: nothing is deleted by itself, as in 1.0.0. Ask whoever runs the server to set RETENTION_DAYS to a number of days (a new installation has 180), or to off, which keeps everything.',
    backup: 'Full backup',
  },
};
