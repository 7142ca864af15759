/** What changed, as git has it. */
import { execFileSync } from 'node:child_process';

/** The first that exists is what a branch is compared with: where the two parted. */
const MAIN = ['origin/HEAD', 'origin/main', 'main'];

export interface Changes {
  /** What was compared with, for people. */
  readonly since: string;
  /** From the root: committed since then, or not yet, or new and not ignored; of a renamed file both names. */
  readonly files: readonly string[];
}

/** @param since a commit or branch; by default the main branch, and without one the last commit */
export function changesSince(root: string, since?: string): Changes {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const exists = (ref: string) => {
    try {
      return git('rev-parse', '--verify', '--quiet', ref) !== '';
    } catch {
      return false;
    }
  };
  const other = since ?? MAIN.find(exists) ?? 'HEAD';
  const base = git('merge-base', other, 'HEAD').trim();
  const listed = [
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ].flatMap((names) => names.split('\0'));
  return { since: other, files: [...new Set(listed.filter((name) => name !== ''))].sort() };
}
