import type { DirectoryNode } from './file-tree.ts';

export interface SshArtifacts extends Readonly<Record<string, unknown>> {
  /** The home directory `~` of the simulated server, with all that lies in it. */
  readonly home: DirectoryNode;
}
