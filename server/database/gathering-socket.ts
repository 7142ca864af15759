/** A socket that sends at once what is written within one turn of the event loop. */
import { Socket } from 'node:net';

/**
 * For connections that pipeline: statements of one round trip leave in one packet, with one system call, and wake the database once instead
 * of once for each statement.
 */
export class GatheringSocket extends Socket {
  #gathers = false;

  /** The driver corks for each of its statements. */
  override cork(): void {
    if (!this.#gathers) {
      this.#gathers = true;
      super.cork();
      // Runs after all promises that are settled by now, so that the statements which these send are gathered too.
      process.nextTick(() => {
        this.#gathers = false;
        this.uncork();
      });
    }
    super.cork();
  }
}
