import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, dump, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

type Method = Parameters<Caller>[0];

/** Calls for administrators only; the test fails for a new one that is missing here. */
const ADMINISTRATORS_ONLY =
  /^\/admin\/(?:facilitators|audit|audit\.csv|backup|restore|data-protection\/[a-z]+|people|people\.csv|reports\/named)(?:\/|$)/;
/** Looked at by who runs sessions, and not by observers: what pairs a phone, who has not come to a campaign, and whom mails go to. */
const FACILITATORS_ONLY = /\/(?:remotes|absent|absent\.csv|mails)$/;
/** Calls on the own account, for any role. */
const OWN_ACCOUNT = /^\/admin\/me(?:\/|$)/;
const PASSWORD = 'a password for tests';

describe.each(testDatabases)('roles on $name', (kind) => {
  let app: TestApp;
  let calls: { method: Method; path: string; url: string }[];
  let observer: Caller;
  let facilitator: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    const admin = await app.admin();
    const { id, code } = await app.session();
    const player = await app.player(code);
    const signedIn = async (role: string) => {
      await admin('POST', '/admin/facilitators', { username: role, role, password: PASSWORD });
      const { body } = await app.guest('POST', '/login', { username: role, password: PASSWORD });
      return app.as(String(body['token']));
    };
    observer = await signedIn('observer');
    facilitator = await signedIn('facilitator');
    const { body } = await app.guest('GET', '/openapi.json');
    // Real identifiers, so that a call without the role check would succeed.
    const real = (path: string) =>
      path
        .replace('participants/{id}', `participants/${player.id}`)
        .replace('{id}', id)
        .replace('{what}', 'scores')
        .replace('{key}', 'word');
    calls = Object.entries(body['paths'] ?? {})
      .filter(([path]) => path.startsWith('/admin'))
      .flatMap(([path, methods]) => Object.keys(methods).map((name) => ({ method: methodOf(name), path, url: real(path) })));
  });
  afterAll(() => app.close());

  const replies = async (call: Caller, chosen: typeof calls) => {
    const found: Record<string, number> = {};
    for (const { method, path, url } of chosen) {
      const { status } = method === 'GET' ? await call(method, url) : await call(method, url, {});
      found[`${method} ${path}`] = status;
    }
    return found;
  };
  const all = (chosen: typeof calls, status: number) =>
    Object.fromEntries(chosen.map(({ method, path }) => [`${method} ${path}`, status]));

  test('every call of the console wants a sign-in to the console', async () => {
    expect(calls.length).toBeGreaterThan(20);
    const player = await app.player((await app.session()).code);
    const before = await dump(app.database);
    expect(await replies(app.guest, calls)).toEqual(all(calls, 401));
    expect(await replies(player.call, calls)).toEqual(all(calls, 401));
    expect(await dump(app.database)).toBe(before);
  });

  test('an observer looks and changes nothing', async () => {
    const changing = calls.filter(({ method, path }) => method !== 'GET' && !OWN_ACCOUNT.test(path));
    const before = await dump(app.database);
    expect(await replies(observer, changing)).toEqual(all(changing, 403));
    expect(await dump(app.database)).toBe(before);
    const gets = calls.filter(({ method }) => method === 'GET');
    const theirs = gets.filter(({ path }) => FACILITATORS_ONLY.test(path));
    expect(await replies(observer, theirs)).toEqual(all(theirs, 403));
    const looking = gets.filter(({ path }) => !ADMINISTRATORS_ONLY.test(path) && !FACILITATORS_ONLY.test(path));
    const refused = Object.entries(await replies(observer, looking)).filter(([, status]) => status === 401 || status === 403);
    expect(refused).toEqual([]);
  });

  test('accounts, audit log and backups are for administrators, and nothing else is', async () => {
    const theirs = calls.filter(({ path }) => ADMINISTRATORS_ONLY.test(path));
    const before = await dump(app.database);
    expect(await replies(facilitator, theirs)).toEqual(all(theirs, 403));
    expect(await replies(observer, theirs)).toEqual(all(theirs, 403));
    expect(await dump(app.database)).toBe(before);
    const others = calls.filter(({ path }) => !ADMINISTRATORS_ONLY.test(path) && !OWN_ACCOUNT.test(path));
    const found = await replies(facilitator, others);
    expect(Object.entries(found).filter(([, status]) => status === 401 || status === 403)).toEqual([]);
  });
});

function methodOf(name: string): Method {
  const method = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((known) => known === name.toUpperCase());
  if (!method) throw new Error(`the test does not know the method ${name}`);
  return method;
}
