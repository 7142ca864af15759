/** Types of command-line.mjs, which runs before the build. */
export interface WantedCommand {
  readonly name: string;
  /** In the build's folder of the server. */
  readonly file: string;
  readonly words: readonly string[];
}
export interface Printed {
  readonly text: string;
  readonly exitCode: number;
}
export function readCommandLine(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): WantedCommand | Printed;
export function printInstead(printed: Printed): void;
