import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import { aSessionClock } from '#engine/client/testing/a-session-clock.ts';
import { loginProblem } from '../login/login-error.ts';
import { choicesOf } from './choices.ts';
import { chooseTeam, knownClock, playedSession } from './played-session.ts';
import { createPlayer, intentionsKey, returnTokensKey } from './player.ts';
import { fail, login, PLAYED, settle, setUp } from './testing/player-set-up.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('logging in and out', () => {
  it('trims the e-mail, upper-cases the code, stores the token and fetches score and progress', async () => {
    const site = setUp();
    await login(site);
    expect(site.calls[0]).toMatchObject({ path: 'POST /auth/login', body: { email: 'a@b.fr', code: 'K7QF' } });
    expect(site.local.read('token')).toBe('tok');
    expect(site.state()).toMatchObject({ loggedIn: true, points: 7, completed: ['caesar'] });
    expect(site.local.read('completed_cache')).toBe('["caesar"]');
  });

  it('sends a login whose reply was lost under the same key, after a reload too, and the next one under another', async () => {
    const site = setUp({ 'POST /auth/login': fail(0) });
    const given = { email: 'a@b.fr', code: 'K7QF' };
    await expect(site.player.login(given)).rejects.toThrow();
    site.server['POST /auth/login'] = () => ({ token: 'tok' });
    await createPlayer({ call: site.call, local: site.local, tab: site.tab }).login(given);
    await site.player.login(given);
    const [lost, again, next] = site.calls.flatMap(({ path, key }) => (path === 'POST /auth/login' ? [key] : []));
    expect(lost).toMatch(/^[\w-]{36}$/);
    expect(again).toBe(lost);
    expect(next).not.toBe(lost);
  });

  it.each([{}, { token: '' }, { token: 7 }])('takes an answer of %j for no login', async (answer) => {
    const site = setUp({ 'POST /auth/login': () => answer });
    const error = await site.player.login({ email: 'a@b.fr', code: 'K7QF' }).catch((thrown: unknown) => thrown);
    expect(loginProblem(error).message).toBe('Connexion impossible. Vérifie ton code.');
    expect(site.state()).toMatchObject({ loggedIn: false, ended: false });
    expect(site.local.read('token')).toBeNull();
  });

  it('clears the token, the completed cache and the completed list at logout', async () => {
    const site = setUp();
    await login(site);
    site.player.logout();
    expect([site.local.read('token'), site.local.read('completed_cache')]).toEqual([null, null]);
    expect(site.state()).toMatchObject({ loggedIn: false, token: null, completed: [], points: 0 });
    expect(site.calls.at(-1)).toMatchObject({ path: 'POST /auth/logout', token: 'tok' });
  });

  it.each(['return_token', 'time_allowance'])(
    'leaves no %s in the tab for who logs in next, nor after the logout',
    async (key) => {
      const site = setUp();
      await login(site);
      site.tab.write(key, 'hers');
      site.player.logout();
      expect(site.tab.read(key)).toBeNull();
      site.tab.write(key, 'a guest’s');
      await login(site, 'c@d.fr');
      expect(site.tab.read(key)).toBeNull();
    },
  );

  it('keeps the return that the tab shows when a login expires, as the return has a link of its own', async () => {
    const site = setUp();
    await login(site);
    site.tab.write('return_token', 'of a link');
    site.server['GET /score'] = fail(401);
    await site.player.refresh();
    expect([site.state().ended, site.tab.read('return_token')]).toEqual([true, 'of a link']);
  });

  it.each([
    ['intentions', intentionsKey],
    ['links to returns', returnTokensKey],
  ])('leaves no %s to read behind at logout, and those of an expired login to its player alone', async (_what, keyOf) => {
    const site = setUp();
    const kept = () => site.local.read(keyOf(site.local));
    site.local.write(keyOf(site.local), 'of a guest');
    await login(site, ' Ana@Brevelle.example');
    expect(kept()).toBeNull();
    site.local.write(keyOf(site.local), 'hers');
    expect(keyOf(site.local)).not.toContain('ana');
    site.server['GET /score'] = fail(401);
    await site.player.refresh();
    site.server['GET /score'] = () => ({ points: 7 });
    expect([site.state().ended, kept()]).toEqual([true, null]);
    await login(site, 'yann@brevelle.example');
    expect(kept()).toBeNull();
    await login(site, 'ana@brevelle.example');
    expect(kept()).toBe('hers');
    site.player.logout();
    await login(site, 'ana@brevelle.example');
    expect(kept()).toBeNull();
  });

  it('logs out here whether or not the server can be told', async () => {
    const site = setUp({ 'POST /auth/logout': fail(0) });
    await login(site);
    site.player.logout();
    await settle();
    expect(site.state()).toMatchObject({ loggedIn: false, ended: false });
  });

  it('restores the stored player with the cached completions before the server answers', () => {
    const site = setUp();
    site.local.write('token', 'tok');
    site.local.write('completed_cache', '["jwt"]');
    site.player.restore();
    expect(site.state()).toMatchObject({ loggedIn: true, completed: ['jwt'], scoreKnown: false });
  });

  it('logs out on a 401, unless another login came in between', async () => {
    const site = setUp({ 'GET /score': fail(401) });
    await login(site);
    expect(site.state().loggedIn).toBe(false);
    expect(site.state().ended).toBe(true);
    const other = setUp();
    await login(other);
    let refuse = () => {};
    other.server['GET /late'] = () => new Promise((_, reject) => (refuse = () => reject(new ApiError(401, '', 'invalid-token'))));
    const late = other.player.ask('GET', '/late');
    other.server['POST /auth/login'] = () => ({ token: 'newer' });
    await login(other);
    refuse();
    await expect(late).rejects.toThrow(ApiError);
    expect(other.state()).toMatchObject({ token: 'newer', ended: false });
  });

  it('ignores network errors, and only logs a 404 of /progress', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const site = setUp({ 'GET /score': fail(0), 'GET /progress': fail(404) });
    await login(site);
    expect(site.state().loggedIn).toBe(true);
    expect(log).toHaveBeenCalledOnce();
  });

  it('is no end of a login where a guest may not have something', async () => {
    const site = setUp({ 'GET /closed': fail(401) });
    site.player.restore();
    await expect(site.player.ask('GET', '/closed')).rejects.toThrow(ApiError);
    expect(site.state().ended).toBe(false);
  });

  it('takes no answer that was asked for who played before', async () => {
    const answers: (() => void)[] = [];
    const late = () => new Promise((resolve) => answers.push(() => resolve({ points: 99 })));
    const site = setUp({ 'GET /score': late });
    await login(site);
    site.player.logout();
    site.server['GET /score'] = () => ({ points: 7 });
    await login(site, 'c@d.fr');
    answers[0]?.();
    await settle();
    expect(site.state().points).toBe(7);
  });

  it('asks once where it is asked twice at once', async () => {
    const site = setUp();
    await login(site);
    site.calls.length = 0;
    await Promise.all([site.player.refresh(), site.player.refresh()]);
    expect(site.calls.map(({ path }) => path)).toEqual(['GET /score', 'GET /progress', 'GET /session']);
  });

  it('does not ask again for what has just come, unless something failed, changed, or is of another moment', async () => {
    const site = setUp();
    await login(site);
    const asked = async () => {
      site.calls.length = 0;
      await site.player.refreshUnlessRecent();
      return site.calls.length;
    };
    await site.player.refresh();
    expect(await asked()).toBe(0);
    site.player.sessionChanged({});
    await site.player.refresh();
    expect(await asked()).toBe(0);
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
    expect(await asked()).toBe(3);
    site.server['GET /score'] = fail(0);
    await site.player.refresh();
    now.mockReturnValue(Date.now() + 5_000);
    await site.player.refresh();
    expect(await asked()).toBe(3);
    now.mockRestore();
  });

  it('says the personal code until it is noted, over a reload of the tab', async () => {
    const site = setUp({ 'POST /auth/login': () => ({ token: 'tok', personalCode: 'AAAA-AAAA' }) });
    await login(site);
    const reloaded = () => {
      const player = createPlayer({ call: site.call, local: site.local, tab: site.tab });
      player.restore();
      return player;
    };
    expect(reloaded().store.getState().arrival).toBe('AAAA-AAAA');
    reloaded().codeNoted();
    expect(reloaded().store.getState().arrival).toBe('');
    reloaded().arrived();
    expect(reloaded().store.getState().arrival).toBeNull();
  });

  it('asks again for what did not come when the network is back', async () => {
    const site = setUp({ 'GET /score': fail(0) });
    await login(site);
    expect(site.state().scoreKnown).toBe(false);
    site.server['GET /score'] = () => ({ points: 7 });
    site.player.retry();
    await settle();
    expect(site.state()).toMatchObject({ scoreKnown: true, points: 7 });
  });

  it('takes an answer without a list of completions for an empty list', async () => {
    const site = setUp({ 'GET /progress': () => ({ completed: null }) });
    await login(site);
    expect(site.state().completed).toEqual([]);
  });

  it('does not let an answer asked before a solve undo it', async () => {
    const site = setUp();
    await login(site);
    const refreshing = site.player.refresh();
    site.player.solved({ key: 'ssh', points: 4.5, text: 'Gagné.' });
    await refreshing;
    expect(site.state().completed).toContain('ssh');
  });
});

describe('two tabs of one browser', () => {
  /** Two tabs of one browser: they share `local`, and each has a `tab` storage of its own. */
  const tabsOf = () => {
    const site = setUp();
    const call: Parameters<typeof createPlayer>[0]['call'] = async () => ({ token: 'other', personalCode: 'BBBB-BBBB' }) as never;
    return { site, other: createPlayer({ call, local: site.local, tab: memoryStorage() }) };
  };

  it.each(['while this one is open', 'before this one is reloaded'])(
    'who logs in in the other one, %s, is shown nothing of who played in this one',
    async (when) => {
      const { site, other } = tabsOf();
      site.server['POST /auth/login'] = () => ({ token: 'tok', personalCode: 'AAAA-AAAA' });
      await login(site);
      site.player.solved({ key: 'ssh', points: 4.5, text: 'Gagné.' });
      site.tab.write('room_messages', '{"last":9,"open":[]}');
      choicesOf(site.player, 'sample').write({ mail: 'report' });
      choicesOf(site.player, 'sample', 'first').write({ mail: 'treat' });
      other.restore();
      other.logout();
      await other.login({ email: 'c@d.fr', code: 'K7QF' });
      const here = when.startsWith('while')
        ? site.player
        : createPlayer({ call: async () => ({}) as never, local: site.local, tab: site.tab });
      here.restore();
      expect(here.store.getState()).toMatchObject({ token: 'other', lastSolve: null, arrival: null });
      expect(site.tab.read('room_messages')).toBeNull();
      expect(choicesOf(here, 'sample').read()).toBeUndefined();
      expect(choicesOf(here, 'sample', 'first').read()).toBeUndefined();
      expect(other.store.getState().arrival).toBe('BBBB-BBBB');
    },
  );

  it('keeps first gestures beside the choices, and when these are forgotten', async () => {
    const { site } = tabsOf();
    await login(site);
    choicesOf(site.player, 'sample').write({ mail: 'report' });
    choicesOf(site.player, 'sample', 'first').write({ mail: 'treat' });
    expect(choicesOf(site.player, 'sample').read()).toEqual({ mail: 'report' });
    choicesOf(site.player, 'sample').write(null);
    expect(choicesOf(site.player, 'sample', 'first').read()).toEqual({ mail: 'treat' });
  });

  it('keeps no choice of a page that stays open while somebody else logs in', async () => {
    const { site, other } = tabsOf();
    await login(site);
    const page = choicesOf(site.player, 'sample');
    await other.login({ email: 'c@d.fr', code: 'K7QF' });
    site.player.restore();
    page.write({ mail: 'report' });
    expect(page.read()).toBeUndefined();
  });

  it('takes no answer that was asked for who played in this one before; who still does keeps what is known', async () => {
    const { site, other } = tabsOf();
    await login(site);
    site.player.restore();
    expect(site.state()).toMatchObject({ points: 7, scoreKnown: true });
    let answerLate = () => {};
    site.server['GET /score'] = () => new Promise((resolve) => (answerLate = () => resolve({ points: 99 })));
    void site.player.refresh();
    await other.login({ email: 'c@d.fr', code: 'K7QF' });
    site.player.restore();
    answerLate();
    await settle();
    expect(site.state()).toMatchObject({ token: 'other', scoreKnown: false });
  });

  it('a login that ended is no end of the one that took its place in the other tab', async () => {
    const { site, other } = tabsOf();
    await login(site);
    await other.login({ email: 'c@d.fr', code: 'K7QF' });
    site.server['GET /late'] = fail(401);
    await expect(site.player.ask('GET', '/late')).rejects.toThrow(ApiError);
    expect(site.local.read('token')).toBe('other');
    expect(site.state()).toMatchObject({ token: 'other', ended: false });
  });
});

describe('the session', () => {
  it('is learnt at login, known at once after a reload, and forgotten at logout', async () => {
    const site = setUp();
    await login(site);
    expect(playedSession(site.state().session)).toMatchObject(PLAYED);
    const reloaded = setUp({ 'GET /session': fail(0) });
    reloaded.local.write('token', 'tok');
    reloaded.local.write('session_cache', site.local.read('session_cache'));
    reloaded.player.restore();
    expect(reloaded.state().session).toEqual(site.state().session);
    reloaded.player.logout();
    expect([reloaded.state().session, reloaded.local.read('session_cache')]).toEqual([null, null]);
  });

  it('is marked with the moment at which it was told, by which its clock is read', async () => {
    const room = aSessionClock();
    const site = setUp({ 'GET /session': () => ({ ...PLAYED, room, number: 3 }) });
    await login(site);
    const known = playedSession(site.state().session);
    expect(known).toMatchObject({ ...PLAYED, number: 3, room });
    expect(knownClock(known)?.offset).toBe(Date.parse(room.now) - Date.now());
    expect(knownClock(null)).toBeNull();
  });

  it('is none where an answer, or what was stored, is no session', async () => {
    const site = setUp({ 'GET /session': () => ({ teams: 'Quai' }) });
    site.local.write('token', 'tok');
    site.local.write('session_cache', '{"teams":[],"challenges":7}');
    site.player.restore();
    expect(playedSession(site.state().session)).toBeNull();
    await site.player.refresh();
    expect(playedSession(site.state().session)).toBeNull();
  });

  it('follows the choice of a team; a 401 logs out', async () => {
    const chosen = { ...PLAYED, team: 'Quai' };
    const site = setUp({ 'PATCH /session/team': () => chosen });
    await login(site);
    let answerLate = () => {};
    site.server['GET /session'] = () => new Promise((resolve) => (answerLate = () => resolve(PLAYED)));
    void site.player.refresh();
    site.server['GET /session'] = () => chosen;
    await chooseTeam(site.player, 'Quai');
    answerLate();
    await settle();
    expect(site.calls).toContainEqual({ token: 'tok', path: 'PATCH /session/team', body: { team: 'Quai' }, key: undefined });
    expect(playedSession(site.state().session)?.team).toBe('Quai');
    site.server['PATCH /session/team'] = fail(401);
    await expect(chooseTeam(site.player, 'Quai')).rejects.toThrow(ApiError);
    expect(site.state().loggedIn).toBe(false);
  });
});

describe('a victory', () => {
  it.each(['a guest', 'a player'])('of %s outlives a reload of the tab until it is closed', async (who) => {
    const site = setUp();
    if (who === 'a player') await login(site);
    site.player.restore();
    const solve = { key: 'xss', points: 4, text: 'Gagné.' };
    site.player.solved(solve);
    const reloaded = createPlayer({ call: async () => undefined as never, local: site.local, tab: site.tab });
    reloaded.restore();
    expect(reloaded.store.getState().lastSolve).toEqual(solve);
    reloaded.celebrated();
    expect(reloaded.store.getState().lastSolve).toBeNull();
    expect(site.tab.read('last_solve')).toBeNull();
  });

  it.each(['{', 'null', '{"key":1}', '{"key":"xss","points":"4","text":""}'])('is none where the tab holds %s', (stored) => {
    const site = setUp();
    site.tab.write('last_solve', stored);
    site.player.restore();
    expect(site.state().lastSolve).toBeNull();
  });
});
