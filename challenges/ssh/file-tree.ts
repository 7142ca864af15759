/** The simulated file system: its nodes, and the search for a typed path. `~` is both home and root. */

export interface FileNode {
  readonly type: 'file';
  readonly content: string;
}
export interface DirectoryNode {
  readonly type: 'directory';
  readonly contents: Readonly<Record<string, TreeNode>>;
}
export type TreeNode = FileNode | DirectoryNode;

export interface Place {
  /** The path from `~`, e.g. `~/Documents/projets`. */
  readonly path: string;
  readonly node: TreeNode;
  /** Whether the typed path went above `~`; the result then stays at `~`, as in a real shell at the root. */
  readonly climbedTooFar: boolean;
}

type Names = (name: string, typed: string) => boolean;

const toTheLetter: Names = (name, typed) => name === typed;

/** Compares names as beginners type them: without regard to case, and without the extension. */
export const looselyTyped: Names = (name, typed) => {
  const [wanted, given] = [name.toLowerCase(), typed.toLowerCase()];
  return wanted === given || wanted.replace(/\.\w+$/, '') === given;
};

/**
 * Follows the path `target`, as typed, from the directory `from`. Accepts names, nested paths, `.` and `..` segments, doubled or trailing
 * slashes, and paths that start at home (`~/x` or `/x`). Returns null if the path does not exist. `names` compares a name of the tree with
 * a typed one: exactly, by default.
 */
export function follow(home: DirectoryNode, from: string, target: string, names: Names = toTheLetter): Place | null {
  const absolute = target === '~' || target.startsWith('~/') || target.startsWith('/');
  const typed = target.replace(/^~(?=\/|$)/, '').split('/');
  const steps = absolute ? typed : [...from.split('/').slice(1), ...typed];
  const trail: { readonly name: string; readonly node: TreeNode }[] = [];
  let climbedTooFar = false;
  for (const step of steps) {
    const node = trail.at(-1)?.node ?? home;
    if (node.type === 'file') return null;
    if (step === '' || step === '.') continue;
    if (step === '..') {
      climbedTooFar ||= trail.length === 0;
      trail.pop();
      continue;
    }
    const next = Object.entries(node.contents).find(([name]) => names(name, step));
    if (!next) return null;
    trail.push({ name: next[0], node: next[1] });
  }
  return { path: ['~', ...trail.map(({ name }) => name)].join('/'), node: trail.at(-1)?.node ?? home, climbedTooFar };
}
