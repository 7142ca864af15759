/** Renders a page at build, for first visits that show something before any script runs. */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '#engine/site/app.tsx';
import { createSite } from '#engine/site/player/create-site.ts';
import { documentTitle } from '#engine/site/shell/page-title.ts';
import { AdminRoute } from './admin-route.tsx';

const TITLES: Readonly<Record<string, string>> = { '/user-login': 'Connexion', '/404': 'Page non trouvée' };

/**
 * @param path `/`, `/user-login`, or `/404` for the page of unknown addresses
 * @returns what goes into `#root` (with `data-prerendered` set to the path) and between the `head` marks of index.html
 */
export function render(path: string): { readonly html: string; readonly head: string } {
  const html = renderToString(
    <StaticRouter location={path}>
      <App site={createSite()} admin={<AdminRoute />} unknownPath={path === '/404' ? path : undefined} />
    </StaticRouter>,
  );
  return { html, head: `<title>${documentTitle(TITLES[path])}</title>` };
}
