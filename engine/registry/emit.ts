/** Generates the code of the virtual modules; `virtual-modules.d.ts` declares their exports. */
import { fileURLToPath } from 'node:url';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { cardEntry, catalogueEntry, publicChallenge } from '#engine/rules/public-challenge.ts';
import type { ChallengeProblem } from '#engine/rules/registered-challenge.ts';
import { formatProblem } from '#engine/source-files/problem.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { CLASSIC, programmeOf } from '#schemas/programmes.ts';
import type { FoundChallenge, Registry } from './read-registry.ts';

const say = messages('files');

export const GUESTS = 'virtual:challenges/guests';
export const CATALOGUE = 'virtual:challenges/catalogue';
export const DRAWINGS = 'virtual:challenges/drawings';
export const GUEST_DRAWINGS = 'virtual:challenges/guest-drawings';
export const SERVER = 'virtual:challenges/server';
/** Prefix of page modules, before the key and, for a sub-page, `/` and its slug. Each is a lazy chunk. */
export const PAGE = 'virtual:challenges/page/';

/** Development event with which the server's environment reports problems of server parts to the plugin. */
export const CHECKER_PROBLEMS = 'vigie:checker-problems';

const CHECKER_TRIED = fileURLToPath(new URL('./checker-tried.ts', import.meta.url));
const CHECKER_LOCATION = fileURLToPath(new URL('./checker-location.ts', import.meta.url));

/** Code of a virtual module; undefined if the registry has no such challenge or page. */
export function emit(id: string, registry: Registry, development: boolean): string | undefined {
  if (id === GUESTS) return emitGuests(registry);
  if (id === CATALOGUE) return emitCatalogue(registry);
  if (id === GUEST_DRAWINGS) return emitDrawings(registry, true);
  if (id === DRAWINGS) return emitDrawings(registry, false);
  if (id === SERVER) return development ? emitDevelopmentServer(registry) : emitServer(registry);
  return emitPage(id.slice(PAGE.length), registry);
}

function emitGuests({ challenges }: Registry): string {
  const guests = challenges.filter(isFirstVisit).map(({ manifest }) => cardEntry(manifest));
  return `${exported('guestCatalogue', guests)}\n`;
}

/**
 * Whether the first visit loads this challenge: one that guests play, of the classic programme. The catalogue loads the others when they
 * scroll near.
 */
function isFirstVisit({ manifest }: FoundChallenge): boolean {
  return manifest.guest && programmeOf(manifest) === CLASSIC;
}

function emitCatalogue(registry: Registry): string {
  const { challenges } = registry;
  return [
    exported('catalogue', challenges.map(entryOf)),
    `export const routes = [\n${challenges.map(emitRoute).join(',\n')}\n];`,
    `export const problems = ${JSON.stringify(problemsOf(registry))};\n`,
  ].join('\n');
}

/** Catalogue entry, with the title of the programme if it is the pack's own. */
function entryOf({ manifest, pack }: FoundChallenge): CatalogueEntry {
  return catalogueEntry(manifest, manifest.programme === pack?.programme.key ? pack?.programme.title : undefined);
}

function emitRoute({ folder, manifest: { key, path, pages = [] } }: FoundChallenge): string {
  const subPages = pages.map(
    ({ slug }) =>
      `{ slug: ${quote(slug)}, path: ${quote(`${path}/${slug}`)}, load: () => import(${quote(`${PAGE}${key}/${slug}`)}) }`,
  );
  return `{ key: ${quote(key)}, path: ${quote(path)}, load: () => import(${quote(PAGE + key)}), loadReveal: () => import(${quote(`${folder}/reveal.tsx`)}), subPages: [${subPages.join(', ')}] }`;
}

/**
 * Drawings of the first visit, or of all challenges. The module for all repeats those of the first visit (2 KB), so that a player who logs
 * in early makes one request fewer.
 */
function emitDrawings({ challenges }: Registry, guests: boolean): string {
  const drawn = challenges.filter((found) => (!guests || isFirstVisit(found)) && found.drawn);
  const own = drawn.map(({ manifest }, index) => `${quote(manifest.key)}: drawing${index}`);
  return [
    ...drawn.map(
      (found, index) =>
        `import drawing${index} from ${quote(`${found.folder}/drawing.tsx${copied(found, guests) ? '?copy' : ''}`)};`,
    ),
    `export const drawings = { ${own.join(', ')} };\n`,
  ].join('\n');
}

function copied(found: FoundChallenge, guests: boolean): boolean {
  return !guests && isFirstVisit(found);
}

/** Combines the public fields of a challenge with its scene, so that opening it is one request. */
function emitPage(address: string, { challenges }: Registry): string | undefined {
  const [key, slug] = address.split('/');
  const entry = challenges.find(({ manifest }) => manifest.key === key);
  const page = entry?.manifest.pages?.find((candidate) => candidate.slug === slug);
  if (!entry || (slug !== undefined && !page)) return undefined;
  const challenge = `${exported('challenge', publicChallenge(entry.manifest))}\n`;
  return page
    ? `export { default as page } from ${quote(`${entry.folder}/${page.component}`)};\n${challenge}`
    : `export { default as scene } from ${quote(`${entry.folder}/challenge.tsx`)};\n${challenge}`;
}

/**
 * Code that exports a value. Placeholders of the company are replaced in the browser, from the page's branding: the server reads the
 * branding only when it starts.
 */
function exported(name: string, value: unknown): string {
  const json = JSON.stringify(value);
  if (!json.includes('{company}')) return `export const ${name} = ${json};`;
  return `import { withCompany } from '#engine/rules/company.ts';
import { COMPANY } from '#engine/ui/brand/branding.ts';
export const ${name} = withCompany(${json}, COMPANY);`;
}

function emitServer(registry: Registry): string {
  const { challenges } = registry;
  return [
    ...challenges.map(({ folder }, index) => `import checker${index} from ${quote(`${folder}/challenge.server.ts`)};`),
    `export const challenges = [\n${challenges.map(({ manifest, notes }, index) => `{ manifest: ${JSON.stringify(manifest)}, checker: checker${index}, notes: ${JSON.stringify(notes)} }`).join(',\n')}\n];`,
    `export const problems = ${JSON.stringify(problemsOf(registry))};\n`,
  ].join('\n');
}

/** In development a server part that fails to load, or does not fit its manifest, is reported; other challenges keep working. */
function emitDevelopmentServer(registry: Registry): string {
  const entries = registry.challenges.map(
    ({ folder, shown, manifest, notes }) =>
      `[${quote(folder)}, ${quote(shown)}, ${JSON.stringify(manifest)}, ${JSON.stringify(notes)}, () => import(${quote(`${folder}/challenge.server.ts`)})]`,
  );
  return `import { checkerTried } from ${quote(CHECKER_TRIED)};
import { locationOfMistake } from ${quote(CHECKER_LOCATION)};
export const challenges = [];
export const problems = ${JSON.stringify(problemsOf(registry))};
const checkerProblems = [];
for (const [folder, shown, manifest, notes, load] of [
${entries.join(',\n')}
]) {
  let mistakes;
  try {
    const checker = (await load()).default;
    mistakes = checkerTried(manifest, checker);
    if (mistakes.length === 0) challenges.push({ manifest, checker, notes });
  } catch (error) {
    mistakes = [{ method: null, message: ${quote(say('doesNotLoad', { said: '' }))} + error.message, stack: error.stack }];
  }
  for (const mistake of mistakes) {
    const { file, ...place } = locationOfMistake(folder, mistake);
    checkerProblems.push({ key: manifest.key, file: \`\${shown}/\${file}\`, ...place, message: mistake.message });
  }
}
problems.push(...checkerProblems.map(({ key, file, line, column, message }) => ({ key, message: \`\${file}:\${line}:\${column} \${message}\` })));
import.meta.hot?.send('${CHECKER_PROBLEMS}', checkerProblems);
`;
}

/** One problem for each folder, with one line for each mistake. */
function problemsOf({ problems }: Registry): ChallengeProblem[] {
  return [...new Set(problems.map(({ key }) => key))].map((key) => ({
    key,
    message: problems
      .filter((problem) => problem.key === key)
      .map(formatProblem)
      .join('\n'),
  }));
}

function quote(text: string): string {
  return JSON.stringify(text);
}
