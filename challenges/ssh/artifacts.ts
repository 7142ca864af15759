import type { DirectoryNode } from './file-tree.ts';

export type SshArtifacts = {
  /** The home directory `~` of the simulated server, with all that lies in it. */
  readonly home: DirectoryNode;
};
