/**
 * The hosts of a DATABASE_URL, of which one takes writes at a time: the one that did last is asked until a connection to it fails, then the
 * next. With libpq this is `target_session_attrs=read-write`; `pg` knows one host only.
 */
import pg from 'pg';

export interface Hosts {
  /** Connects to the host whose turn it is, whatever its configuration says. */
  readonly Client: typeof pg.Client;
  /** To be called once a connection has been found to be of use: its end is no reason to ask another host. */
  keep(client: pg.ClientBase): void;
  /** To be called for a connection that is of no use, before the next one is opened: its end may come later than that. */
  leave(client: pg.ClientBase): void;
}

/** @param urls of one database, one for each host */
export function createHosts(urls: readonly string[]): Hosts {
  const kept = new WeakSet<pg.ClientBase>();
  const turns = new WeakMap<pg.ClientBase, number>();
  let turn = 0;
  /** Of several that fail together the first moves on. */
  const leave = (client: pg.ClientBase) => {
    if (!kept.has(client) && turn === turns.get(client)) turn = (turn + 1) % urls.length;
  };

  class Client extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      const own = turn;
      super({ ...(typeof config === 'object' && config), connectionString: urls[own] ?? '' });
      turns.set(this, own);
      // What refuses the login, such as a standby to which the database has not come yet, sends a message before it closes.
      for (const event of ['error', 'errorMessage', 'end']) this.connection.once(event, () => leave(this));
    }
  }
  return { Client, keep: (client) => void kept.add(client), leave };
}
