/** The pages of the console: read by its routes and its navigation, by the server, which answers their addresses, and by the tests. */
import type { Role } from './facilitators.ts';

interface Entry {
  readonly name: string;
  /** A route of Fastify and of the router alike. */
  readonly path: `/admin${string}`;
  /** Title of the document. */
  readonly title: string;
  /** What the navigation calls it; null for a page that is reached from another one. */
  readonly link: string | null;
  /** The lowest role that the page is for. */
  readonly least: Role;
}

/**
 * Pages and calls share one root, so no page may have the address of a call: `GET /admin/participants/:id` answers the data that the
 * page `/admin/players/:participant` shows.
 */
export const CONSOLE_PAGES = [
  { name: 'dashboard', path: '/admin', title: 'Facilitator console', link: 'Sessions', least: 'observer' },
  { name: 'new-session', path: '/admin/new-session', title: 'Set up a session', link: null, least: 'facilitator' },
  { name: 'edit-session', path: '/admin/sessions/:session/edit', title: 'Edit a session', link: null, least: 'facilitator' },
  { name: 'room', path: '/admin/sessions/:session/room', title: 'Room', link: null, least: 'observer' },
  { name: 'invite', path: '/admin/sessions/:session/invite', title: 'Invite', link: null, least: 'observer' },
  { name: 'delete-session', path: '/admin/sessions/:session/delete', title: 'Delete session', link: null, least: 'facilitator' },
  { name: 'participants', path: '/admin/sessions/:session/players', title: 'Participants', link: null, least: 'observer' },
  { name: 'participant', path: '/admin/players/:participant', title: 'Participant', link: null, least: 'observer' },
  {
    name: 'running-order',
    path: '/admin/sessions/:session/running-order',
    title: 'Running order',
    link: null,
    least: 'observer',
  },
  { name: 'missions', path: '/admin/missions', title: 'Missions', link: 'Missions', least: 'observer' },
  { name: 'report', path: '/admin/report', title: 'Reports', link: 'Reports', least: 'observer' },
  { name: 'accounts', path: '/admin/accounts', title: 'Accounts', link: 'Accounts', least: 'observer' },
  { name: 'audit-log', path: '/admin/audit-log', title: 'Audit log', link: 'Audit log', least: 'administrator' },
  { name: 'restore', path: '/admin/restore', title: 'Restore a backup', link: 'Restore', least: 'administrator' },
] as const satisfies readonly Entry[];

export type ConsolePage = (typeof CONSOLE_PAGES)[number];
