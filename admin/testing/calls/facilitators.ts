/** Calls about accounts of the console, and about the audit log. */
import {
  AuditPageSchema,
  AuditSessionsSchema,
  FacilitatorChangeSchema,
  FacilitatorListSchema,
  FacilitatorSchema,
  NewFacilitatorSchema,
} from '#schemas/facilitators.ts';
import { account } from '../an-account.ts';
import { done, file, get, type StandInCall, send } from '../stand-in-call.ts';

/** Number of audit entries on a page, few enough to have several pages in a test. */
const LOG_PAGE = 2;

export const FACILITATOR_CALLS: readonly StandInCall[] = [
  get('/admin/facilitators', FacilitatorListSchema, ({ data }) => data.accounts),
  send(
    ['POST', '/admin/facilitators'],
    NewFacilitatorSchema,
    FacilitatorSchema,
    ({ data }, { username, role, departments = [] }) => {
      const created = { ...account('f9', username, role, 21), departments };
      data.accounts = [...data.accounts, created];
      return created;
    },
    201,
  ),
  send(
    ['PATCH', '/admin/facilitators/:id'],
    FacilitatorChangeSchema,
    FacilitatorSchema,
    ({ data, id }, { role, departments }) => {
      data.accounts = data.accounts.map((one) =>
        one.id === id ? { ...one, role: role ?? one.role, departments: departments ?? one.departments } : one,
      );
      return data.accounts.find((one) => one.id === id) ?? null;
    },
  ),
  done(['DELETE', '/admin/facilitators/:id'], ({ data, id }) => {
    data.accounts = data.accounts.filter((one) => one.id !== id);
  }),
  done(['POST', '/admin/facilitators/:id/sign-out']),
  get('/admin/audit/sessions', AuditSessionsSchema, ({ data }) => [
    ...data.sessions.map(({ id, code, name }) => ({ id, code, name, deleted: false })),
    { id: 's9', code: 'D3AD-WXYZ', name: 'Atelier de mai', deleted: true },
  ]),
  get('/admin/audit', AuditPageSchema, ({ data, query }) => {
    const is = (name: string, value: string | null) => value === (query.get(name) ?? value);
    const matching = data.log.filter(
      ({ id, at, actor, action, subject }) =>
        is('actor', actor) &&
        is('action', action) &&
        is('session', subject) &&
        at >= (query.get('from') ?? '') &&
        at < (query.get('until') ?? '~') &&
        !(action === 'signed-in' && query.has('signIns')) &&
        id < (query.get('before') ?? '~'),
    );
    // Like the real server, a search examines a limited number of entries for each call, and returns those that match.
    const looked = matching.slice(0, LOG_PAGE);
    const entries = looked.filter((entry) => JSON.stringify(entry).includes(query.get('search') ?? ''));
    const deleted = data.log.flatMap(({ action, subject, detail }) =>
      action === 'session-deleted' && subject !== null ? [{ id: subject, code: String(detail?.['code']), name: null }] : [],
    );
    const sessions = [...data.sessions.map(({ id, code, name }) => ({ id, code, name })), ...deleted];
    return { entries, sessions, next: matching.length > LOG_PAGE ? (looked.at(-1)?.id ?? null) : null };
  }),
  file('/admin/audit.csv', '\uFEFF"time (UTC)"\r\n', () => 'vigie-audit-2026.csv'),
];
