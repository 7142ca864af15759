/** `npm run dev`: one process, one port. Calls of the API are answered by the real server, everything else by Vite. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Connect, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';

const ENTRY = '/server/start/development.ts';

/** Exports of the entry that is loaded through Vite's server at run time, so that it is reloaded after a change. */
export interface DevelopmentModule {
  /** Builds the app of the API. @param onUnknownGet called for GET requests without a route of the API */
  developmentApp(onUnknownGet: (request: IncomingMessage, response: ServerResponse) => void): Promise<DevelopmentApp>;
}
interface DevelopmentApp {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Resolves when requests under way are done and the database is closed. */
  close(): Promise<void>;
}

export function developmentServer(): Plugin {
  return {
    name: 'vigie:development-server',
    apply: (_config, { command, isPreview }) => command === 'serve' && isPreview !== true,
    configureServer(server) {
      const passOn = new WeakMap<IncomingMessage, Connect.NextFunction>();
      const app = currentApp(server, (request, response) => {
        // The page gets Vite's headers, not those of the API.
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        // Otherwise Vite would serve the module admin/index.tsx for `/admin`.
        if (request.headers.accept?.includes('text/html')) request.url = '/index.html';
        passOn.get(request)?.();
      });
      server.middlewares.use((request, response, next) => {
        if (belongsToVite(request.url ?? '/')) return next();
        passOn.set(request, next);
        app.get().then((current) => current.handle(request, response), next);
      });
      server.httpServer?.once('close', () => void app.close());
    },
  };
}

/** Routes of the API that end like file names. */
const FILES = /^\/(openapi\.json|admin\/(?:[a-z-]+|(?:sessions|campaigns|own-departments)\/[^/]+\/[a-z-]+)\.csv)$/;

/** Whether Vite serves this address: source modules and its internal addresses. */
function belongsToVite(url: string): boolean {
  const path = url.replace(/[?#].*$/, '');
  return /^\/(@|node_modules\/|__)/.test(path) || (/\.[a-z0-9]+$/i.test(path) && !FILES.test(path));
}

/** The app built from the current modules. One at a time: the previous app is closed before the next opens the database. */
function currentApp(server: ViteDevServer, onUnknownGet: (request: IncomingMessage, response: ServerResponse) => void) {
  let builtFrom: DevelopmentModule['developmentApp'] | undefined;
  let app: DevelopmentApp | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const refresh = async (): Promise<DevelopmentApp> => {
    const { developmentApp } = await load(server);
    if (app && developmentApp === builtFrom) return app;
    await app?.close();
    app = undefined;
    app = await developmentApp(onUnknownGet);
    builtFrom = developmentApp;
    return app;
  };
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work);
    // The caller gets the error; the next request tries again.
    turn = result.catch(() => undefined);
    return result;
  };
  return { get: () => inTurn(refresh), close: () => inTurn(async () => app?.close()) };
}

async function load(server: ViteDevServer): Promise<DevelopmentModule> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the development server has no environment that runs modules');
  return ssr.runner.import<DevelopmentModule>(ENTRY);
}
