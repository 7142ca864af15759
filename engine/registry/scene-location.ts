/** Where in a folder a scene failed in the browser: the innermost frame that is of a challenge, in the file as its author wrote it. */
import { SourceMap } from 'node:module';
import type { SourceLocation } from '#engine/source-files/location.ts';

interface SentMap {
  readonly version: number;
  readonly sources: readonly (string | null)[];
  readonly names: readonly string[];
  readonly mappings: string;
}

/** A module as the development server sent it. */
export interface SentModule {
  /** Absolute. */
  readonly file: string;
  /** Undefined where it was sent as it is written. */
  readonly map: SentMap | undefined;
}

export interface LocatedFailure extends SourceLocation {
  /** Absolute. */
  readonly file: string;
}

/** As Chromium, Firefox and Safari write a place: address, line and column. */
const PLACE = /https?:\/\/[^/\s]+(\/[^\s()]*?):(\d+):(\d+)/g;

/** @param sent the module of an address, with its query */
export async function locationOfFailure(
  stack: string,
  isAuthors: (file: string) => boolean,
  sent: (address: string) => Promise<SentModule | undefined>,
): Promise<LocatedFailure | undefined> {
  for (const [, address = '', line, column] of stack.matchAll(PLACE)) {
    const module = await sent(address);
    if (!module || !isAuthors(module.file)) continue;
    const { originalLine, originalColumn } = originalOf(module.map, Number(line) - 1, Number(column) - 1);
    return { file: module.file, line: originalLine + 1, column: originalColumn + 1 };
  }
  return undefined;
}

/** Lines and columns counted from 0. */
function originalOf(map: SentMap | undefined, line: number, column: number) {
  const entry =
    map &&
    new SourceMap({
      file: '',
      sourceRoot: '',
      sourcesContent: [],
      version: map.version,
      names: [...map.names],
      sources: map.sources.map((source) => source ?? ''),
      mappings: map.mappings,
    }).findEntry(line, column);
  return entry && 'originalLine' in entry ? entry : { originalLine: line, originalColumn: column };
}
