/** What a file of a challenge is by its name, and what that may import. The linter holds the same line (`biome.json`). */

import type { Role } from '#engine/author-tools/messages/english/code.ts';

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

/** What tests may ask of the machine that they run on; those of a pack run on somebody else's, and ask for nothing. */
const OF_THE_MACHINE = 'node:';

/** Besides the own folder; a name that ends in `:` allows all that begins with it. */
const ALLOWED: Readonly<Record<Role, readonly string[]>> = {
  scene: [SCENE, TOOLBOX, 'react', 'lucide-react'],
  server: [SERVER, TOOLBOX],
  walkthrough: [TESTING],
  test: [TESTING, SERVER, SCENE, TOOLBOX, STORIES, 'react', 'vitest', 'vitest/browser', 'fast-check', OF_THE_MACHINE],
  stories: [STORIES, TESTING, SCENE, SERVER, TOOLBOX, '#.storybook/preview', 'storybook/test'],
};

/** @param brought whether it comes with a pack */
export function allowedTo(role: Role, brought: boolean): readonly string[] {
  return brought ? ALLOWED[role].filter((name) => name !== OF_THE_MACHINE) : ALLOWED[role];
}

export function mayImport(allowed: readonly string[], specifier: string): boolean {
  return allowed.some((name) => specifier === name || (name.endsWith(':') && specifier.startsWith(name)));
}
