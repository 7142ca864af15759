/**
 * Calls of the console that API tokens open, by scope. A call that is not listed here is closed to every token, as a new route is at first
 * ([decision 38](../../docs/decisions/0038-an-api-token-opens-listed-calls.md), docs/api.md).
 */

import type { ApiScope } from '#schemas/api-tokens.ts';
import { API_SCOPES } from '#schemas/console-constants.ts';

const CAMPAIGNS = ['GET /admin/campaigns', 'GET /admin/campaigns/:id'] as const;

/** Method and address of each call, as routes declare them. */
export const TOKEN_SCOPES: Readonly<Record<ApiScope, readonly string[]>> = {
  figures: [
    'GET /admin/sessions',
    'GET /admin/sessions/:id',
    'GET /admin/rooms',
    'GET /admin/scores',
    'GET /admin/sessions/:id/scores',
    'GET /admin/exports/:what',
    'GET /admin/sessions/:id/attendance',
    'GET /admin/sessions/:id/attendance.csv',
    'GET /admin/reports/sessions',
    'GET /admin/reports',
    'GET /admin/reports.csv',
    'GET /admin/returns',
    ...CAMPAIGNS,
    'GET /admin/campaigns/:id/returns',
  ],
  workshops: [...CAMPAIGNS, 'POST /admin/campaigns/:id/workshops/preview', 'POST /admin/campaigns/:id/workshops'],
  people: ['GET /admin/people', 'GET /admin/people/directory', 'POST /admin/people/preview', 'POST /admin/people/import'],
  backups: ['GET /admin/storage', 'GET /admin/backup'],
};

/** The scopes whose tokens open a call; empty for most calls. @param url as the route declares it */
export function scopesOf(method: string, url: string): readonly ApiScope[] {
  const call = `${method === 'HEAD' ? 'GET' : method} ${url}`;
  return API_SCOPES.filter((scope) => TOKEN_SCOPES[scope].includes(call));
}
