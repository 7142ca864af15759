/** Who is calling. Hooks read the token before the body is read; handlers ask for the person. */
import type { FastifyRequest } from 'fastify';
import { facilitatorLoginNeeded, invalidToken, playerLoginNeeded } from '../errors.ts';
import type { TokenHolder, Tokens } from './tokens.ts';

export interface Player {
  readonly participant: string;
  readonly session: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the player hooks; null for a guest. */
    player: Player | null;
    /** Set by the facilitator hook: the username. */
    facilitator: string | null;
  }
}

export interface Authentication {
  /** No token is a guest; a token that is not a player's is refused (401). */
  readonly optionalPlayer: (request: FastifyRequest) => Promise<void>;
  /** A player's token is needed (401). */
  readonly player: (request: FastifyRequest) => Promise<void>;
  /** An administrator's token is needed (401). */
  readonly facilitator: (request: FastifyRequest) => Promise<void>;
}

export function createAuthentication(tokens: Tokens): Authentication {
  const holderOf = async (request: FastifyRequest): Promise<TokenHolder | 'none' | 'invalid'> => {
    const { authorization } = request.headers;
    if (authorization === undefined) return 'none';
    const token = /^Bearer +([^ ]+)$/i.exec(authorization)?.[1];
    return (token && (await tokens.find(token))) || 'invalid';
  };
  const optionalPlayer = async (request: FastifyRequest) => {
    const holder = await holderOf(request);
    if (holder === 'none') return;
    if (holder === 'invalid') throw invalidToken();
    if (holder.kind !== 'player') throw playerLoginNeeded();
    request.player = holder;
  };
  return {
    optionalPlayer,
    async player(request) {
      await optionalPlayer(request);
      if (!request.player) throw playerLoginNeeded();
    },
    async facilitator(request) {
      const holder = await holderOf(request);
      if (typeof holder === 'string' || holder.kind !== 'admin') throw facilitatorLoginNeeded();
      request.facilitator = holder.username;
    },
  };
}

/** The player of a route whose hook demands one. */
export function playerOf(request: { readonly player: Player | null }): Player {
  if (!request.player) throw playerLoginNeeded();
  return request.player;
}

/** The administrator of a route whose hook demands one. */
export function facilitatorOf(request: { readonly facilitator: string | null }): string {
  if (request.facilitator === null) throw facilitatorLoginNeeded();
  return request.facilitator;
}
