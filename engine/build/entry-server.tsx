/** Prerenders a page at build time (static generation), so that a first visit paints before any script runs. */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '#engine/site/app.tsx';
import { createSite } from '#engine/site/site.ts';
import { AdminRoute } from './admin-route.tsx';
import { ProjectorRoute } from './projector-route.tsx';

/** @returns the HTML inside `#root` */
export function render(path: string): string {
  return renderToString(
    <StaticRouter location={path}>
      <App site={createSite()} admin={<AdminRoute />} projector={<ProjectorRoute />} />
    </StaticRouter>,
  );
}
