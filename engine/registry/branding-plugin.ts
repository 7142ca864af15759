/** Vite plugin: in development and in Storybook, writes the configuration's branding into pages. In a build, the server does so. */
import type { Plugin } from 'vite';
import { readBrandingIn } from '#engine/branding/branding.ts';
import { brandedPage } from '#engine/branding/pages.ts';
import { companyInJson } from '#engine/rules/company.ts';

/** Manifests, which stories import directly. */
const MANIFEST = /\/challenges\/[^/]+\/manifest\.json$/;
/** Debounce in milliseconds: a watcher fires while a file is half written. */
const QUIET = 50;

/**
 * @param configuration where `vigie.json` is, or would be; absolute
 * @param stories whether for Storybook, whose build must contain the branding, as no server adds it
 */
export function branding(configuration: string, stories = false): Plugin {
  let { branding: current, sources } = readBrandingIn(configuration);

  return {
    name: 'vigie:branding',
    // Runs before other plugins, which would change the sources.
    enforce: 'pre',
    apply: (_config, { command }) => stories || command === 'serve',

    transform(code, id) {
      return MANIFEST.test(id) ? { code: companyInJson(code, current?.company), map: null } : undefined;
    },

    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!current) return html;
        const { logo } = current;
        return brandedPage(html, current, logo ? `data:${logo.type};base64,${logo.bytes.toString('base64')}` : '');
      },
    },

    configureServer(server) {
      let timer: NodeJS.Timeout | undefined;
      server.watcher.add([...sources]);
      server.watcher.on('all', (_event, file) => {
        if (!sources.includes(file)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          ({ branding: current, sources } = readBrandingIn(configuration));
          server.watcher.add([...sources]);
          for (const { hot } of Object.values(server.environments)) hot.send({ type: 'full-reload' });
        }, QUIET);
      });
      server.httpServer?.once('close', () => clearTimeout(timer));
    },
  };
}
