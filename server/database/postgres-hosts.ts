/**
 * The hosts of a DATABASE_URL, of which one takes writes at a time. The host that took writes last is used until a connection to it fails,
 * then the next. With libpq this is `target_session_attrs=read-write`; `pg` knows one host only.
 */
import pg from 'pg';

export interface Hosts {
  /** A client that connects to the current host, whatever its configuration says. */
  readonly Client: typeof pg.Client;
  /** To be called once a connection works: its later end is then no reason to try another host. */
  keep(client: pg.ClientBase): void;
  /** To be called for a connection that does not work, before the next one is opened: its `end` event may come too late. */
  leave(client: pg.ClientBase): void;
}

/** @param urls of one database, one for each host */
export function createHosts(urls: readonly string[]): Hosts {
  const kept = new WeakSet<pg.ClientBase>();
  const turns = new WeakMap<pg.ClientBase, number>();
  let turn = 0;
  /** Moves on to the next host: once, if several connections fail together. */
  const leave = (client: pg.ClientBase) => {
    if (!kept.has(client) && turn === turns.get(client)) turn = (turn + 1) % urls.length;
  };

  class Client extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      const own = turn;
      super({ ...(typeof config === 'object' && config), connectionString: urls[own] ?? '' });
      turns.set(this, own);
      // A host that refuses the login, such as a standby that does not have the database yet, sends an error message before it closes.
      for (const event of ['error', 'errorMessage', 'end']) this.connection.once(event, () => leave(this));
    }
  }
  return { Client, keep: (client) => void kept.add(client), leave };
}
