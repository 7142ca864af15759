/**
 * Early requests of the console's first view: an inline script sends them while the bundle is loading, which saves a round trip. Without
 * the script, all requests are sent as usual.
 */
import { type Call, readJson } from '#engine/client/call.ts';
import { CONSOLE_TOKEN } from '#engine/client/preview.ts';

/** Requests of every page of the console. */
const FIRST = ['/admin/me'];
/** Further requests of the dashboard. */
export const DASHBOARD_FIRST: readonly string[] = [
  '/admin/demo',
  '/admin/sessions',
  '/admin/rooms',
  '/admin/scores?limit=500&count=true',
  '/admin/storage',
];

/** Maximum age of an early reply in milliseconds, counted from the start of the page. */
const TTL_MS = 30_000;

interface EarlyAnswers {
  /** Token with which the requests were sent. */
  readonly token: string;
  /** Replies by path. */
  readonly answers: Record<string, Promise<Response>>;
}

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

/**
 * The inline script. It reads the path prefix as engine/client/base-path.ts does.
 * @param host address of the server, with or without a final slash; '' is the page's own
 */
export function earlyAnswersScript(host: string): string {
  const [given, token, first, dashboard] = [host.replace(/\/+$/, ''), CONSOLE_TOKEN, FIRST, DASHBOARD_FIRST].map((one) =>
    JSON.stringify(one),
  );
  const server = host === '' ? 'b' : given;
  return `try{let t=localStorage[${token}],a={},b=document.documentElement.dataset.basePath||'';if(t){for(let p of ${first}.concat(location.pathname==b+'/admin'?${dashboard}:[]))(a[p]=fetch(${server}+p,{headers:{authorization:'Bearer '+t},signal:AbortSignal.timeout(${TTL_MS})})).catch(()=>{});earlyAnswers={token:t,answers:a}}}catch(e){}`;
}

/**
 * Wraps a client: the first call for a path that was requested early, with the same token, gets that reply. After a failed early request
 * the call is sent as usual.
 */
export function takingEarlyAnswers(call: Call): Call {
  return async (method, path, options = {}) => {
    const early = method === 'GET' ? await taken(path, options.token) : undefined;
    if (early?.ok) {
      try {
        return await (options.read ?? readJson)(early);
      } catch {
        // The connection broke: the call is sent again, and reports any error itself.
      }
    }
    return call(method, path, options);
  };
}

async function taken(path: string, token: string | null | undefined): Promise<Response | undefined> {
  const { earlyAnswers: early } = globalThis;
  const answer = early?.answers[path];
  if (early === undefined || answer === undefined) return undefined;
  delete early.answers[path];
  return early.token === token && performance.now() < TTL_MS ? answer.catch(() => undefined) : undefined;
}
