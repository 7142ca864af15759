import type { DirectoryNode } from './file-tree.ts';

export type SshArtifacts = {
  /** The home directory `~` of the simulated server, with all that lies in it. */
  readonly home: DirectoryNode;
};

export interface RevealedEntry {
  /** 0 is `~`. */
  readonly depth: number;
  readonly name: string;
  /** As `ls -l` writes them; the last three signs are everybody's. */
  readonly rights: string;
  /** `way` leads to the `secret`, a `clue` tells of it; the rest is beside it. */
  readonly role?: 'way' | 'clue' | 'secret';
  readonly note: string;
}

export type SshReveal = {
  readonly tree: readonly RevealedEntry[];
};
