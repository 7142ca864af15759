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
import { calibrate } from './calibrate.ts';
import { type Camera, openCamera, type Shot } from './camera.ts';
import { type Finding, reportPage, stateOf } from './report.ts';
import { compare } from './rule.ts';
import { subjectsOf } from './subjects.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const BASELINES = join(import.meta.dirname, 'baselines');
const STORYBOOK = join(PROJECT, '.cache/pictures/storybook');
const RESULTS = join(PROJECT, 'test-results/pictures');
/** Pages at once: more only wait for the processor. */
const AT_ONCE = 2;

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const command = words[0] === 'accept' || words[0] === 'calibrate' ? words.shift() : 'compare';
if (!process.argv.includes('--built') || !existsSync(STORYBOOK)) buildStorybook();
if (command === 'calibrate') await calibrate(STORYBOOK);
else
  await look(
    subjectsOf(STORYBOOK).filter((id) => words.every((word) => id.includes(word))),
    command === 'accept',
  );

function buildStorybook(): void {
  const arguments_ = ['build', '--quiet', '--output-dir', STORYBOOK];
  const { status } = spawnSync(join(PROJECT, 'node_modules/.bin/storybook'), arguments_, {
    cwd: PROJECT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Storybook could not be built');
}

async function look(stories: readonly string[], accept: boolean): Promise<void> {
  const camera = await openCamera(STORYBOOK);
  const shots = await allShots(camera, stories);
  if (accept) await keep(camera, shots);
  else tell(await findings(camera, shots));
  await camera.close();
}

async function allShots(camera: Camera, stories: readonly string[]): Promise<ReadonlyMap<string, Shot>> {
  const shots = new Map<string, Shot>();
  const waiting = [...stories];
  const work = async () => {
    for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) {
      try {
        shots.set(story, await camera.shoot(story));
      } catch (error) {
        console.log(String(error));
        process.exitCode = 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return new Map(
    stories
      .flatMap((story) => [[story, shots.get(story)] as const])
      .filter((pair): pair is [string, Shot] => pair[1] !== undefined),
  );
}

const baselineOf = (story: string) => join(BASELINES, `${story}.webp`);

/** Whatever an eye would not see keeps its old picture, so that a commit shows what changed and nothing else. */
async function keep(camera: Camera, shots: ReadonlyMap<string, Shot>): Promise<void> {
  mkdirSync(BASELINES, { recursive: true });
  for (const [story, { small }] of shots) {
    const baseline = baselineOf(story);
    const same =
      existsSync(baseline) && !compare(await camera.pixels(readFileSync(baseline)), await camera.pixels(small)).changed;
    if (!same) writeFileSync(baseline, small);
    if (!same) console.log(`accepted ${story}`);
  }
  for (const file of gone(shots)) rmSync(join(BASELINES, file));
}

/** Pictures of stories that are no more, where all were asked for. */
function gone(shots: ReadonlyMap<string, Shot>): string[] {
  if (words.length > 0 || !existsSync(BASELINES)) return [];
  return readdirSync(BASELINES).filter((file) => !shots.has(file.replace('.webp', '')));
}

async function findings(camera: Camera, shots: ReadonlyMap<string, Shot>): Promise<Finding[]> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const found: Finding[] = [];
  for (const [story, { small, large }] of shots) {
    writeFileSync(join(RESULTS, `${story}.webp`), small);
    writeFileSync(join(RESULTS, `${story}.jpg`), large);
    const picture = await camera.pixels(small);
    const now = { small: `${story}.webp`, large: `${story}.jpg`, width: picture.width, height: picture.height };
    const baseline = baselineOf(story);
    if (!existsSync(baseline)) {
      found.push({ story, now });
      continue;
    }
    const comparison = compare(await camera.pixels(readFileSync(baseline)), picture);
    found.push({ story, before: relative(RESULTS, baseline), now, comparison });
  }
  const lost = gone(shots).map((file) => ({
    story: file.replace('.webp', ''),
    before: relative(RESULTS, join(BASELINES, file)),
  }));
  return [...found, ...lost];
}

function tell(found: readonly Finding[]): void {
  const page = join(RESULTS, 'index.html');
  writeFileSync(page, reportPage(found));
  const told = found.filter((one) => stateOf(one) !== 'same');
  for (const one of told) console.log(`${stateOf(one).padEnd(8)}${one.story}`);
  console.log(`${told.length} of ${found.length} screens differ: ${relative(process.cwd(), page)}`);
  if (told.length > 0) process.exitCode = 1;
}
