import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES } from '#schemas/console-constants.ts';
import type { Role } from '#schemas/facilitators.ts';
import { CALLS_OF_ROLE } from '../../tests/support/console-roles.ts';
import { type Caller, dump, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

type Method = Parameters<Caller>[0];

/** Calls on the own account, for any role. */
const OWN_ACCOUNT = /^\/admin\/me(?:\/|$)/;
const PASSWORD = 'a password for tests';

describe.each(testDatabases)('roles on $name', (kind) => {
  let app: TestApp;
  let calls: { name: string; method: Method; path: string; url: string }[];
  let callers: Record<Role, Caller>;
  beforeAll(async () => {
    app = await openTestApp(kind);
    const admin = await app.admin();
    const { id, code } = await app.session();
    const campaign = { name: 'Automne', purpose: '', startsOn: '2026-11-23', endsOn: '2026-12-18', departments: null };
    const { body: made } = await admin('POST', '/admin/campaigns', campaign);
    const player = await app.player(code);
    const signedIn = async (role: Role) => {
      const departments = role === 'department' ? { departments: ['Achats'] } : {};
      await admin('POST', '/admin/facilitators', { username: `one-${role}`, role, password: PASSWORD, ...departments });
      const { body } = await app.guest('POST', '/login', { username: `one-${role}`, password: PASSWORD });
      return app.as(String(body['token']));
    };
    callers = {
      department: await signedIn('department'),
      observer: await signedIn('observer'),
      facilitator: await signedIn('facilitator'),
      administrator: await signedIn('administrator'),
    };
    const { body } = await app.guest('GET', '/openapi.json');
    // Real identifiers, so that a call without the role check would succeed.
    const real = (path: string) =>
      path
        .replace('participants/{id}', `participants/${player.id}`)
        .replace('campaigns/{id}', `campaigns/${made['id']}`)
        .replace('{campaign}', String(made['id']))
        .replace('{id}', id)
        .replace('{session}', id)
        .replace('{what}', 'scores')
        .replace('{key}', 'word');
    calls = Object.entries(body['paths'] ?? {})
      .filter(([path]) => path.startsWith('/admin'))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((verb) => {
          const method = methodOf(verb);
          return { name: `${method} ${path}`, method, path, url: real(path) };
        }),
      );
  });
  afterAll(() => app.close());

  const replies = async (call: Caller, chosen: typeof calls) => {
    const found: Record<string, number> = {};
    for (const { name, method, url } of chosen) {
      const { status } = method === 'GET' ? await call(method, url) : await call(method, url, {});
      found[name] = status;
    }
    return found;
  };
  const all = (chosen: typeof calls, status: number) => Object.fromEntries(chosen.map(({ name }) => [name, status]));
  const forRoles = (roles: readonly Role[]) => {
    const names = new Set(roles.flatMap((role) => CALLS_OF_ROLE[role]));
    return calls.filter(({ name }) => names.has(name));
  };

  test('every call of the console has a lowest role, decided by hand', () => {
    expect(calls.map(({ name }) => name).sort()).toEqual(Object.values(CALLS_OF_ROLE).flat().sort());
  });

  test('every call of the console wants a sign-in to the console', async () => {
    expect(calls.length).toBeGreaterThan(100);
    const player = await app.player((await app.session()).code);
    const before = await dump(app.database);
    expect(await replies(app.guest, calls)).toEqual(all(calls, 401));
    expect(await replies(player.call, calls)).toEqual(all(calls, 401));
    expect(await dump(app.database)).toBe(before);
  });

  test.each(ROLES)('%s is refused what is for higher roles, and nothing is changed by trying', async (role) => {
    const higher = forRoles(ROLES.slice(ROLES.indexOf(role) + 1));
    const before = await dump(app.database);
    expect(await replies(callers[role], higher)).toEqual(all(higher, 403));
    expect(await dump(app.database)).toBe(before);
  });

  test.each(ROLES)('%s is let in to everything that is for it or for lower roles', async (role) => {
    const looking = forRoles(ROLES.slice(0, ROLES.indexOf(role) + 1)).filter(({ method }) => method === 'GET');
    const found = await replies(callers[role], looking);
    expect(Object.entries(found).filter(([, status]) => status === 401 || status === 403)).toEqual([]);
    const own = forRoles([role]).filter(({ method, path }) => method !== 'GET' && !OWN_ACCOUNT.test(path));
    const changed = await replies(callers[role], own);
    expect(Object.entries(changed).filter(([, status]) => status === 401 || status === 403)).toEqual([]);
  });

  test('an observer and a department change nothing but their own account', () => {
    const changing = forRoles(['department', 'observer']).filter(
      ({ method, path }) => method !== 'GET' && !OWN_ACCOUNT.test(path),
    );
    expect(changing).toEqual([]);
  });
});

function methodOf(name: string): Method {
  const method = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((known) => known === name.toUpperCase());
  if (!method) throw new Error(`the test does not know the method ${name}`);
  return method;
}
