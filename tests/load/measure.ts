/** One measurement: constant load for some seconds, no more requests than there is work for. */
import autocannon from 'autocannon';

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

export interface LoadRequest {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Loads `url` over 50 connections. @param next the next request; undefined when the work is done */
export async function measure(
  url: string,
  seconds: number,
  next: () => LoadRequest | undefined,
  limits: { amount?: number; perSecond?: number } = {},
): Promise<Measured> {
  const result = await autocannon({
    url,
    connections: 50,
    duration: seconds,
    ...(limits.amount === undefined ? {} : { maxOverallRequests: limits.amount }),
    ...(limits.perSecond === undefined ? {} : { overallRate: limits.perSecond }),
    requests: [
      {
        setupRequest(request) {
          const wanted = next();
          return wanted
            ? {
                ...request,
                method: wanted.method ?? 'GET',
                path: wanted.path,
                headers: { ...wanted.headers },
                ...(wanted.body ? { body: wanted.body } : {}),
              }
            : request;
        },
      },
    ],
  });
  return {
    perSecond: Math.round(result.requests.total / result.duration),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
  };
}
