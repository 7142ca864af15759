/** The role of each file of a challenge, by its name, and what the role may import. `biome.json` enforces the same rules. */

export type Role = 'scene' | 'server' | 'walkthrough' | 'test' | 'stories';

/** A file's role, by its name. Files without a special name have the role of the scene, which may load them. */
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

/** The engine's public entries, each a file of `engine/authoring`. */
export const DOORS: readonly string[] = [SCENE, SERVER, TOOLBOX, TESTING, STORIES];

/** Tests may use Node's modules; those of a pack may not, as they run on other people's machines. */
const OF_THE_MACHINE = 'node:';

/** Allowed imports besides the challenge's own folder. An entry that ends in `:` is a prefix. */
const ALLOWED: Readonly<Record<Role, readonly string[]>> = {
  scene: [SCENE, TOOLBOX, 'react', 'lucide-react'],
  server: [SERVER, TOOLBOX],
  walkthrough: [TESTING],
  test: [TESTING, SERVER, SCENE, TOOLBOX, STORIES, 'react', 'vitest', 'vitest/browser', 'fast-check', OF_THE_MACHINE],
  stories: [STORIES, TESTING, SCENE, SERVER, TOOLBOX, '#.storybook/preview', 'storybook/test'],
};

/**
 * Specifiers that a role (kind of file in a challenge) may import. A challenge of a pack is checked on other people's machines, so that
 * its tests get no module of Node. @param brought whether the challenge comes from a pack
 */
export function allowedTo(role: Role, brought: boolean): readonly string[] {
  return brought ? ALLOWED[role].filter((name) => name !== OF_THE_MACHINE) : ALLOWED[role];
}

export function mayImport(allowed: readonly string[], specifier: string): boolean {
  return allowed.some((name) => specifier === name || (name.endsWith(':') && specifier.startsWith(name)));
}
