/** The pages of the console: read by its routes and its navigation, by the server, which answers their addresses, and by the tests. */
import type { Role } from './facilitators.ts';

interface Entry {
  readonly name: string;
  /** Path pattern in the syntax that Fastify and the console's router share. */
  readonly path: `/admin${string}`;
  /** The lowest role that may see the page. */
  readonly least: Role;
}

/**
 * Pages and API calls share one URL space, so no page may have the address of a call: `GET /admin/participants/:id` answers the data that
 * the page `/admin/players/:participant` shows.
 */
export const CONSOLE_PAGES = [
  { name: 'dashboard', path: '/admin', least: 'observer' },
  { name: 'new-workshop', path: '/admin/new-workshop', least: 'facilitator' },
  { name: 'new-session', path: '/admin/new-session', least: 'facilitator' },
  { name: 'edit-session', path: '/admin/sessions/:session/edit', least: 'facilitator' },
  { name: 'room', path: '/admin/sessions/:session/room', least: 'observer' },
  { name: 'presenter', path: '/admin/sessions/:session/presenter', least: 'observer' },
  { name: 'invite', path: '/admin/sessions/:session/invite', least: 'observer' },
  { name: 'delete-session', path: '/admin/sessions/:session/delete', least: 'facilitator' },
  { name: 'participants', path: '/admin/sessions/:session/players', least: 'observer' },
  { name: 'participant', path: '/admin/players/:participant', least: 'observer' },
  {
    name: 'running-order',
    path: '/admin/sessions/:session/running-order',
    least: 'observer',
  },
  { name: 'attendance', path: '/admin/sessions/:session/attendance-sheet', least: 'observer' },
  { name: 'attestations', path: '/admin/sessions/:session/attestation-sheets', least: 'facilitator' },
  { name: 'missions', path: '/admin/missions', least: 'observer' },
  { name: 'campaigns', path: '/admin/campaign-list', least: 'observer' },
  { name: 'campaign', path: '/admin/campaigns/:campaign/progress', least: 'observer' },
  // For accounts of the role `department` only: other accounts have no departments.
  { name: 'own-departments', path: '/admin/my-departments', least: 'department' },
  { name: 'people', path: '/admin/directory', least: 'administrator' },
  { name: 'report', path: '/admin/report', least: 'observer' },
  { name: 'accounts', path: '/admin/accounts', least: 'department' },
  { name: 'audit-log', path: '/admin/audit-log', least: 'administrator' },
  { name: 'installation', path: '/admin/installation', least: 'observer' },
  { name: 'personal-data', path: '/admin/personal-data', least: 'administrator' },
  { name: 'restore', path: '/admin/restore', least: 'administrator' },
  { name: 'guide', path: '/admin/guide', least: 'department' },
] as const satisfies readonly Entry[];

/** The page of a paired phone; it needs no sign-in. The link that pairs the phone ends in `#` and the secret. */
export const REMOTE_PAGE = '/admin/remote';

/** Redirect URI of identity providers: a page of the console that needs no sign-in. */
export const SIGN_IN_RETURN = '/admin/sign-in/:provider';

export type ConsolePage = (typeof CONSOLE_PAGES)[number];
