/** The player's side of the site: who plays, what is stored in the browser, what is asked of the server. */

import { ApiError } from '#engine/client/api-error.ts';
import { readJson, type TextStorage } from '#engine/client/browser-storage.ts';
import { type Call, withToken } from '#engine/client/call.ts';
import { newKey } from '#engine/client/new-key.ts';
import { previewToken } from '#engine/client/preview.ts';
import type { LoginPayload, ProgressReply, ScoreReply, TokenReply } from '#schemas/players.ts';
import { createGuestMemory } from './guest-memory.ts';
import { createOutbox, type Letter } from './outbox.ts';
import { createPlayerStore, type Solved } from './player-store.ts';
import { createReplayMemory } from './replay.ts';

/** Keys of the browser's storage (specification, section 3). */
const TOKEN = 'token';
const COMPLETED = 'completed_cache';
const SESSION = 'session_cache';
/** The rank that the player saw last. */
const RANK = 'rank_seen';
/** What the player means to do, kept by the victories: of each player under their e-mail, since a login that only expired leaves it. */
const INTENTIONS = 'intentions';
/** Kept for the tab: the solve whose victory is still open, so that a reload loses nothing of it. */
const LAST_SOLVE = 'last_solve';
/** Kept for the tab: a personal code is told once, and a reload must not lose it. */
const ARRIVAL = 'arrival';
/** Kept for the tab: messages of the facilitators. */
const MESSAGES = 'room_messages';
/** Kept for the tab: what is chosen in missions that are not solved yet. */
const CHOICES = 'choices';
/** Names a login, and whose it is, without telling its token. The tab keeps that of its own entries: another tab may log in. */
const LOGIN = 'login';
const LOGIN_OF_TAB = 'login_of_tab';
/** Kept for the tab until the server has let the player in: if its reply is lost, the same login is sent again under it. */
const JOINING = 'joining';

export interface PlayerOptions {
  readonly call: Call;
  /** Kept between visits. */
  readonly local: TextStorage;
  /** Kept for the tab. */
  readonly tab: TextStorage;
}

/** Key of the intentions of who plays now: their e-mail stands behind the 36 characters of `newKey` that name the login. */
export const intentionsKey = (local: TextStorage) => INTENTIONS + (local.read(LOGIN) ?? '').slice(36);

export type Player = ReturnType<typeof createPlayer>;

/** Touches neither storage nor network before `restore`. */
export function createPlayer({ call, local, tab }: PlayerOptions) {
  const { store, ...change } = createPlayerStore();
  const guest = createGuestMemory(tab);
  const replay = createReplayMemory(tab);
  const token = () => store.getState().token;
  /** Rises with everything that makes a reply still on its way out of date. */
  let era = 0;

  const setCompleted = (completed: readonly string[]) => {
    change.setCompleted(completed);
    local.write(COMPLETED, JSON.stringify(completed));
  };

  const setSession = (session: unknown) => {
    change.setSession(session);
    local.write(SESSION, JSON.stringify(session));
  };
  /** With this browser's time, by which the clock in it is read. */
  const hear = (session: unknown) =>
    setSession(typeof session === 'object' ? session && { ...session, heardAt: Date.now() } : session);

  /** Stores a token and sets `loggedIn`; null removes it. */
  const setToken = (next: string | null) => {
    era += 1;
    local.write(TOKEN, next);
    if (next === null) change.identify(null, { points: guest.points(), completed: guest.completed() });
    else change.identify(next);
  };

  const forgetTab = () => {
    guest.forget();
    replay.end();
    for (const key of [LAST_SOLVE, ARRIVAL, MESSAGES, CHOICES]) tab.write(key, null);
    tab.write(LOGIN_OF_TAB, local.read(LOGIN));
  };

  /** What was stored of the one before is nothing to the next. @param login what names the next one's; null for nobody */
  const forget = (login: string | null = null) => {
    outbox.clear();
    for (const key of [COMPLETED, SESSION, RANK, INTENTIONS]) local.write(key, null);
    local.write(LOGIN, login);
    forgetTab();
  };

  const arrive = (arrival: string | null) => {
    change.arrive(arrival);
    tab.write(ARRIVAL, arrival);
  };

  /** Clears the token, the completed cache and the completed list. */
  const leave = () => {
    forget();
    setToken(null);
  };

  /** Reads what the browser stored, and sends what still waits. */
  const restore = () => {
    const stored = local.read(TOKEN);
    if (stored === token() && stored !== null) return;
    era += 1;
    if (tab.read(LOGIN_OF_TAB) !== local.read(LOGIN)) forgetTab();
    if (stored === null) change.identify(null, { points: guest.points(), completed: guest.completed() });
    else
      change.identify(stored, {
        completed: readJson(local, COMPLETED, isKeys) ?? [],
        session: readJson(local, SESSION, isAnything),
      });
    change.celebrate(readJson(tab, LAST_SOLVE, isSolved) ?? null);
    change.arrive(stored && tab.read(ARRIVAL));
    outbox.flush();
  };

  /** A 401 concerns the token it was sent with: a newer login, here or in another tab, is not undone by an old reply. */
  const unauthorised = (sentWith: string | null) => {
    if (sentWith === null || sentWith !== token()) return;
    if (local.read(TOKEN) !== sentWith) return readAgain();
    leave();
    change.end();
  };

  /** Calls the server as who is at the wheel. Rejects with an `ApiError`; a 401 logs out. */
  const ask = withToken(call, token, unauthorised);
  /** The same for the calls of a challenge, which a facilitator's preview makes with the login of the console. */
  const play = withToken(call, () => token() ?? previewToken(), unauthorised);

  const outbox = createOutbox({
    ask,
    storage: local,
    token,
    delivered: (letter, reply) => confirmed(letter, reply),
  });

  const confirmed = ({ path }: Letter, reply: unknown) => {
    // With more on its way, the totals of this reply are already behind.
    if (typeof reply !== 'object' || reply === null || outbox.waiting(path)) return;
    if ('points' in reply && typeof reply.points === 'number') change.setPoints(reply.points);
    if ('completed' in reply && isKeys(reply.completed)) setCompleted(reply.completed);
  };

  let refreshing: { readonly era: number; readonly done: Promise<unknown> } | undefined;
  /** Fetches score, progress and what the session plays. Asked twice at once (at start and by the hub), it goes once. */
  const refresh = async () => {
    if (token() === null) return;
    if (refreshing?.era === era) return void (await refreshing.done);
    const started = era;
    // What waits to be sent is on the screen already; a score asked before it arrives knows nothing of it.
    const behind = outbox.waiting('/score');
    const fetchInto = async <T>(path: string, take: (reply: T) => void) => {
      try {
        const reply = await ask<T>('GET', path);
        if (era === started) take(reply);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 404 && path === '/progress')
          console.log('GET /progress answered 404: it requires a logged-in non-admin user.');
      }
    };
    const done = Promise.all([
      fetchInto<ScoreReply>('/score', ({ points }) => {
        if (!(behind && store.getState().scoreKnown)) change.setPoints(points);
      }),
      fetchInto<ProgressReply>('/progress', ({ completed }) => setCompleted(isKeys(completed) ? completed : [])),
      fetchInto<unknown>('/session', hear),
    ]);
    const own = { era: started, done };
    refreshing = own;
    await done;
    if (refreshing === own) refreshing = undefined;
  };

  /** Another tab may have changed what is stored, and time what was told. */
  const readAgain = () => {
    restore();
    void refresh();
  };

  return {
    store,
    tab,
    guest,
    replay,
    refresh,
    token,
    ask,
    play,
    /** The rank that was seen last, in this login; null where none was. */
    rankSeen: () => Number(local.read(RANK)) || null,
    rememberRank: (rank: number) => local.write(RANK, String(rank)),
    /**
     * Forgets the player here at once, and ends this login on the server as soon as it can be reached; otherwise it expires by itself.
     * Intentions are nobody else's to read, on a computer that others use; a login that only expired keeps them for its player alone.
     */
    logout() {
      const ending = token();
      local.write(intentionsKey(local), null);
      leave();
      if (ending !== null) void call('POST', '/auth/logout', { token: ending }).catch(() => undefined);
    },
    restore,
    readAgain,
    /** Rejects with an `ApiError`. The caller fetches nothing: score, progress and session follow by themselves. */
    async login({ email, code, ...more }: LoginPayload) {
      const idempotencyKey = tab.read(JOINING) ?? newKey();
      tab.write(JOINING, idempotencyKey);
      const reply = await call<TokenReply>('POST', '/auth/login', {
        body: { email: email.trim(), code: code.trim().toUpperCase(), ...more },
        idempotencyKey,
      });
      // A proxy that answers in the server's place gives no token.
      if (typeof reply.token !== 'string' || !reply.token) throw new ApiError(502, '');
      tab.write(JOINING, null);
      forget(`${newKey()} ${email.trim().toLowerCase()}`);
      setToken(reply.token);
      arrive(reply.personalCode ?? '');
      void refresh();
    },
    /** What the server has just said of the session; what was asked before would undo it. */
    sessionChanged(session: unknown) {
      era += 1;
      hear(session);
      void refresh();
    },
    /** What happened changes what is known of the session. */
    hear,
    /** A verified solve (the server has written it already). */
    solved(solve: Solved) {
      era += 1;
      change.solve(solve);
      tab.write(LAST_SOLVE, JSON.stringify(store.getState().lastSolve));
      if (token() === null) return;
      const { key, points: award } = solve;
      local.write(COMPLETED, JSON.stringify(store.getState().completed));
      outbox.post({ path: '/score', body: { points: award } }, { path: '/progress/complete', body: { challenge: key } });
    },
    /** Takes `points` (positive, decimal) off the score. */
    penalised(points: number) {
      era += 1;
      change.penalise(points);
      if (token() === null) guest.penalised(points);
      else outbox.post({ path: '/score', body: { points: -points } });
    },
    /** The network is back: sends what waits, and asks for what may not have come. */
    retry() {
      outbox.flush();
      void refresh();
    },
    /** The player has closed the victory. */
    celebrated() {
      tab.write(LAST_SOLVE, null);
      change.celebrate(null);
    },
    /** The player was told and asked what there was at the login. */
    arrived: () => arrive(null),
    codeNoted: () => arrive(''),
    named: change.named,
    visitAdmin: change.visitAdmin,
  };
}

function isSolved(value: unknown): value is Solved {
  if (typeof value !== 'object' || value === null) return false;
  const { key, points, text }: Partial<Record<keyof Solved, unknown>> = value;
  return typeof key === 'string' && Number.isFinite(points) && typeof text === 'string';
}

function isKeys(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((key) => typeof key === 'string');
}

function isAnything(_value: unknown): _value is unknown {
  return true;
}
