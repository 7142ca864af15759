/**
 * Writes the common stories of every challenge: `generated-stories/<key>.stories.tsx`, from the folders of `challenges/` and of packs.
 * Real files, because Storybook's index and Vitest read nothing else; written only when they changed, so that no reload is caused.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { configurationFile, readInstallation } from '../engine/registry/configuration.ts';
import { type FoundChallenge, readProject } from '../engine/registry/read-registry.ts';

const ROOT = join(import.meta.dirname, '..');
const FROM = join(ROOT, 'challenges');
const INSTALLATION = readInstallation(configurationFile(ROOT), ROOT);
/** Those of the configuration as Storybook starts. */
export const PACKS = INSTALLATION.packs;
const TO = join(ROOT, 'generated-stories');
const ENDING = '.stories.tsx';
/** A folder is dropped file after file: wait until it is quiet for this long (ms). */
const QUIET = 50;

/** Writes what is missing or changed and removes what has no folder any more. A folder with a mistake waits for its next change. */
export function writeStoryFiles(): void {
  mkdirSync(TO, { recursive: true });
  const { challenges } = readProject(ROOT);
  const wanted = new Map(
    challenges.map((challenge, index) => [challenge.manifest.key + ENDING, storyText(challenge, index === 0)]),
  );
  for (const name of readdirSync(TO)) {
    if (name.endsWith(ENDING) && !wanted.has(name)) rmSync(join(TO, name));
  }
  for (const [name, text] of wanted) {
    const path = join(TO, name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}

/** Keeps the files true while Storybook runs. */
export function storyFiles(): Plugin {
  return {
    name: 'vigie:story-files',
    configureServer(server) {
      let timer: NodeJS.Timeout | undefined;
      const followed = [FROM, ...INSTALLATION.sources];
      server.watcher.add(followed);
      server.watcher.on('all', (event, file) => {
        const within = followed.some((path) => file === path || file.startsWith(`${path}/`));
        if (!within || (event === 'change' && !file.endsWith('.json'))) return;
        clearTimeout(timer);
        timer = setTimeout(writeStoryFiles, QUIET);
      });
      server.httpServer?.once('close', () => clearTimeout(timer));
    },
  };
}

/** @param first whether it stands for all where a state is the frame's alone, and its test would say the same of each */
function storyText({ folder, manifest: { key, learningMode, pages = [] } }: FoundChallenge, first: boolean): string {
  const ofFrame = (story: string) => (first ? story : `{ ...${story}, tags: ['!test'] }`);
  const from = relative(TO, folder).replaceAll('\\', '/');
  const stories = [
    'export const FirstView = meta.story(common.firstView);',
    'export const Hints = meta.story(common.hints);',
    'export const WrongAnswer = meta.story(common.wrongAnswer);',
    ...['laptop', 'small'].map(
      (window) =>
        `export const WrongAnswer${window} = meta.story({ ...common.wrongAnswer, name: 'Wrong Answer, ${window}', globals: { viewport: { value: '${window}' } } });`,
    ),
    ...(learningMode ? ['export const LearningMode = meta.story(common.learningMode);'] : []),
    'export const Solved = meta.story(common.solved);',
    'export const OpenedLater = meta.story(common.openedLater);',
    'export const Reveal = meta.story(common.reveal);',
    "export const RevealNarrow = meta.story({ ...common.reveal, globals: { viewport: { value: 'narrow' } } });",
    "export const RevealDark = meta.story({ ...common.reveal, globals: { theme: 'dark' } });",
    `export const Loading = meta.story(${ofFrame('common.loading')});`,
    `export const Unreachable = meta.story(${ofFrame('common.unreachable')});`,
    "export const Narrow = meta.story({ ...common.narrow, globals: { viewport: { value: 'narrow' } } });",
    "export const Dark = meta.story({ ...common.dark, globals: { theme: 'dark' } });",
    ...pages.map(
      ({ slug }, index) =>
        `export const SubPage${index + 1} = meta.story({ ...subPageStory(challenge, page${index + 1}, '${slug}'), name: 'Sub-page ${slug}' });`,
    ),
  ];
  const lines = [
    '// Generated from the folder of the challenge; see .storybook/story-files.ts.',
    `import { commonStories${pages.length > 0 ? ', subPageStory' : ''} } from '#engine/frame/stories/common-stories.tsx';`,
    "import preview from '#.storybook/preview';",
    `import checker from '${from}/challenge.server.ts';`,
    `import scene from '${from}/challenge.tsx';`,
    `import reveal from '${from}/reveal.tsx';`,
    `import manifest from '${from}/manifest.json';`,
    `import * as solution from '${from}/solve.ts';`,
    ...pages.map(({ component }, index) => `import page${index + 1} from '${from}/${component}';`),
    '',
    `const meta = preview.meta({ title: 'Challenges/${key}' });`,
    'const challenge = { manifest, checker, scene, reveal, solution };',
    'const common = commonStories(challenge);',
    '',
    ...stories,
    '',
  ];
  return lines.join('\n');
}
