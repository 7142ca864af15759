import { existsSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { FOR_FACILITATORS, FOR_PLAYERS } from '../../.storybook/design/guide/voice.ts';
import { statesOf } from '../../.storybook/states.ts';
import { readRegistry } from '../../engine/registry/read-registry.ts';

/** The pages of documentation in Storybook, and the stories that they may lead to. */
const pages = raw(import.meta.glob<string>('/.storybook/design/**/*.tsx', { query: '?raw', import: 'default', eager: true }));
const stories = raw(
  import.meta.glob<string>(['/.storybook/design/*.stories.tsx', '/projector/*.stories.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

function raw(files: Readonly<Record<string, string>>): string[] {
  return Object.values(files);
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** With ordinary spaces, however the file writes them. */
function plain(text: string): string {
  return text.replace(/\\u00a0|\\u202f|&nbsp;|[\u00a0\u202f]/g, ' ');
}

describe('the pages of the design system', () => {
  test('name files that are there', () => {
    const named = pages.flatMap((page) => all(page, /<File(?: key="\w+")?>([^<{]+)<\/File>/g));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('lead to stories that are there', () => {
    const ids = new Set(
      stories.flatMap((story) => {
        const [title = ''] = all(story, /preview\.meta\(\{\s*title: '([^']+)'/g);
        return all(story, /^export const (\w+) = meta\.story/gm).map((name) => toId(title, storyNameFromExport(name)));
      }),
    );
    const linked = pages.flatMap((page) => all(page, /<Story\b[^>]*? id="([^"]+)"/g));
    expect(linked.length).toBeGreaterThan(20);
    expect(linked.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('lead to all challenges side by side, in a state that there is', () => {
    const states = readRegistry('challenges').challenges.flatMap(({ manifest }) => statesOf(manifest));
    const names = new Set(states.map(({ name }) => storyNameFromExport(name)));
    const linked = pages.flatMap((page) => all(page, /<Challenges\b[^>]*? state="([^"]+)"/g));
    expect(linked.length).toBeGreaterThan(2);
    expect(linked.filter((state) => !names.has(state))).toEqual([]);
  });

  test.each([...FOR_PLAYERS, ...FOR_FACILITATORS])('say what the product says: « $say »', ({ say, not, file }) => {
    const text = plain(readFileSync(file, 'utf8'));
    expect(text).toContain(say);
    expect(text).not.toContain(`'${not}'`);
  });
});
