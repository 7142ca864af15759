/** Authentication and authorization. Hooks check the bearer token before the body is read; handlers read the caller from the request. */

import type { FastifyRequest } from 'fastify';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { ROLES } from '#schemas/console-constants.ts';
import type { Role } from '#schemas/facilitators.ts';
import type { Clock } from '../clock.ts';
import {
  apiTokenRefused,
  facilitatorLoginNeeded,
  invalidToken,
  playerLoginNeeded,
  projectorNeeded,
  remoteNeeded,
  remoteRefused,
  returnNeeded,
  roleNeeded,
  scopeNeeded,
} from '../errors.ts';
import { isApiToken } from './api-token-format.ts';
import type { ApiTokenHolder } from './api-tokens.ts';
import { createLimit } from './limit.ts';
import { originOf } from './origin.ts';
import type { RemoteHolder } from './remote-holder.ts';
import type { ReturnHolder } from './return-holder.ts';
import { scopesOf } from './token-scopes.ts';
import type { TokenHolder, Tokens } from './tokens.ts';

export interface Player {
  readonly participant: string;
  readonly session: string;
}

/** The player of a call. */
export interface CallingPlayer extends Player {
  /** Identifies this login among those of the participant. */
  readonly login: string;
}

/** An account of the console: a facilitator who is signed in, or a script with an API token of theirs. */
export interface ConsoleCaller {
  readonly username: string;
  readonly role: Role;
  /** JSON list of the departments that the account sees in the role `department`; null for none, and for a script. */
  readonly departments: string | null;
  /** Identifies this sign-in among those of the account; null for a script. */
  readonly signIn: string | null;
}

/** A facilitator who is signed in to the console. */
export interface SignedIn extends ConsoleCaller {
  readonly signIn: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the player hooks; null for a guest. */
    player: CallingPlayer | null;
    /** Set by the console's hooks. */
    facilitator: ConsoleCaller | null;
    /** The session that the projector shows; set by the projector's hook. */
    projector: string | null;
    /** Set by the remote's hook. */
    remote: RemoteHolder | null;
    /** Set by the return's hook. */
    returning: ReturnHolder | null;
  }
}

export interface Authentication {
  /** A caller without a token is a guest. 401 for a token that is not a player's, 429 for a login above the rate limit. */
  readonly optionalPlayer: (request: FastifyRequest) => Promise<void>;
  /**
   * Like `optionalPlayer`, but a token of the console means a facilitator's preview: no player, and nothing is recorded. One of the role
   * `department` means a guest.
   */
  readonly playerOrPreview: (request: FastifyRequest) => Promise<void>;
  /** A player's token is needed (401); 429 as above. */
  readonly player: (request: FastifyRequest) => Promise<void>;
  /**
   * A token of the console is needed (401), of this role or a higher one (403); the lowest role, `department`, admits every account. An API
   * token opens the calls of its scope (403).
   */
  readonly department: (request: FastifyRequest) => Promise<void>;
  readonly observer: (request: FastifyRequest) => Promise<void>;
  readonly facilitator: (request: FastifyRequest) => Promise<void>;
  readonly administrator: (request: FastifyRequest) => Promise<void>;
  /** A projector's token is needed (401). */
  readonly projector: (request: FastifyRequest) => Promise<void>;
  /** The token of a paired telephone is needed (401); every other hook refuses that token (403). */
  readonly remote: (request: FastifyRequest) => Promise<void>;
  /** The token of a player's appointment is needed (401); it opens the return alone. 429 as for a player. */
  readonly returning: (request: FastifyRequest) => Promise<void>;
}

/** The bearer token of a call; undefined without one. */
function bearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +([^ ]+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** The token of a route whose hook demands one. */
export function tokenOf(request: Pick<FastifyRequest, 'headers'>): string {
  return bearerToken(request) ?? '';
}

/**
 * Rate limit of a login's calls that change something: ten a second for a minute is beyond human play. The limit is per login, not per
 * participant: otherwise a colleague who logged in under another's e-mail could use up their limit.
 */
const CHANGES = {
  most: 600,
  window: MINUTE_MS,
  code: 'too-fast',
  message: 'Trop d’actions en trop peu de temps. Réessayez dans un instant.',
};

/** Limit of invalid API tokens from one origin. A valid token is looked up first, so that this limit never refuses it. */
const WRONG_API_TOKENS = {
  most: 100,
  window: 600_000,
  code: 'too-many-failures',
  message: {
    en: 'Too many calls with an API token that is none. Check the script.',
    fr: 'Trop d’appels avec un jeton d’API qui n’en est pas un. Vérifiez le script.',
  },
};

export function createAuthentication(tokens: Tokens, clock: Clock): Authentication {
  const changes = createLimit(clock, CHANGES);
  const wrongApiTokens = createLimit(clock, WRONG_API_TOKENS);
  const holderOf = async (request: FastifyRequest): Promise<TokenHolder | 'none' | 'invalid'> => {
    if (request.headers.authorization === undefined) return 'none';
    const token = bearerToken(request);
    const holder = token && (await tokens.find(token));
    if (token && !holder && isApiToken(token)) throw wrongApiTokens.take(originOf(request.ip)) ?? apiTokenRefused();
    return holder || 'invalid';
  };
  const playing = (previews: boolean) => async (request: FastifyRequest) => {
    const holder = await holderOf(request);
    if (holder === 'none') return;
    if (holder === 'invalid') throw invalidToken();
    refuseRemote(holder);
    if (previews && holder.kind === 'admin') {
      // A department head sees who came, and no mission's notes: to the missions they are a guest, as they may play themselves.
      if (holder.role !== 'department') request.facilitator = holder;
      return;
    }
    if (holder.kind !== 'player') throw playerLoginNeeded();
    const tooFast = request.method === 'GET' || request.method === 'HEAD' ? null : changes.take(holder.login);
    if (tooFast) throw tooFast;
    request.player = holder;
  };
  const optionalPlayer = playing(false);
  const signedIn = (least: Role) => async (request: FastifyRequest) => {
    const holder = await holderOf(request);
    refuseRemote(holder);
    if (typeof holder === 'string' || (holder.kind !== 'admin' && holder.kind !== 'api')) throw facilitatorLoginNeeded();
    if (holder.kind === 'api') mustBeInScope(holder, request);
    if (ROLES.indexOf(holder.role) < ROLES.indexOf(least)) throw roleNeeded(least);
    if (holder.kind === 'api') {
      request.facilitator = { ...holder, departments: null, signIn: null };
      return tokens.used(holder);
    }
    request.facilitator = holder;
    // Only a call that changes something counts as an act of a person: pages also read without one, whenever something happens in a room.
    if (request.method !== 'GET' && request.method !== 'HEAD') await tokens.active(holder.signIn);
  };
  return {
    optionalPlayer,
    playerOrPreview: playing(true),
    async player(request) {
      await optionalPlayer(request);
      if (!request.player) throw playerLoginNeeded();
    },
    department: signedIn('department'),
    observer: signedIn('observer'),
    facilitator: signedIn('facilitator'),
    administrator: signedIn('administrator'),
    async projector(request) {
      const holder = await holderOf(request);
      refuseRemote(holder);
      if (typeof holder === 'string' || holder.kind !== 'projector') throw projectorNeeded();
      request.projector = holder.session;
    },
    async remote(request) {
      const holder = await holderOf(request);
      if (typeof holder === 'string' || holder.kind !== 'remote') throw remoteNeeded();
      request.remote = holder;
    },
    async returning(request) {
      const holder = await holderOf(request);
      refuseRemote(holder);
      if (typeof holder === 'string' || holder.kind !== 'return') throw returnNeeded();
      const tooFast = request.method === 'GET' || request.method === 'HEAD' ? null : changes.take(holder.appointment);
      if (tooFast) throw tooFast;
      request.returning = holder;
    },
  };
}

/** @throws ServerError 403 for a call outside the token's scope */
function mustBeInScope({ scope }: ApiTokenHolder, { method, routeOptions }: FastifyRequest): void {
  const scopes = scopesOf(method, routeOptions.url ?? '');
  if (!scopes.includes(scope)) throw scopeNeeded(scope, scopes);
}

function refuseRemote(holder: TokenHolder | 'none' | 'invalid'): void {
  if (typeof holder !== 'string' && holder.kind === 'remote') throw remoteRefused();
}

interface ConsoleRequest {
  readonly facilitator: ConsoleCaller | null;
}

/** The player of a route whose hook demands one. */
export function playerOf(request: { readonly player: CallingPlayer | null }): CallingPlayer {
  if (!request.player) throw playerLoginNeeded();
  return request.player;
}

/** The sign-in behind a call of the console that no script makes. */
export function signedInOf({ facilitator }: ConsoleRequest): SignedIn {
  if (facilitator === null || facilitator.signIn === null) throw facilitatorLoginNeeded();
  return { ...facilitator, signIn: facilitator.signIn };
}

/** The username behind a call of the console. */
export function facilitatorOf({ facilitator }: ConsoleRequest): string {
  if (facilitator === null) throw facilitatorLoginNeeded();
  return facilitator.username;
}

/** Whether a script makes the call, with an API token. */
export function isScript({ facilitator }: ConsoleRequest): boolean {
  return facilitator !== null && facilitator.signIn === null;
}

/** The session of a projector's call. */
export function projectedOf(request: { readonly projector: string | null }): string {
  if (request.projector === null) throw projectorNeeded();
  return request.projector;
}

/** The paired telephone of a remote's call. */
export function remoteOf(request: { readonly remote: RemoteHolder | null }): RemoteHolder {
  if (request.remote === null) throw remoteNeeded();
  return request.remote;
}

/** The appointment of a return's call. */
export function returningOf(request: { readonly returning: ReturnHolder | null }): ReturnHolder {
  if (request.returning === null) throw returnNeeded();
  return request.returning;
}
