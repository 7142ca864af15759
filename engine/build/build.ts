/** Builds the whole product: the site, its prerendered pages, and the server. */
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { Plugin, UserConfig, ViteBuilder } from 'vite';
import { readInstallation } from '#engine/registry/configuration.ts';
import { configurationFile } from '#engine/source-files/configuration-file.ts';
import { CHUNK_GROUPS, chunkFileName, preloadedWith } from './chunk-names.ts';
import { compileAhead } from './compile-ahead.ts';
import { CSS_TARGET } from './css-target.ts';
import { MORE_CONTRAST, moreContrast } from './more-contrast.ts';
import { OLDER_BROWSERS, olderBrowsers } from './older-browsers.ts';
import { plainContent } from './plain-content.ts';
import { precompress } from './precompress.ts';
import { prerender } from './prerender.ts';
import { scopedNames } from './scoped-names.ts';

/** Native modules cannot be bundled; pg asks for pg-native only where it is installed. */
export const NOT_BUNDLED: readonly string[] = ['better-sqlite3', 'pg-native'];

/**
 * Build stamp, written last: the configuration and further files that the build depends on. `npm start` reads it to see whether the build
 * is current.
 */
const STAMP = 'dist/stamp';

/** Entries of the server and its commands, which are bundled so that they run without development tools. */
const SERVER = [
  'server/start/main.ts',
  'server/http/health-thread.ts',
  ...['account', 'backup', 'check', 'drill/drill', 'health', 'restore'].map((name) => `server/commands/${name}.ts`),
];
const PRERENDERER = 'dist/prerenderer';
/** Licence texts of third-party code in the browser bundle, which must be distributed with that code. */
const LICENSES = 'licenses.txt';
/** Name of each font, and of its files. */
const FONTS = [
  ['Bricolage Grotesque', 'bricolage-grotesque'],
  ['Atkinson Hyperlegible Next', 'atkinson-hyperlegible-next'],
] as const;

export function wholeBuild(): Plugin {
  return {
    name: 'vigie:build',
    apply: 'build',
    config: ({ root = process.cwd() }): UserConfig => ({
      experimental: { renderBuiltUrl: addressOfFile },
      build: { cssTarget: CSS_TARGET },
      css: { modules: { generateScopedName: scopedNames(root) }, postcss: { plugins: [plainContent] } },
      environments: {
        client: { build: client() },
        server: node(SERVER, 'dist/server'),
        prerenderer: node(['engine/build/entry-server.tsx'], PRERENDERER),
      },
      builder: { sharedConfigBuild: true, buildApp },
    }),
    generateBundle: {
      // Runs after Vite, which puts a line of its own first.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name === 'client') compileAhead(bundle);
      },
    },
  };
}

/**
 * Addresses by which built files name each other: relative to their own address, so that one build serves under any path prefix. Pages name
 * built files from the root of the host: the server writes the prefix into pages (server/site/installed-site.ts).
 */
function addressOfFile(_name: string, { hostType }: { readonly hostType: 'js' | 'css' | 'html' }) {
  return hostType === 'html' ? undefined : { relative: true };
}

function client() {
  return {
    outDir: 'dist/client',
    target: 'es2022',
    cssMinify: 'lightningcss' as const,
    sourcemap: false,
    assetsInlineLimit: 2048,
    license: { fileName: LICENSES },
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
    rolldownOptions: { input: 'index.html', output: { chunkFileNames: chunkFileName, codeSplitting: { groups: CHUNK_GROUPS } } },
  };
}

/** Output options for files that Node runs. */
export const NODE_OUTPUT = {
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  // V8 keeps the source of a running script, in two bytes a character as soon as one character is beyond Latin-1: a single ’ would
  // double its memory.
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
  comments: { legal: true, annotation: false, jsdoc: false },
};

function node(input: string[], outDir: string) {
  return {
    consumer: 'server' as const,
    resolve: { noExternal: true as const, external: [...NOT_BUNDLED] },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      sourcemap: true,
      minify: false,
      emitAssets: false,
      copyPublicDir: false,
      rolldownOptions: {
        input,
        output: NODE_OUTPUT,
      },
    },
  };
}

/** An error with a message for the person who builds, without the bundler's stack: a mistake in the sources, with its location. */
class Refused extends Error {
  [inspect.custom](): string {
    return this.message;
  }
}

function refuse(error: unknown): never {
  throw error instanceof Error && 'errors' in error ? new Refused(error.message, { cause: error }) : error;
}

async function buildApp(builder: ViteBuilder): Promise<void> {
  const { root } = builder.config;
  const dist = join(root, 'dist');
  for (const name of ['client', 'prerenderer', 'server']) {
    const environment = builder.environments[name];
    if (environment) await builder.build(environment).catch(refuse);
    // The rest of the previous build is removed only once the client is built: a mistake in the registry or a source leaves it usable.
    if (name === 'client')
      for (const other of readdirSync(dist)) if (other !== name) rmSync(join(dist, other), { recursive: true });
  }
  const assets = join(root, 'dist/client/assets');
  const sheets = readdirSync(assets)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(assets, name), 'utf8'));
  writeFileSync(join(root, 'dist/client', OLDER_BROWSERS), olderBrowsers(sheets));
  writeFileSync(join(root, 'dist/client', MORE_CONTRAST), moreContrast(sheets));
  await prerender(
    join(root, 'dist/client'),
    join(root, PRERENDERER, 'entry-server.js'),
    builder.config.env['VITE_API_HOST'] ?? '',
  );
  rmSync(join(root, PRERENDERER), { recursive: true });
  // The bundler lists the licences of packages only; the fonts are files of the project.
  for (const [name, file] of FONTS)
    appendFileSync(
      join(root, 'dist/client', LICENSES),
      `\n## ${name} (OFL-1.1)\n\n${readFileSync(join(root, 'engine/ui/brand/font', `${file}.LICENSE`), 'utf8')}`,
    );
  precompress(join(root, 'dist/client'));
  const file = configurationFile(root);
  const sources = readInstallation(file, root).sources.filter((source) => existsSync(source));
  writeFileSync(join(root, STAMP), JSON.stringify({ configuration: existsSync(file) ? file : null, sources }));
}
