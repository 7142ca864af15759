/** Rate limits of practice, which never counts. */

import type { FastifyRequest } from 'fastify';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { createLimit } from '../access/limit.ts';
import { originOf } from '../access/origin.ts';
import type { Clock } from '../clock.ts';

/**
 * Limit of calls for replays, or previews, of one mission under one login: a step every three seconds for ten minutes is beyond human play.
 * The limit is per login, not per participant, as a colleague may log in under another's e-mail.
 */
const ONE_LOGIN = {
  most: 200,
  window: 10 * MINUTE_MS,
  code: 'too-fast',
  message: 'Beaucoup d’essais en peu de temps. Faites une pause : cette mission se rejoue dans quelques minutes.',
};
/** Guests' calls to one mission from one origin: enough for a room of five hundred behind one address, with six answers a minute each. */
const ONE_PLACE = {
  most: 3_000,
  window: MINUTE_MS,
  code: 'too-fast',
  message: 'Trop de réponses arrivent de votre réseau en même temps. Réessayez dans une minute.',
};

export interface PracticeLimit {
  /**
   * Counts a call of practice; ignores other calls.
   * @throws ServerError 429 with Retry-After above the limit
   */
  take(caller: Pick<FastifyRequest, 'ip' | 'player' | 'facilitator'>, key: string, replay?: number): void;
}

export function createPracticeLimit(clock: Clock): PracticeLimit {
  const logins = createLimit(clock, ONE_LOGIN);
  const places = createLimit(clock, ONE_PLACE);
  return {
    take({ player, facilitator, ip }, key, replay) {
      if (player && replay === undefined) return;
      const login = player?.login ?? facilitator?.username;
      const refusal = login === undefined ? places.take(`${originOf(ip)} ${key}`) : logins.take(`${login} ${key}`);
      if (refusal) throw refusal;
    },
  };
}
