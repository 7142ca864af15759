/** Does what `docs/first-challenge.md` tells its reader to do, in a copy of what a project has. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Block, blocksIn, edited } from './read-guide.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What the commands of the guide need. */
const COPIED = ['package.json', 'biome.json', 'tsconfig.json', '.gitignore', 'engine', 'schemas', 'challenges'];

/** A command of the guide, and what it printed. */
export interface Ran {
  readonly command: string;
  /** On the page. */
  readonly line: number;
  readonly printed: string;
  /** What the page says that it prints. */
  readonly promised: string;
}

export interface Followed {
  /** The copy, absolute. */
  readonly project: string;
  readonly ran: readonly Ran[];
  dispose(): void;
}

/**
 * @param run prints what a command prints; null for one that is a person's to run
 * @throws Error that names the line of the page where it cannot be followed
 */
export function follow(page: string, run: (command: string, project: string) => string): Followed {
  const project = copyOfProject();
  const dispose = () => rmSync(project, { recursive: true, force: true });
  let key = '';
  const steps = blocksIn(page).filter(({ language, about }) => language !== 'sh' || about !== 'by hand');
  const ran = steps.flatMap((block, index): Ran[] => {
    try {
      if (block.language === 'sh') {
        key = /--key (\S+)/.exec(block.text)?.[1] ?? key;
        const next = steps[index + 1];
        if (next?.language !== 'text') throw new Error('the page does not say what this prints');
        return [{ command: block.text, line: block.line, printed: run(block.text, project), promised: next.text }];
      }
      apply(block, join(project, 'challenges', key));
      return [];
    } catch (error) {
      dispose();
      throw new Error(`line ${block.line} of the guide cannot be followed: ${String(error)}`);
    }
  });
  // What was copied for the commands gives way to the project's own, which other tests have loaded already.
  rmSync(join(project, 'engine'), { recursive: true });
  symlinkSync(join(ROOT, 'engine'), join(project, 'engine'));
  return { project, ran, dispose };
}

function apply({ language, about, text }: Block, folder: string): void {
  if (language === 'text') return;
  if (language !== 'diff' || about === '') throw new Error(`a block "${language} ${about}" is neither a command nor an edit`);
  const file = join(folder, about);
  writeFileSync(file, edited(readFileSync(file, 'utf8'), text));
}

function copyOfProject(): string {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'vigie-guide-')));
  const challenges = join(ROOT, 'challenges');
  const others = readdirSync(challenges).filter((name) => !name.startsWith('_'));
  const left = new Set(others.map((name) => join(challenges, name)));
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(project, name), { recursive: true, filter: (path) => !left.has(path) });
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  return project;
}

/** Runs a script of the copy's package.json as npm does, and gives what it prints. @throws Error where there is no such script */
export function npmRun(command: string, project: string): string {
  const [, name = '', args = ''] = /^npm run ([\w-]+)(?: -- (.*))?$/.exec(command) ?? [];
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  if (!Object.hasOwn(scripts, name)) throw new Error(`there is no such command: ${command}`);
  return inShell(`${scripts[name]} ${args}`, project);
}

/** Without npm itself, which takes a second to start. @throws Error where the shell cannot be started */
export function inShell(command: string, project: string): string {
  const path = `${join(project, 'node_modules/.bin')}:${process.env['PATH']}`;
  const env = { ...process.env, PATH: path };
  const { stdout, error } = spawnSync(command, { cwd: project, shell: true, encoding: 'utf8', env });
  if (error) throw error;
  return stdout.trim();
}
