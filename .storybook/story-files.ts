/**
 * Writes the common stories of every challenge: `generated-stories/<key>.stories.tsx`, from the folders of `challenges/` and of packs.
 * Real files, because Storybook's index and Vitest read nothing else; written only when they changed, so that no reload is caused.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { readInstallation } from '../engine/registry/configuration.ts';
import { type FoundChallenge, readProject } from '../engine/registry/read-registry.ts';
import { configurationFile } from '../engine/source-files/configuration-file.ts';
import { kindsOf, SAID_ELSEWHERE, type State, statesOf } from './states.ts';

const ROOT = join(import.meta.dirname, '..');
const FROM = join(ROOT, 'challenges');
const INSTALLATION = readInstallation(configurationFile(ROOT), ROOT);
/** Packs of the configuration, as it is when Storybook starts. */
export const PACKS = INSTALLATION.packs;
const TO = join(ROOT, 'generated-stories');
const FROM_FOLDERS = '// Generated from the folders of the challenges; see .storybook/story-files.ts.';
const ENDING = '.stories.tsx';
/** Debounce in milliseconds: a folder that is copied in changes file after file. */
const QUIET = 50;

/**
 * Writes files of stories that are missing or changed, and removes those whose challenge has no folder any more. A folder with a
 * mistake waits for its next change.
 * @returns whether no folder has a mistake
 */
export function writeStoryFiles(): boolean {
  mkdirSync(TO, { recursive: true });
  const { challenges, problems } = readProject(ROOT);
  const kinds = kindsOf(challenges.map(({ manifest }) => manifest));
  const wanted = new Map(
    challenges.map((challenge) => [challenge.manifest.key + ENDING, storyText(challenge, kinds.has(challenge.manifest.key))]),
  );
  // With a capital letter, which no key of a challenge has.
  wanted.set(`Gallery${ENDING}`, galleryText(challenges));
  for (const name of readdirSync(TO)) {
    if (name.endsWith(ENDING) && !wanted.has(name)) rmSync(join(TO, name));
  }
  for (const [name, text] of wanted) {
    const path = join(TO, name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
  return problems.length === 0;
}

/** Keeps the files of stories up to date while Storybook runs. */
export function storyFiles(): Plugin {
  return {
    name: 'vigie:story-files',
    configureServer(server) {
      let timer: NodeJS.Timeout | undefined;
      let sound = false;
      const followed = [FROM, ...INSTALLATION.sources];
      server.watcher.add(followed);
      server.watcher.on('all', (event, file) => {
        const within = followed.some((path) => file === path || file.startsWith(`${path}/`));
        // Code decides no story; it can only have been the mistake for which a folder waits.
        if (!within || (event === 'change' && sound && !file.endsWith('.json'))) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          sound = writeStoryFiles();
        }, QUIET);
      });
      server.httpServer?.once('close', () => clearTimeout(timer));
    },
  };
}

function titleOf(key: string): string {
  return `Challenges/${key}`;
}

/** @param forItsKind whether the challenge is tested for all of its kind, in the states that the frame decides */
function storyText({ folder, manifest }: FoundChallenge, forItsKind: boolean): string {
  const { key, pages = [] } = manifest;
  const from = relative(TO, folder).replaceAll('\\', '/');
  const states = statesOf(manifest);
  const lines = [
    FROM_FOLDERS,
    `import { commonStories${pages.length > 0 ? ', subPageStory' : ''} } from '#engine/frame/stories/common-stories.tsx';`,
    "import { playedChallenge } from '#engine/frame/stories/played-challenge.tsx';",
    "import { AXE_ELSEWHERE, AXE_OF_COLOURS } from '../.storybook/in-tests.ts';",
    "import preview from '#.storybook/preview';",
    `import checker from '${from}/challenge.server.ts';`,
    `import scene from '${from}/challenge.tsx';`,
    `import reveal from '${from}/reveal.tsx';`,
    `import manifest from '${from}/manifest.json';`,
    `import * as solution from '${from}/solve.ts';`,
    ...pages.map(({ component }, index) => `import page${index + 1} from '${from}/${component}';`),
    '',
    'const challenge = { manifest, checker, scene, reveal, solution };',
    'const common = commonStories(challenge);',
    'const { Played, story: played } = playedChallenge(challenge);',
    `const meta = preview.meta({ title: '${titleOf(key)}', component: Played });`,
    '',
    ...states.map((state) => exportOf(state, forItsKind || state.tested === 'everywhere')),
    '',
  ];
  return lines.join('\n');
}

function exportOf({ name, story, window, globals, args, axe }: State, tested: boolean): string {
  const own = { ...globals, ...(window && { viewport: { value: window } }) };
  const parts = [
    ...(args ? [`args: ${JSON.stringify(args)}`] : [`...${story}`]),
    ...(window || globals ? [`globals: ${JSON.stringify(own)}`] : []),
    ...(axe ? [`parameters: ${axe === 'elsewhere' ? 'AXE_ELSEWHERE' : 'AXE_OF_COLOURS'}`] : []),
    ...(tested ? [] : [`tags: ['${SAID_ELSEWHERE}']`]),
  ];
  return `export const ${name} = ${args ? `${story}.extend` : 'meta.story'}({ ${parts.join(', ')} });`;
}

/** All challenges side by side: the gallery has no list but this one. */
function galleryText(challenges: readonly FoundChallenge[]): string {
  const shown = challenges.map(({ manifest: { key, title }, manifest }) => ({
    key,
    title,
    states: Object.fromEntries(
      statesOf(manifest).map(({ name }) => [storyNameFromExport(name), toId(titleOf(key), storyNameFromExport(name))]),
    ),
  }));
  return [
    FROM_FOLDERS,
    "import { gallery } from '../.storybook/gallery/gallery-story.tsx';",
    "import preview from '#.storybook/preview';",
    '',
    `const { AllChallenges, story } = gallery(${JSON.stringify(shown)});`,
    "const meta = preview.meta({ title: 'Challenges/Gallery', component: AllChallenges });",
    '',
    'export const SideBySide = meta.story({ ...story });',
    '',
  ].join('\n');
}
