/**
 * `npm run pictures`: what changed on screen since the pictures in `baselines/` were accepted, as `test-results/pictures/index.html`.
 *
 *   npm run pictures                    compares; ends with 1 where something changed
 *   npm run pictures -- caesar          the stories whose ids have this word in them
 *   npm run pictures -- accept [word]   makes today's pictures those to compare with
 *   npm run pictures -- calibrate       what the rule says of other renderings, and of mistakes made on purpose
 *
 * Storybook is built each time; `--built` takes the one of the last time.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optionsOf } from '#engine/registry/command-options.ts';
import { calibrate } from './calibrate.ts';
import { type Camera, openCamera } from './camera.ts';
import { type Finding, reportPage, stateOf } from './report.ts';
import { compare } from './rule.ts';
import { subjectsOf } from './subjects.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const BASELINES = join(import.meta.dirname, 'baselines');
const STORYBOOK = join(PROJECT, '.cache/pictures/storybook');
const RESULTS = join(PROJECT, 'test-results/pictures');
/** Pages at once: more only wait for the processor. */
const AT_ONCE = 2;

const USAGE = 'npm run pictures -- [accept | calibrate] [word…] [--built]';
const { values, positionals: words } = optionsOf(USAGE, { allowPositionals: true, options: { built: { type: 'boolean' } } });
const command = words[0] === 'accept' || words[0] === 'calibrate' ? words.shift() : 'compare';
if (!values.built || !existsSync(STORYBOOK)) buildStorybook();
if (command === 'calibrate') await calibrate(STORYBOOK);
else
  await look(
    subjectsOf(STORYBOOK).filter((id) => words.every((word) => id.includes(word))),
    command === 'accept',
  );

function buildStorybook(): void {
  const arguments_ = ['build', '--quiet', '--output-dir', STORYBOOK];
  const program = join(PROJECT, 'node_modules/.bin/storybook');
  const { status, stdout } = spawnSync(program, arguments_, {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Storybook could not be built:\n${stdout}`);
}

async function look(stories: readonly string[], accept: boolean): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  mkdirSync(BASELINES, { recursive: true });
  const camera = await openCamera(STORYBOOK);
  const found: Finding[] = [];
  const waiting = [...stories];
  const work = async () => {
    for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) {
      try {
        found.push(await judged(camera, story, accept));
      } catch (error) {
        console.log(String(error));
        process.exitCode = 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await camera.close();
  // Pictures of stories that are no more, where all were asked for.
  const files = words.length > 0 ? [] : readdirSync(BASELINES).filter((file) => !stories.includes(storyOf(file)));
  if (accept) for (const file of files) rmSync(join(BASELINES, file));
  else tell([...found, ...files.map((file) => ({ story: storyOf(file), before: relative(RESULTS, join(BASELINES, file)) }))]);
}

function storyOf(file: string): string {
  return file.replace('.webp', '');
}

/** @param accept takes what is new or changed. The rest keeps its old picture, so that a commit shows what changed and nothing else. */
async function judged(camera: Camera, story: string, accept: boolean): Promise<Finding> {
  const { small, large } = await camera.shoot(story);
  writeFileSync(join(RESULTS, `${story}.webp`), small);
  writeFileSync(join(RESULTS, `${story}.jpg`), large);
  const baseline = join(BASELINES, `${story}.webp`);
  const picture = await camera.pixels(small);
  const now = { small: `${story}.webp`, large: `${story}.jpg`, width: picture.width, height: picture.height };
  const finding: Finding = existsSync(baseline)
    ? {
        story,
        now,
        before: relative(RESULTS, baseline),
        comparison: compare(await camera.pixels(readFileSync(baseline)), picture),
      }
    : { story, now };
  if (accept && stateOf(finding) !== 'same') {
    writeFileSync(baseline, small);
    console.log(`accepted ${story}`);
  }
  return finding;
}

function tell(found: readonly Finding[]): void {
  const page = join(RESULTS, 'index.html');
  writeFileSync(page, reportPage(found));
  const told = found.filter((one) => stateOf(one) !== 'same');
  for (const one of told) console.log(`${stateOf(one).padEnd(8)}${one.story}`);
  console.log(`${told.length} of ${found.length} screens differ: ${relative(process.cwd(), page)}`);
  if (told.length > 0) process.exitCode = 1;
}
