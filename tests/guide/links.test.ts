/** What the pages for people name is there: the files and headings that they link to, the commands, and a recipe for each kind. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { kindsIn } from '../../engine/author-tools/new/new-challenge.ts';

const ROOT = join(import.meta.dirname, '../..');
const DOCS = join(ROOT, 'docs');
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'].map((file) => join(ROOT, file)),
  ...readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).flatMap((file) => (file.endsWith('.md') ? join(DOCS, file) : [])),
].map((file) => ({ file, page: relative(ROOT, file), text: readFileSync(file, 'utf8') }));

/** As GitHub makes it of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function anchorsIn(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

it('names only pages and headings that there are', () => {
  const lost = pages.flatMap(({ file, page, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)/g)]
      .filter(([, to = '', anchor]) => {
        const target = to === '' ? file : join(dirname(file), to);
        return !existsSync(target) || (anchor !== undefined && !anchorsIn(readFileSync(target, 'utf8')).includes(anchor));
      })
      .map(([link]) => `${page}: ${link}`),
  );
  expect(lost).toEqual([]);
});

it('names only commands that there are', () => {
  const scriptsIn = (file: string): object => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).scripts;
  // Those of a pack's own repository too.
  const scripts = { ...scriptsIn('package.json'), ...scriptsIn('packages/create-vigie-pack/template/package.json') };
  const lost = pages.flatMap(({ page, text }) =>
    [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)]
      .filter(([, name = '']) => !Object.hasOwn(scripts, name))
      .map(([told]) => `${page}: ${told}`),
  );
  expect(lost).toEqual([]);
});

it('has a recipe for each kind of scene', () => {
  const recipes = pages.find(({ page }) => page === 'docs/recipes.md')?.text ?? '';
  expect(anchorsIn(recipes)).toEqual(expect.arrayContaining(kindsIn(join(ROOT, 'challenges'))));
});
