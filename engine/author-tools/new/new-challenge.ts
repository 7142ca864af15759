/** A folder to begin with: a copy of a kind of scene (`challenges/_<kind>`), under its own key and names. */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { readRegistry } from '#engine/registry/read-registry.ts';
import { formatProblem } from '#engine/source-files/problem.ts';
import { CLASSIC } from '#schemas/programmes.ts';

/** What an author is asked. Words of a manifest are checked as those of a manifest. */
export interface NewChallenge {
  readonly key: string;
  readonly title: string;
  /** One of {@link kindsIn}. */
  readonly kind: string;
  readonly programme: string;
  readonly category: string;
  /** '' for none. */
  readonly difficulty: string;
}

/** Where a challenge is written to, and what it is begun with. */
export interface Target {
  /** Of the kinds of scene, absolute; without it they are where the challenge comes to be. */
  readonly kinds?: string;
  /** What its manifest names as its `$schema`. */
  readonly schema?: string;
}

/** What the folders of the kinds call themselves, where a challenge has its key. */
const PLACEHOLDER = 'my-challenge';
const KIND = /^_([a-z]+)$/;

/** The kinds of scene that there are to begin with, one folder each. @param directory absolute path of `challenges/` */
export function kindsIn(directory: string): string[] {
  return readdirSync(directory)
    .flatMap((name) => KIND.exec(name)?.[1] ?? [])
    .sort();
}

/** A key for a title: « Le phare, la nuit » gives `le-phare-la-nuit`. */
export function keyFor(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * Writes `challenges/<key>/`, whole, or nothing. The apostrophes of its title may be those of a keyboard.
 * @param directory absolute path of `challenges/`
 * @returns what is wrong with what was asked, one line a mistake; none when the folder stands
 */
export function writeChallenge(
  directory: string,
  asked: NewChallenge,
  { kinds: from = directory, schema }: Target = {},
): string[] {
  const { key, kind } = asked;
  const kinds = kindsIn(from);
  const say = messages().scaffold;
  if (!kinds.includes(kind)) return [say.noKind(kind, kinds)];
  if (keyFor(key) !== key) return [say.noKey(key, keyFor(key))];
  const folder = join(directory, key);
  if (existsSync(folder)) return [say.thereAlready(`challenges/${key}`)];
  // Complete before it has its name: the development server follows folders, and skips those that begin with a dot.
  const draft = join(directory, `.${key}`);
  rmSync(draft, { recursive: true, force: true });
  cpSync(join(from, `_${kind}`), draft, { recursive: true });
  const texts = readdirSync(draft, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|css|json|md)$/.test(file));
  for (const file of texts) {
    const path = join(draft, file);
    writeFileSync(path, renamed(readFileSync(path, 'utf8'), file, asked, schema));
  }
  renameSync(draft, folder);
  const mistakes = readRegistry(directory).problems.filter((problem) => problem.key === key);
  if (mistakes.length > 0) rmSync(folder, { recursive: true });
  return mistakes.map(formatProblem);
}

/** As French sets it: what a keyboard has between two letters is an apostrophe. */
function apostrophes(title: string): string {
  return title.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

/** The text of a file under the names that were asked for. */
function renamed(
  text: string,
  file: string,
  { key, title: typed, programme, category, difficulty }: NewChallenge,
  schema?: string,
): string {
  const title = apostrophes(typed);
  const pascal = key
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  const named = text.replaceAll(PLACEHOLDER, key).replaceAll('MyChallenge', /^\d/.test(pascal) ? `Mission${pascal}` : pascal);
  if (file === 'facilitator-notes.md') return named.replace(/^# .*$/m, () => `# ${title} (\`${key}\`)`);
  if (file !== 'manifest.json') return named;
  const set = (name: string, value: string) => (before: string) =>
    before.replace(new RegExp(`"${name.replace('$', '\\$')}": "[^"]*"`), () => `"${name}": ${JSON.stringify(value)}`);
  const own = programme === CLASSIC ? '' : `\n  "programme": ${JSON.stringify(programme)},`;
  return [
    ...(schema ? [set('$schema', schema)] : []),
    set('title', title),
    set('category', category),
    difficulty === '' ? (before: string) => before.replace(/\n {2}"difficulty": "[^"]*",/, '') : set('difficulty', difficulty),
    (before: string) => before.replace(/(\n {2}"title": .*)/, (line) => line + own),
  ].reduce((before, change) => change(before), named);
}
