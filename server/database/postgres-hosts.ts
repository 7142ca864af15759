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
}

/** @param urls of one database, one for each host */
export function createHosts(urls: readonly string[]): Hosts {
  const kept = new WeakSet<pg.ClientBase>();
  let turn = 0;

  class Client extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      const own = turn;
      super({ ...(typeof config === 'object' && config), connectionString: urls[own] ?? '' });
      const leave = () => {
        // Of several that fail together the first moves on.
        if (!kept.has(this) && turn === own) turn = (turn + 1) % urls.length;
      };
      this.connection.once('error', leave);
      this.connection.once('end', leave);
    }
  }
  return { Client, keep: (client) => void kept.add(client) };
}
