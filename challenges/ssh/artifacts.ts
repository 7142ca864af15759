import type { DirectoryNode } from './file-tree.ts';

export type SshArtifacts = {
  /** The home directory `~` of the simulated server, with its whole content. */
  readonly home: DirectoryNode;
};

export interface RevealedEntry {
  /** Depth in the tree; `~` has 0. */
  readonly depth: number;
  readonly name: string;
  /** The rights as `ls -l` writes them; the last three characters are for everybody. */
  readonly rights: string;
  /** `way`: a folder on the path to the `secret`; `clue`: a file that points to the secret; absent for other entries. */
  readonly role?: 'way' | 'clue' | 'secret';
  readonly note: string;
}

export type SshReveal = {
  readonly tree: readonly RevealedEntry[];
};
