import '#engine/ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#engine/site/app.tsx';
import { createSite } from '#engine/site/player/create-site.ts';
import { AdminRoute } from './admin-route.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const site = createSite();
const { pathname } = window.location;
const prerendered = root.dataset['prerendered'];
const app = (unknownPath?: string) => (
  <BrowserRouter>
    <App site={site} admin={<AdminRoute />} unknownPath={unknownPath} />
  </BrowserRouter>
);

// Prerendered pages are those of a guest: a logged-in player gets pages of their own from the start.
const guest = document.documentElement.dataset['player'] === undefined;
if (guest && prerendered === pathname) hydrateRoot(root, app());
// The 404 page is a player's: the console has one of its own.
else if (guest && prerendered === '/404' && !/^\/admin(\/|$)/.test(pathname)) hydrateRoot(root, app(pathname));
else {
  site.player.restore();
  createRoot(root).render(app(prerendered === '/404' ? pathname : undefined));
}
