import { describe, expect, onTestFinished, test } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import type { TestDatabaseKind } from '../../tests/support/temporary-databases.ts';
import { openTestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const MINUTE = 60_000;
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const SAFARI = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
};

async function open(kind: TestDatabaseKind, environment: Record<string, string> = {}) {
  const app = await openTestApp(kind, { environment });
  onTestFinished(() => app.close());
  const signIn = async (headers: Record<string, string> = FIREFOX, browser?: string) => {
    const { body } = await app.guest('POST', '/login', { ...ADMIN, ...(browser === undefined ? {} : { browser }) }, headers);
    return { call: app.as(String(body['token'])), browser: String(body['browser']), newBrowsers: body['newBrowsers'] };
  };
  return { ...app, signIn };
}

describe.each(testDatabases)('sign-ins on $name', (kind) => {
  test('are listed with their device, and ended one by one or all others at once', async () => {
    const { signIn, time } = await open(kind);
    const laptop = await signIn(FIREFOX);
    time.now += 1_000;
    const phone = await signIn(SAFARI);
    const unknown = await signIn({ 'user-agent': '' });
    const list = async () => JSON.parse((await laptop.call('GET', '/admin/me/sign-ins')).text);
    const signIns = await list();
    expect(signIns.map(({ device }: { device: unknown }) => device).sort()).toEqual(
      ['Firefox, Windows', 'Safari, iOS', null].sort(),
    );
    expect(signIns.filter(({ current }: { current: boolean }) => current)).toMatchObject([{ device: 'Firefox, Windows' }]);
    const { id } = signIns.find(({ device }: { device: string }) => device === 'Safari, iOS');
    expect((await laptop.call('DELETE', `/admin/me/sign-ins/${id}`)).status).toBe(204);
    expect((await phone.call('GET', '/admin/me')).status).toBe(401);
    expect(await laptop.call('DELETE', `/admin/me/sign-ins/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'unknown-sign-in' },
    });
    expect((await laptop.call('DELETE', '/admin/me/sign-ins/x')).status).toBe(404);
    expect((await unknown.call('GET', '/admin/me')).status).toBe(200);
    expect((await laptop.call('POST', '/admin/me/sign-out-others')).status).toBe(204);
    expect((await unknown.call('GET', '/admin/me')).status).toBe(401);
    expect(await list()).toHaveLength(1);
    const { text } = await laptop.call('GET', '/admin/audit');
    expect(text).toContain('device-signed-out');
    expect(text).toContain('other-devices-signed-out');
  });

  test('of another account are out of reach', async () => {
    const { signIn, guest, as } = await open(kind);
    const admin = await signIn();
    const MARIE = { username: 'marie', password: 'une longue phrase à elle' };
    await admin.call('POST', '/admin/facilitators', { ...MARIE, role: 'observer' });
    const marie = as(String((await guest('POST', '/login', MARIE)).body['token']));
    const [{ id }] = JSON.parse((await admin.call('GET', '/admin/me/sign-ins')).text);
    expect((await marie('DELETE', `/admin/me/sign-ins/${id}`)).status).toBe(404);
    expect((await marie('POST', '/admin/me/sign-out-others')).status).toBe(204);
    expect((await admin.call('GET', '/admin/me')).status).toBe(200);
  });

  test('end when nobody has acted for two hours; a page that reads by itself is nobody', async () => {
    const { signIn, time } = await open(kind);
    const { call } = await signIn();
    time.now += 119 * MINUTE;
    expect((await call('POST', '/admin/me/activity')).body).toEqual({ endsIn: 120 * MINUTE });
    for (let minutes = 0; minutes < 110; minutes += 10) {
      time.now += 10 * MINUTE;
      expect((await call('GET', '/admin/sessions')).status).toBe(200);
    }
    time.now += 10 * MINUTE;
    expect((await call('GET', '/admin/sessions')).status).toBe(401);
    expect((await call('POST', '/admin/me/activity')).status).toBe(401);
  });

  test('end after twelve hours in any case, and after the minutes that the installation chose', async () => {
    const { signIn, time } = await open(kind, { CONSOLE_IDLE_MINUTES: '700' });
    const { call } = await signIn();
    time.now += 690 * MINUTE;
    expect((await call('POST', '/admin/me/activity')).body).toEqual({ endsIn: 30 * MINUTE });
    time.now += 30 * MINUTE;
    expect((await call('GET', '/admin/me')).status).toBe(401);
  });

  test('from a new browser are told to each known one at its next sign-in, and not to the new one', async () => {
    const { signIn, time } = await open(kind);
    const first = await signIn(FIREFOX);
    expect(first.newBrowsers).toEqual([]);
    time.now += MINUTE;
    const stranger = await signIn(SAFARI);
    const told = [{ at: new Date(time.now).toISOString(), device: 'Safari, iOS' }];
    time.now += MINUTE;
    expect((await signIn(SAFARI, stranger.browser)).newBrowsers).toEqual([]);
    const again = await signIn(FIREFOX, first.browser);
    expect(again.newBrowsers).toEqual(told);
    time.now += MINUTE;
    expect((await signIn(FIREFOX, again.browser)).newBrowsers).toEqual([]);
  });
});
