/** Types of arguments.mjs, which runs before the build. */
export interface StartArguments {
  /** Listen on the local network. */
  readonly room: boolean;
  /** Encrypt a room with a certificate of one's own. */
  readonly tls: boolean;
  /** A session with simulated players. */
  readonly demo: boolean;
  readonly unknown: readonly string[];
}
export const USAGE: string;
export function readArguments(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): StartArguments;
