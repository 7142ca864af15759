/**
 * Vite plugin: puts the installation's branding into what browsers get, in builds, development and Storybook. Does nothing without a
 * branding.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { withCompany } from '#engine/branding/company.ts';
import { brandingModule, brandingPage, brandingStyles } from '#engine/branding/face.ts';
import { readBrandingIn } from '#engine/registry/configuration.ts';

const MODULE = sourceAt('../ui/brand/branding.ts');
/** The style sheet that imports the tokens. */
const STYLES = sourceAt('../ui/base.css');
/** Stories import manifests directly. */
const MANIFEST = /\/challenges\/[^/]+\/manifest\.json$/;
/** Debounce in milliseconds: a watcher fires while a file is half written. */
const QUIET = 50;

/** @param configuration absolute path of `vigie.json`, which may not exist */
export function branding(configuration: string): Plugin {
  let { branding: current, sources } = readBrandingIn(configuration);
  let base = '/';
  let building = false;
  const logoAddress = () => {
    if (!current?.logo) return '';
    const { fileName, type, bytes } = current.logo;
    return building ? base + fileName : `data:${type};base64,${bytes.toString('base64')}`;
  };

  return {
    name: 'vigie:house',
    // Before other plugins, which would change the sources.
    enforce: 'pre',

    configResolved(config) {
      base = config.base;
      building = config.command === 'build';
    },

    buildStart() {
      if (building && current?.logo && this.environment.config.consumer === 'client')
        this.emitFile({ type: 'asset', fileName: current.logo.fileName, source: current.logo.bytes });
    },

    transform(code, id) {
      if (MANIFEST.test(id)) return { code: withCompany(code, current?.company), map: null };
      if (!current) return undefined;
      if (id === MODULE) return { code: brandingModule(code, current, logoAddress()), map: null };
      return id === STYLES ? { code: code + brandingStyles(current), map: null } : undefined;
    },

    transformIndexHtml: {
      order: 'post',
      handler: (html) => (current ? brandingPage(html, current, logoAddress()) : html),
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
          reload(server);
        }, QUIET);
      });
      server.httpServer?.once('close', () => clearTimeout(timer));
    },
  };
}

function reload(server: ViteDevServer): void {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    for (const file of [MODULE, STYLES]) moduleGraph.onFileChange(file);
    hot.send({ type: 'full-reload' });
  }
}

/** Module id of a source file, with `/` on every system. */
function sourceAt(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url)).replaceAll('\\', '/');
}
