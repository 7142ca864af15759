/** Completion of a line by Tab. */
import { COMMAND_WORDS } from './commands.ts';
import { type DirectoryNode, follow } from './file-tree.ts';

/**
 * Extends the last word to the longest common beginning of all matching names: commands for the first word, otherwise names in the folder
 * that the word leads to. Capitals are corrected. Returns the line unchanged if nothing matches, or if the last word is empty.
 */
export function completeLine(home: DirectoryNode, path: string, line: string): string {
  const [, before = '', folder = '', begun = ''] = /^(.*\s)?((?:[^\s/]*\/)*)([^\s/]*)$/.exec(line) ?? [];
  if (begun === '') return line;
  const all = before.trim() === '' ? COMMAND_WORDS.map((word) => `${word} `) : namesIn(home, path, folder);
  const [first, ...others] = all.filter((name) => name.toLowerCase().startsWith(begun.toLowerCase()));
  if (!first) return line;
  const shared = [...first].findIndex((letter, place) => others.some((other) => other[place] !== letter));
  return before + folder + (shared < 0 ? first : first.slice(0, shared));
}

function namesIn(home: DirectoryNode, path: string, folder: string): readonly string[] {
  const node = follow(home, path, folder || '.')?.node;
  if (node?.type !== 'directory') return [];
  return Object.entries(node.contents).map(([name, { type }]) => name + (type === 'directory' ? '/' : ' '));
}
