/** One measurement: constant load for some seconds, no more requests than there is work for. */
import autocannon from 'autocannon';

const CONNECTIONS = 50;

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  /** How long it took. */
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
 * @param wanted a list, of which every connection goes through its own part again and again, and which costs the least beside what is
 *   measured; or what gives the next request, undefined when the work is done
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
