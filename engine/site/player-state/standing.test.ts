import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aStanding } from '#engine/client/testing/a-standing.ts';
import type { Fleet } from '#schemas/fleet.ts';
import type { Standing } from '#schemas/standing.ts';
import { subscribeToFleet } from '../fleet/fleet-polling.ts';
import { aFleet } from '../fleet/testing/a-fleet.ts';
import { sessionNewsOf } from './session-news.ts';
import { createStandingPolling } from './standing.ts';
import { login, setUp } from './testing/player-set-up.ts';

const AT = aStanding();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A player whose page shows the standing, with live events. */
async function onHub(answer: () => unknown = () => AT) {
  const site = setUp({ 'GET /standing': answer });
  await login(site);
  const news = sessionNewsOf(site.player);
  news.live = true;
  const source = createStandingPolling(site.player);
  const shown: Standing[] = [];
  const leave = source.subscribe((standing) => shown.push(standing));
  await vi.advanceTimersByTimeAsync(0);
  const asked = () => site.calls.filter(({ path }) => path === 'GET /standing').length;
  return { ...site, news, source, shown, leave, asked };
}

describe('the standing of a player on a stream', () => {
  it('is asked for once; then live events bring it', async () => {
    const { news, shown, asked } = await onHub();
    for (let second = 1; second <= 60; second += 1) {
      news.boardsChanged({ ...AT, rank: second });
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(asked()).toBe(1);
    expect(shown.at(-1)).toEqual({ ...AT, rank: 60 });
  });

  it('is asked for after an event that does not bring it', async () => {
    const { news, asked } = await onHub();
    news.boardsChanged();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked()).toBe(2);
  });

  it('is known at once where another page of the site opens, until an event leaves it open', async () => {
    const { news, source, leave, asked } = await onHub();
    news.boardsChanged(AT);
    leave();
    const again: Standing[] = [];
    source.subscribe((standing) => again.push(standing))();
    expect(again).toEqual([AT]);
    news.boardsChanged();
    source.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toBe(2);
  });

  it('is not the one of another login in the same tab', async () => {
    const site = await onHub();
    site.news.boardsChanged(AT);
    site.leave();
    site.player.logout();
    site.server['POST /auth/login'] = () => ({ token: 'of another session' });
    await login(site);
    const next: Standing[] = [];
    site.source.subscribe((standing) => next.push(standing))();
    expect(next).toEqual([]);
  });

  it('is not set back by a reply that was on its way when an event brought a newer one', async () => {
    let reply: (standing: Standing) => void = () => undefined;
    const { news, shown } = await onHub(() => new Promise((resolve) => (reply = resolve)));
    news.boardsChanged({ ...AT, rank: 1 });
    reply(AT);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([{ ...AT, rank: 1 }]);
  });
});

describe('standing and fleet, which a stream brings as it opens', () => {
  /** A page that has opened shortly before its stream. */
  async function onOpening() {
    const site = setUp({ 'GET /standing': () => AT, 'GET /fleet': () => aFleet() });
    await login(site);
    const news = sessionNewsOf(site.player);
    const standings: Standing[] = [];
    const fleets: Fleet[] = [];
    const show = () => [
      createStandingPolling(site.player).subscribe((standing) => standings.push(standing)),
      subscribeToFleet(site.player, (fleet) => fleets.push(fleet)),
    ];
    const leave = show();
    site.calls.length = 0;
    const open = () => {
      news.live = true;
      news.opens();
    };
    const asked = () => site.calls.map(({ path }) => path).toSorted();
    return { news, standings, fleets, show, leave, open, asked };
  }

  it('are not asked for, nor by the next page of the site', async () => {
    const { news, standings, fleets, show, leave, open, asked } = await onOpening();
    open();
    await vi.advanceTimersByTimeAsync(4_000);
    news.standingTold(AT);
    news.fleetTold(aFleet());
    expect([standings, fleets]).toEqual([[AT], [aFleet()]]);
    await vi.advanceTimersByTimeAsync(10_000);
    for (const one of leave) one();
    show();
    expect([standings, fleets]).toEqual([
      [AT, AT],
      [aFleet(), aFleet()],
    ]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked()).toEqual([]);
  });

  it('are asked for where no stream opens', async () => {
    const { asked } = await onOpening();
    await vi.advanceTimersByTimeAsync(300);
    expect(asked()).toEqual(['GET /fleet', 'GET /standing']);
  });

  it('are asked for where it does not bring them', async () => {
    const { open, asked } = await onOpening();
    open();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked()).toEqual([]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(asked()).toEqual(['GET /fleet', 'GET /standing']);
  });

  it.each(['before', 'after'])(
    'are asked for at once where another tab streams, found out %s the page shows them',
    async (when) => {
      const { news, show, leave, open, asked } = await onOpening();
      if (when === 'before') for (const one of leave) one();
      open();
      news.untold();
      if (when === 'before') show();
      await vi.advanceTimersByTimeAsync(0);
      expect(asked()).toEqual(['GET /fleet', 'GET /standing']);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(asked()).toHaveLength(2);
    },
  );

  it('are not asked for by a page that was left', async () => {
    const { leave, open, asked } = await onOpening();
    open();
    for (const one of leave) one();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked()).toEqual([]);
  });
});

describe('each player of a room in which somebody solves a mission every second, for five minutes', () => {
  /** Calls of a player whose page shows the standing and the fleet's line. */
  async function callsOfOne(standing?: Standing, fleet?: Fleet): Promise<number> {
    const { news, player, calls, leave } = await onHub();
    const leaveFleet = subscribeToFleet(player, () => undefined);
    calls.length = 0;
    for (let second = 0; second < 300; second += 1) {
      news.boardsChanged(standing);
      if (fleet && second % 3 === 0) news.fleetTold(fleet);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    leave();
    leaveFleet();
    return calls.length;
  }

  it('asks less than 60 % as often where the stream brings the standing', async () => {
    const [asking, told] = [await callsOfOne(), await callsOfOne(AT)];
    expect(told).toBeLessThan(0.6 * asking);
  });

  it('asks for nothing where the stream brings the fleet too', async () => {
    expect(await callsOfOne(AT, aFleet())).toBe(0);
  });
});
