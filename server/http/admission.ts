/**
 * Admission under overload: calls that only read are refused first, then further players; calls of those who play are refused only when
 * they would wait longer than people believe in a reply. Refused before anything is read or written, with 503, `busy` and `Retry-After`.
 */
import type { FastifyRequest } from 'fastify';
import { type ServerError, serverBusy } from '../errors.ts';
import type { Server } from './routing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether admission refused the call. */
    refusedUnderLoad: boolean;
  }
}

/** Classes of calls in the order in which they are refused. A login is an `entry`: it leads to a dozen calls of the other two classes. */
export const REFUSABLE = ['view', 'entry', 'play'] as const;
type RefusableClass = (typeof REFUSABLE)[number];
/** `always` is never refused. */
const ADMISSIONS = [...REFUSABLE, 'always'] as const;
export type AdmissionClass = (typeof ADMISSIONS)[number];

/** Milliseconds of waiting from which a class is refused. */
const LIMITS: Readonly<Record<RefusableClass, number>> = { view: 1_000, entry: 2_500, play: 5_000 };

/** Bounds of `Retry-After` for a refused call, in seconds. */
const COME_BACK = { least: 2, most: 30 } as const;

export interface Admission {
  /** Milliseconds that a call would wait now: its delay, and the longest queue. */
  wait(): number;
  /** Whether calls of any class are refused now. */
  busy(): boolean;
  /** Calls refused since the start, by class. */
  refusals(): Readonly<Record<RefusableClass, number>>;
  /** 503, counted, where a call of this class is refused now; else null. */
  refusal(kind: AdmissionClass): ServerError | null;
}

/**
 * @param delay milliseconds that a call waits for event loop and database, until its reply
 * @param queues milliseconds that it waits for a transaction of each kind of write
 */
export function createAdmission(delay: () => number, queues: readonly (() => number)[]): Admission {
  const refused: Record<RefusableClass, number> = { view: 0, entry: 0, play: 0 };
  const wait = () => delay() + Math.max(0, ...queues.map((read) => read()));
  return {
    wait,
    busy: () => wait() >= LIMITS.view,
    refusals: () => refused,
    refusal(kind) {
      if (kind === 'always') return null;
      const now = wait();
      if (now < LIMITS[kind]) return null;
      refused[kind] += 1;
      return serverBusy(Math.min(COME_BACK.most, Math.max(COME_BACK.least, Math.ceil((2 * now) / 1000))));
    },
  };
}

/** Refuses calls of routes registered after this, before their hooks: a busy server authenticates no caller whom it then refuses. */
export function refuseUnderLoad(server: Server, admission: Admission): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const refusal = admission.refusal(classOf(request));
    request.refusedUnderLoad = refusal !== null;
    done(refusal ?? undefined);
  });
}

function classOf({ method, routeOptions }: FastifyRequest): AdmissionClass {
  return routeOptions.config.admission ?? (method === 'GET' || method === 'HEAD' ? 'view' : 'play');
}
