/** What a file of a challenge is by its name, and what that may import. The linter holds the same line (`biome.json`). */

export type Role = 'scene' | 'server' | 'walkthrough' | 'test' | 'stories';

/** Everything that is nothing else may be loaded by the scene. */
export function roleOf(file: string): Role {
  if (/\.test\.tsx?$/.test(file)) return 'test';
  if (/\.stories\.tsx$/.test(file)) return 'stories';
  if (/\.server\.tsx?$/.test(file) || file === 'solve.ts') return 'server';
  return file === 'walkthrough.ts' ? 'walkthrough' : 'scene';
}

const SCENE = '#engine/authoring';
const SERVER = '#engine/authoring/server';
const TOOLBOX = '#engine/authoring/toolbox';
const TESTING = '#engine/authoring/testing';
const STORIES = '#engine/authoring/stories';

/** The doors of the engine, each with the file that lists what comes through it. */
export const DOORS: Readonly<Record<string, string>> = {
  [SCENE]: 'index.ts',
  [SERVER]: 'server.ts',
  [TOOLBOX]: 'toolbox.ts',
  [TESTING]: 'testing.ts',
  [STORIES]: 'stories.ts',
};

/** Besides the own folder; a name that ends in `:` allows all that begins with it. */
export const ALLOWED: Readonly<Record<Role, readonly string[]>> = {
  scene: [SCENE, TOOLBOX, 'react', 'lucide-react'],
  server: [SERVER, TOOLBOX],
  walkthrough: [TESTING],
  test: [TESTING, SERVER, SCENE, TOOLBOX, STORIES, 'react', 'vitest', 'vitest/browser', 'fast-check', 'node:'],
  stories: [STORIES, TESTING, SCENE, SERVER, TOOLBOX, '#.storybook/preview', 'storybook/test'],
};

export function mayImport(role: Role, specifier: string): boolean {
  return ALLOWED[role].some((name) => specifier === name || (name.endsWith(':') && specifier.startsWith(name)));
}
