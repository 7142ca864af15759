/**
 * A page without Playwright's instrumentation, as visitors have it. On pages that Playwright opens, it enables the inspector's `Runtime`
 * and adds an isolated world. With `Runtime`, V8 parses all of react-dom a second time at the start, to locate the errors that it creates:
 * on a slow machine up to 100 ms until React listens. Pages that Playwright did not open are left alone.
 */
import type { Browser } from '@playwright/test';

interface UnwatchedPage {
  send(method: string, params?: object): Promise<unknown>;
  on(event: string, listener: (params: never) => void): void;
  /** Evaluates the expression in the page; resolves with its result, which must be JSON. */
  evaluate(expression: string): Promise<unknown>;
}

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly params?: never;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Evaluated {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string };
}

export async function openUnwatchedPage(browser: Browser, size: { width: number; height: number }): Promise<UnwatchedPage> {
  const devtools = await browser.newBrowserCDPSession();
  const { browserContextId } = await devtools.send('Target.createBrowserContext');
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId, ...size });
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (answer: Answer) => void>();
  const listeners = new Map<string, (params: never) => void>();
  devtools.on('Target.receivedMessageFromTarget', (received) => {
    if (received.sessionId !== sessionId) return;
    const answer = JSON.parse(received.message) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.method && answer.params) listeners.get(answer.method)?.(answer.params);
  });
  let last = 0;
  const send = async (method: string, params: object = {}) => {
    last += 1;
    const message = JSON.stringify({ id: last, method, params });
    const answered = new Promise<Answer>((resolve) => waiting.set(last, resolve));
    await devtools.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return {
    send,
    on: (event, listener) => listeners.set(event, listener),
    async evaluate(expression) {
      const evaluated = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      const { result, exceptionDetails } = evaluated as Evaluated;
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
  };
}
