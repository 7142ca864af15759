/** Type-checks challenges: each file, and whether the parts of a challenge agree on their types. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hasMessage, messages } from '#engine/author-tools/messages/messages.ts';

const say = messages('tools');

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache');

/** Finds the type arguments with which a scene or a `solve.ts` names the type of an output. */
const OUTPUT_NAMED = /\b(?:useAttempt<|SceneReply<|ExploringSolve<\w+, )(\w+)>/g;

/** TypeScript files of a challenge, without its tests and stories. */
export function partsIn(folder: string): string[] {
  return readdirSync(folder).filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file));
}

/** Generates a file that compiles only if the parts in this folder agree. */
function agreementFile(folder: string): string {
  const files = partsIn(folder);
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const outputs = new Set(texts.flatMap((text) => [...text.matchAll(OUTPUT_NAMED)].map((match) => match[1] ?? '')));
  const pages = files.filter((file) => file.endsWith('.page.tsx'));
  return [
    `import type * as is from '${ROOT}/engine/frame/scene/part-types.ts';`,
    `import type checker from '${folder}/challenge.server.ts';`,
    `import type scene from '${folder}/challenge.tsx';`,
    `import type solve from '${folder}/solve.ts';`,
    ...(outputs.size > 0 ? [`import type * as shared from '${folder}/artifacts.ts';`] : []),
    ...pages.map((page, index) => `import type page${index} from '${folder}/${page}';`),
    `import type reveal from '${folder}/reveal.tsx';`,
    'declare function none<_Mistake extends never>(): void;',
    'none<is.VerdictMistake<typeof checker, typeof scene>>();',
    'none<is.ArtifactsMistake<typeof checker, is.ReadBy<(typeof scene)["Scene"]>>>();',
    'none<is.ArtifactsMistake<typeof checker, Parameters<typeof solve>[0]>>();',
    ...pages.map((_, index) => `none<is.ArtifactsMistake<typeof checker, is.ReadBy<(typeof page${index})["Page"]>>>();`),
    'none<is.RevealMistake<typeof checker, (typeof reveal)["Reveal"]>>();',
    'none<is.ArtifactsMistake<typeof checker, Parameters<(typeof reveal)["Reveal"]>[0]["artifacts"]>>();',
    'none<is.OutputMistake<typeof checker>>();',
    ...[...outputs].map((output) => `none<is.OutputMistake<typeof checker, shared.${output}>>();`),
  ].join('\n');
}

/**
 * Runs the compiler.
 * @returns one text for each mistake; files are relative to the root
 * @param folders by key, absolute
 * @param more generated files, by name, to compile as well
 */
export function compiled(
  folders: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
): readonly string[] {
  mkdirSync(CACHE, { recursive: true });
  // Inside the project, so that its packages and `#` imports resolve.
  const project = mkdtempSync(join(CACHE, 'compiled-'));
  const agreements = Object.entries(folders).map(([key, folder]) => [`${key}.ts`, agreementFile(folder)] as const);
  const written = [...agreements, ...Object.entries(more)];
  for (const [name, text] of written) writeFileSync(join(project, name), text);
  const elsewhere = Object.values(folders).some((folder) => relative(ROOT, folder).startsWith('..'));
  // For a pack outside of the project, the engine's entries and packages must resolve as in the project.
  const paths = { '#*': [`${ROOT}/*`], '*': [`${ROOT}/node_modules/@types/*`, `${ROOT}/node_modules/*`] };
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      files: [...written.map(([name]) => name), join(ROOT, 'engine/frame/virtual-modules.d.ts')],
      compilerOptions: { noUnusedLocals: false, ...(elsewhere ? { paths } : {}) },
      include: [],
    }),
  );
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const asked = [compiler, '--project', project, '--pretty', 'false'];
  const { status, stdout } = spawnSync(process.execPath, asked, { cwd: ROOT, encoding: 'utf8' });
  rmSync(project, { recursive: true, force: true });
  return status === 0 ? [] : stdout.trim().split(/\n(?!\s)/);
}

/**
 * Parses a type error of an agreement file, `caesar.ts(9,6): error TS2344: Type '"unspoken:empty" | "…"' does not satisfy …`: the
 * challenge, and each disagreement (`engine/frame/scene/part-types.ts`) as a sentence. Undefined for other errors.
 */
export function disagreementsIn(mistake: string): { readonly key: string; readonly sentences: readonly string[] } | undefined {
  const [, key] = /([\w-]+)\.tsx?\(/.exec(mistake) ?? [];
  const [literals] = mistake.match(/(?<='").*(?="')/g)?.slice(-1) ?? [];
  if (!key || !literals || !mistake.includes('TS2344')) return undefined;
  return { key, sentences: literals.split('" | "').map(sentenceOf) };
}

function sentenceOf(literal: string): string {
  const [kind = '', what = ''] = literal.split(/:(.*)/);
  const key = `disagreements.${kind}`;
  return hasMessage('tools', key) ? say(key, { what }) : literal;
}
