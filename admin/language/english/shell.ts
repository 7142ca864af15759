import type { Role } from '#schemas/facilitators.ts';

const WHOM = {
  department: 'everybody',
  observer: 'observers, facilitators and administrators',
  facilitator: 'facilitators and administrators',
  administrator: 'administrators',
} as const;

export const shell = {
  console: 'Facilitator console',
  theConsole: 'Console',
  pagesOfTheConsole: 'Pages of the console',
  darkTheme: 'Dark theme',
  logout: 'Logout',
  pageLoading: 'The page is loading…',
  pageUnavailable: 'This page could not be loaded. Check the connection and reload it.',
  pageForRole: (least: Role, role: string) =>
    `This page is for ${WHOM[least]}; your role is ${role}. Ask an administrator for what you need from it.`,
  diskFull:
    'The disk of the server is full: nothing new is saved, neither here nor on the players’ pages. Make room on it; no restart is needed.',
  dismiss: 'Dismiss this message',
  languageNotKept: (reason: string) => `The language could not be kept with your account: ${reason}`,
  /** Text in place of a notice's icon for screen readers, before a colon. */
  tones: { error: 'Error', warning: 'Warning', information: 'Information', success: 'Success' },
  /** Titles of pages. */
  titles: {
    dashboard: 'Facilitator console',
    'new-workshop': 'Plan a workshop',
    'new-session': 'Set up a session',
    'edit-session': 'Edit a session',
    room: 'Room',
    presenter: 'Debrief',
    invite: 'Invite',
    'delete-session': 'Delete session',
    participants: 'Participants',
    participant: 'Participant',
    attendance: 'Attendance sheet',
    attestations: 'Attestations',
    'running-order': 'Running order',
    missions: 'Missions',
    campaigns: 'Campaigns',
    campaign: 'Campaign',
    'own-departments': 'My departments',
    people: 'People',
    report: 'Reports',
    accounts: 'Accounts',
    'audit-log': 'Audit log',
    installation: 'Installation',
    'personal-data': 'Personal data',
    restore: 'Restore a backup',
    guide: 'Animer un atelier',
  },
  /** Labels of pages in the navigation. */
  links: {
    dashboard: 'Sessions',
    missions: 'Missions',
    campaigns: 'Campaigns',
    'own-departments': 'My departments',
    report: 'Reports',
    accounts: 'Accounts',
    'audit-log': 'Audit log',
    installation: 'Installation',
  },
};
