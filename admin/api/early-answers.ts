/**
 * Answers that the console's page asks for itself, while its scripts are on their way: otherwise the first view would wait for the one
 * and then for the other. The page that is built for the console has the script; without it everything is asked for as ever.
 */
import { CONSOLE_TOKEN } from '#engine/client/preview.ts';

/** What any page of the console begins with. */
const FIRST = ['/admin/me'];
/** What the desk begins with besides. */
export const DESK_FIRST: readonly string[] = [
  '/admin/demo',
  '/admin/sessions',
  '/admin/rooms',
  '/admin/scores?limit=500&count=true',
  '/admin/storage',
];

/** How long after the page began an answer may be taken, in milliseconds: later ones would be old. */
const FRESH = 30_000;

interface EarlyAnswers {
  /** What they were asked for with. */
  readonly token: string;
  /** By address. */
  readonly answers: Record<string, Promise<Response>>;
}

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

/** The script of the page. @param host origin of the server, with or without a final slash; '' is the page's own */
export function earlyAnswersScript(host: string): string {
  const [origin, token, first, desk] = [host.replace(/\/+$/, ''), CONSOLE_TOKEN, FIRST, DESK_FIRST].map((one) =>
    JSON.stringify(one),
  );
  return `try{let t=localStorage[${token}],a={};if(t){for(let p of ${first}.concat(location.pathname=='/admin'?${desk}:[]))(a[p=${origin}+p]=fetch(p,{headers:{authorization:'Bearer '+t}})).catch(()=>{});earlyAnswers={token:t,answers:a}}}catch(e){}`;
}

/** As `fetch`: the answer that was asked for early, once, where there is one for the same sign-in. */
export async function fetchOrTake(address: string, request: RequestInit): Promise<Response> {
  const early = taken(address, request);
  if (early === undefined) return fetch(address, request);
  const { signal } = request;
  const aborted = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
  // What failed before anybody looked is asked for again.
  return Promise.race([early.catch(() => fetch(address, request)), aborted]);
}

function taken(address: string, { method, headers }: RequestInit): Promise<Response> | undefined {
  const { earlyAnswers: early } = globalThis;
  const answer = early?.answers[address];
  if (early === undefined || answer === undefined || method !== 'GET') return undefined;
  delete early.answers[address];
  const same = new Headers(headers).get('authorization') === `Bearer ${early.token}`;
  return same && performance.now() < FRESH ? answer : undefined;
}
