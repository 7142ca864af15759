/** One measurement: constant load for some seconds, and no more requests than the caller has. */
import autocannon from 'autocannon';

const CONNECTIONS = 50;

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds: median and 99th percentile. */
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  /** Duration of the measurement. */
  readonly seconds: number;
}

export interface LoadRequest {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Loads `url` over 50 connections, unless another number is given.
 * @param wanted a list of requests, or a function. Each connection repeats its own part of the list, which costs the least beside the
 *   measured server. The function gives the next request, and undefined when none is left
 */
export async function measure(
  url: string,
  seconds: number,
  wanted: readonly LoadRequest[] | (() => LoadRequest | undefined),
  limits: { amount?: number; perSecond?: number; connections?: number } = {},
): Promise<Measured> {
  const { connections = CONNECTIONS } = limits;
  let connected = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(limits.amount === undefined ? {} : { maxOverallRequests: limits.amount }),
    ...(limits.perSecond === undefined ? {} : { overallRate: limits.perSecond }),
    ...(typeof wanted === 'function'
      ? { requests: [{ setupRequest: (request) => ({ ...request, ...asRequest(wanted()) }) }] }
      : {
          setupClient(client) {
            const own = wanted.filter((_request, index) => index % connections === connected % wanted.length);
            client.setRequests(own.map(asRequest));
            connected += 1;
          },
        }),
  });
  return {
    perSecond: Math.round(result.requests.total / result.duration),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
    seconds: result.duration,
  };
}

function asRequest(wanted: LoadRequest | undefined) {
  if (!wanted) return {};
  const { method = 'GET', path, headers, body } = wanted;
  return { method, path, headers: { ...headers }, ...(body ? { body } : {}) };
}
