import '#engine/ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BASE_PATH } from '#engine/client/base-path.ts';
import { App } from '#engine/site/app.tsx';
import { openSite } from '#engine/site/site.ts';
import { bearTranslation } from '#engine/site/translated-page.ts';
import { AdminRoute } from './admin-route.tsx';
import { ProjectorRoute } from './projector-route.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

bearTranslation();
const site = openSite();
const app = (
  <BrowserRouter basename={BASE_PATH}>
    <App site={site} admin={<AdminRoute />} projector={<ProjectorRoute />} />
  </BrowserRouter>
);

// The prerendered hub is that of a guest, so a logged-in player's page is rendered from scratch.
const guest = document.documentElement.dataset['player'] === undefined;
if (guest && root.dataset['prerendered'] !== undefined) hydrateRoot(root, app);
else {
  site.player.restore();
  createRoot(root).render(app);
}
