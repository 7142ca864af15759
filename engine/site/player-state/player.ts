/** The player's side of the site: the current login, the data that the browser stores of it, and its calls to the server. */
import { ApiError } from '#engine/client/api-error.ts';
import { type Call, withToken } from '#engine/client/call.ts';
import { previewToken } from '#engine/client/preview.ts';
import type { LoginPayload, TokenReply } from '#schemas/players.ts';
import { createGuestMemory } from './guest-memory.ts';
import { createLoginSession } from './login-session.ts';
import { createOutbox } from './outbox.ts';
import { type BrowserStorages, createPlayerCache } from './player-cache.ts';
import { createPlayerStore, type Solved } from './player-store.ts';
import { createPlayerSync } from './player-sync.ts';
import { createReplayMemory } from './replay.ts';
import { createTabLogin } from './tab-login.ts';

export { intentionsKey, returnTokensKey } from './player-cache.ts';

interface PlayerOptions extends BrowserStorages {
  readonly call: Call;
}

export type Player = ReturnType<typeof createPlayer>;

/** Creates a player, which touches neither storage nor network before `restore`. */
export function createPlayer({ call, local, tab }: PlayerOptions) {
  const { store, ...change } = createPlayerStore();
  const token = () => store.getState().token;
  const guest = createGuestMemory(tab);
  const replay = createReplayMemory(tab);
  const cache = createPlayerCache({ local, tab });
  const tabLogin = createTabLogin(local, tab);

  /** A 401 concerns the token that was sent: a late reply must not end a newer login, of this tab or of another one. */
  const unauthorised = (sentWith: string | null) => {
    if (sentWith === null || sentWith !== token()) return;
    if (cache.token.read() !== sentWith) return readAgain();
    login.expire();
    change.end();
  };
  const ask = withToken(call, token, unauthorised);

  const outbox = createOutbox({
    ask,
    storage: local,
    token,
    delivered: (letter, reply) => sync.confirmed(letter, reply),
  });
  const login = createLoginSession({ token, change, cache, tabLogin, guest, replay, clearOutbox: outbox.clear });
  const sync = createPlayerSync({ ask, state: store.getState, change, cache, login, outbox });
  const { refresh, refreshUnlessRecent, hear } = sync;

  /** Reads the stored login, and sends the calls that still wait. */
  const restore = () => {
    if (login.restore()) outbox.flush();
  };

  /** Reads the storage again, which another tab may have changed, and asks the server again. */
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
    refreshUnlessRecent,
    token,
    /** Calls the server without a token. Rejects with an `ApiError`. */
    call,
    /** Calls the server with the player's token. Rejects with an `ApiError`; a 401 logs out. */
    ask,
    /** Like `ask`, for the calls of a challenge, which a facilitator's preview makes with the login of the console. */
    play: withToken(call, () => token() ?? previewToken(), unauthorised),
    /** The rank that was seen last, in this login; null if none was seen. */
    rankSeen: () => Number(cache.rank.read()) || null,
    rememberRank: (rank: number) => cache.rank.write(String(rank)),
    restore,
    readAgain,
    ...loginActions({ call, token, cache, tabLogin, session: login, refresh }),
    ...playActions({ store, change, token, cache, outbox, guest, session: login }),
    /** Applies the reply to a change of the session, and drops replies to earlier requests, which would undo the change. */
    sessionChanged(session: unknown) {
      login.nextEra();
      hear(session);
      void refresh();
    },
    /** Stores a session that a live event changed. */
    hear,
    /** Called when the network is back: sends the waiting calls, and loads data that may have been missed. */
    retry() {
      outbox.flush();
      void refresh();
    },
    /** Called when the notices after the login are done. */
    arrived: () => login.arrive(null),
    /** Called when the player has noted the personal code. */
    codeNoted: () => login.arrive(''),
    named: change.named,
    visitAdmin: change.visitAdmin,
  };
}

type Session = ReturnType<typeof createLoginSession>;
type Cache = ReturnType<typeof createPlayerCache>;

interface LoginDeps {
  readonly call: Call;
  readonly token: () => string | null;
  readonly cache: Cache;
  readonly tabLogin: ReturnType<typeof createTabLogin>;
  readonly session: Session;
  readonly refresh: () => Promise<unknown>;
}

function loginActions({ call, token, cache, tabLogin, session, refresh }: LoginDeps) {
  /**
   * Logs in by a call whose reply is a token. Rejects with an `ApiError`. The caller fetches nothing: score, progress and session follow by
   * themselves.
   * @param email address of the login
   */
  const enter = async (path: string, email: string, body: unknown) => {
    const reply = await call<TokenReply>('POST', path, { body, idempotencyKey: tabLogin.idempotencyKey() });
    // A proxy that answers in the server's place gives no token.
    if (typeof reply.token !== 'string' || !reply.token) throw new ApiError(502, '');
    tabLogin.answered();
    session.enter(reply.token, email, reply.personalCode ?? '');
    void refresh();
  };
  return {
    enter,
    login: ({ email, code, ...more }: LoginPayload) =>
      enter('/auth/login', email, { email: email.trim(), code: code.trim().toUpperCase(), ...more }),
    /**
     * Logs out here at once, and on the server as soon as it can be reached; otherwise the login expires by itself.
     * Removes the player's intentions and links to returns too, since others may use this computer; an expired login keeps them for its
     * player alone.
     */
    logout() {
      const ending = token();
      cache.clearOwn();
      session.leave();
      if (ending !== null) void call('POST', '/auth/logout', { token: ending }).catch(() => undefined);
    },
  };
}

type Store = ReturnType<typeof createPlayerStore>;

interface PlayDeps {
  readonly store: Store['store'];
  readonly change: Omit<Store, 'store'>;
  readonly token: () => string | null;
  readonly cache: Cache;
  readonly outbox: ReturnType<typeof createOutbox>;
  readonly guest: ReturnType<typeof createGuestMemory>;
  readonly session: Session;
}

function playActions({ store, change, token, cache, outbox, guest, session }: PlayDeps) {
  return {
    /** Counts a verified solve, which the server has recorded already. */
    solved(solve: Solved) {
      session.nextEra();
      change.solve(solve);
      cache.lastSolve.write(store.getState().lastSolve);
      if (token() === null) return;
      const { key, points: award } = solve;
      cache.completed.write(store.getState().completed);
      outbox.post({ path: '/score', body: { points: award } }, { path: '/progress/complete', body: { challenge: key } });
    },
    /** Takes `points` (positive, decimal) off the score. */
    penalised(points: number) {
      session.nextEra();
      change.penalise(points);
      if (token() === null) guest.penalised(points);
      else outbox.post({ path: '/score', body: { points: -points } });
    },
    /** Called when the player has closed the victory. */
    celebrated() {
      cache.lastSolve.write(null);
      change.celebrate(null);
    },
  };
}
