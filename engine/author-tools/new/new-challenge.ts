/** Creates a challenge by copying a template (`challenges/_<kind>`) under a new key and names. */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { readRegistry } from '#engine/registry/read-registry.ts';
import { formatProblem } from '#engine/source-files/problem.ts';
import { CLASSIC } from '#schemas/programmes.ts';

const say = messages('scaffold');

/** Values for the new challenge; those of the manifest are validated with the finished manifest. */
export interface NewChallenge {
  readonly key: string;
  readonly title: string;
  /** One of {@link kindsIn}. */
  readonly kind: string;
  readonly programme: string;
  readonly category: string;
  /** Empty for a challenge without a difficulty. */
  readonly difficulty: string;
}

/** Where to write the challenge, and from which template. */
interface Target {
  /** Folder with the templates, absolute; by default the folder that the challenge is written to. */
  readonly kinds?: string;
  /** Value of `$schema` in the new challenge's manifest. */
  readonly schema?: string;
}

/** Key used in the templates, replaced by the new key. */
const PLACEHOLDER = 'my-challenge';
const KIND = /^_([a-z]+)$/;

/** Available templates. @param directory absolute path of `challenges/` */
export function kindsIn(directory: string): string[] {
  return readdirSync(directory)
    .flatMap((name) => KIND.exec(name)?.[1] ?? [])
    .sort();
}

/** Derives a key from a title: « Le phare, la nuit » gives `le-phare-la-nuit`. */
export function keyFor(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * Writes `challenges/<key>/` atomically. Straight apostrophes in the title are corrected.
 * @param directory absolute path of `challenges/`
 * @returns error messages, one a line; empty on success
 */
export function writeChallenge(
  directory: string,
  asked: NewChallenge,
  { kinds: from = directory, schema }: Target = {},
): string[] {
  const { key, kind } = asked;
  const kinds = kindsIn(from);
  if (!kinds.includes(kind)) return [say('noKind', { kind, kinds: kinds.join(', ') })];
  if (keyFor(key) !== key) return [say('noKey', { key, as: keyFor(key) })];
  const folder = join(directory, key);
  if (existsSync(folder)) return [say('thereAlready', { folder: `challenges/${key}` })];
  // Written under a dot name and then renamed: the development server watches folders, except those that begin with a dot.
  const draft = join(directory, `.${key}`);
  rmSync(draft, { recursive: true, force: true });
  cpSync(join(from, `_${kind}`), draft, { recursive: true });
  const texts = readdirSync(draft, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|css|json|md)$/.test(file));
  for (const file of texts) {
    const path = join(draft, file);
    writeFileSync(path, renamed(readFileSync(path, 'utf8'), file, asked, schema));
  }
  renameSync(draft, folder);
  const { problems } = readRegistry(directory, {}, { code: (read) => read === key });
  const mistakes = problems.filter((problem) => problem.key === key);
  if (mistakes.length > 0) rmSync(folder, { recursive: true });
  return mistakes.map(formatProblem);
}

/** Replaces straight apostrophes between letters by typographic ones. */
function apostrophes(title: string): string {
  return title.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

/** A file's text with the template's names replaced. */
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
  // Undefined removes a field.
  const fields = {
    ...(schema ? { $schema: schema } : {}),
    title,
    programme: programme === CLASSIC ? undefined : programme,
    category,
    difficulty: difficulty || undefined,
  };
  const isAfterTitle = { getInsertionIndex: (names: string[]) => names.indexOf('title') + 1 };
  return Object.entries(fields).reduce(
    (text, [name, value]) => applyEdits(text, modify(text, [name], value, isAfterTitle)),
    named,
  );
}
