/** Words of the page of the installation. */
export const installation = {
  title: 'Installation',
  about: 'For whoever looks after this installation: what its database holds, backups, and the identifiers of its sessions.',
  restore: 'Restore a backup',
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
    backup: 'Full backup',
  },
};
