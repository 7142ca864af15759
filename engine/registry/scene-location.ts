/** Locates an error of a scene in its source: the innermost stack frame in a challenge, mapped back by source maps. */
import { SourceMap } from 'node:module';
import type { SourceLocation } from '#engine/source-files/location.ts';

interface SentMap {
  readonly version: number;
  readonly sources: readonly (string | null)[];
  readonly names: readonly string[];
  readonly mappings: string;
}

/** A module as the development server served it. */
interface SentModule {
  /** Absolute path. */
  readonly file: string;
  /** Undefined if it was served unchanged. */
  readonly map: SentMap | undefined;
}

interface LocatedFailure extends SourceLocation {
  /** Absolute path. */
  readonly file: string;
}

/** A position in a stack trace of Chromium, Firefox or Safari: URL, line, column. */
const PLACE = /https?:\/\/[^/\s]+(\/[^\s()]*?):(\d+):(\d+)/g;

/** Location of a scene's error. @param sent returns the module served at a URL, query included */
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

/** Maps to the original position; lines and columns count from 0. */
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
