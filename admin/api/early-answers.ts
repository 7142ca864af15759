/**
 * Answers that the console's page asks for itself, while its scripts are on their way: otherwise the first view would wait for the one
 * and then for the other. The page that is built for the console has the script; without it everything is asked for as ever.
 */
import { type Call, readJson } from '#engine/client/call.ts';
import { CONSOLE_TOKEN } from '#engine/client/preview.ts';

/** What any page of the console begins with. */
const FIRST = ['/admin/me'];
/** What the desk begins with besides. */
export const DASHBOARD_FIRST: readonly string[] = [
  '/admin/demo',
  '/admin/sessions',
  '/admin/rooms',
  '/admin/scores?limit=500&count=true',
  '/admin/storage',
];

/** How long after the page began an answer may be taken, in milliseconds: later ones would be old. */
const TTL_MS = 30_000;

interface EarlyAnswers {
  /** What they were asked for with. */
  readonly token: string;
  /** By path. */
  readonly answers: Record<string, Promise<Response>>;
}

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

/** The script of the page. @param host origin of the server, with or without a final slash; '' is the page's own */
export function earlyAnswersScript(host: string): string {
  const [origin, token, first, dashboard] = [host.replace(/\/+$/, ''), CONSOLE_TOKEN, FIRST, DASHBOARD_FIRST].map((one) =>
    JSON.stringify(one),
  );
  return `try{let t=localStorage[${token}],a={};if(t){for(let p of ${first}.concat(location.pathname=='/admin'?${dashboard}:[]))(a[p]=fetch(${origin}+p,{headers:{authorization:'Bearer '+t},signal:AbortSignal.timeout(${TTL_MS})})).catch(()=>{});earlyAnswers={token:t,answers:a}}}catch(e){}`;
}

/** The same calls; the first one for what was asked for early, with the same sign-in, takes that answer. What did not come, or was refused, is asked for again. */
export function takingEarlyAnswers(call: Call): Call {
  return async (method, path, options = {}) => {
    const early = method === 'GET' ? await taken(path, options.token) : undefined;
    if (early?.ok) {
      try {
        return await (options.read ?? readJson)(early);
      } catch {
        // Cut off on its way: the call says why, if it fails as well.
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
