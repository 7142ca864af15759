/** Runs every check of a challenge's code and style sheets. Static: nothing is executed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { authorsLanguage, messages } from '#engine/author-tools/messages/messages.ts';
import { type FileMistake, isPassing } from '#engine/source-files/folder-files.ts';
import { importMistakes } from './import-mistakes.ts';
import { partMistakes } from './part-mistakes.ts';
import { poolMistakes } from './pool-mistakes.ts';
import { roleOf } from './roles.ts';
import { runningMistakes } from './running-mistakes.ts';
import { mistakeIn, mistakeOf, parseSource, type Source } from './source.ts';
import { styleMistakes } from './style-mistakes.ts';
import { verdictMistakes } from './verdict-mistakes.ts';

const say = messages('code');

/** Cache by folder, valid while its files are unchanged: the development server checks all folders at a change of any. */
const latest = new Map<string, { readonly of: string; readonly found: readonly FileMistake[] }>();

/**
 * All mistakes in the code of a challenge.
 * @param folder absolute
 * @param files paths of its files within the folder, with `/`
 */
export function sourceMistakes(folder: string, files: readonly string[], held: Held): readonly FileMistake[] {
  const texts = new Map(files.filter((file) => CODE.test(file) && !isPassing(file)).flatMap((file) => textOf(folder, file)));
  const of = JSON.stringify([authorsLanguage(), held, files, [...texts]]);
  const before = latest.get(folder);
  if (before?.of === of) return before.found;
  const found = mistakesOf(folder, texts, files, held);
  latest.set(folder, { of, found });
  return found;
}

/** Options that change the rules for a folder. */
interface Held {
  /** Whether the challenge's `solve.ts` must answer as a player who never reads. */
  readonly lazy: boolean;
  /** Whether the challenge comes from a pack. */
  readonly brought: boolean;
}

const CODE = /\.(tsx?|css)$/;

/** Name and content of a file; empty if the file was deleted after the folder was listed. */
function textOf(folder: string, file: string): (readonly [string, string])[] {
  try {
    return [[file, readFileSync(join(folder, file), 'utf8')]];
  } catch {
    return [];
  }
}

function mistakesOf(folder: string, texts: ReadonlyMap<string, string>, files: readonly string[], held: Held): FileMistake[] {
  const sources = new Map<string, Source>();
  const styles: FileMistake[] = [];
  for (const [file, text] of texts) {
    if (file.endsWith('.css')) styles.push(...styleMistakes(file, text));
    else sources.set(file, { file, text, parsed: parseSource(join(folder, file), text) });
  }
  const unreadable = [...sources.values()].flatMap(syntaxMistakes);
  // After a syntax error the parser misses imports and exports, so other checks would report false mistakes.
  if (unreadable.length > 0) return [...unreadable, ...styles];
  return [
    ...[...sources.values()].flatMap((source) => mistakesIn(source, sources, files, held)),
    ...verdictMistakes(sources),
    ...poolMistakes(sources),
    ...styles,
  ];
}

function mistakesIn(source: Source, sources: ReadonlyMap<string, Source>, files: readonly string[], { lazy, brought }: Held) {
  const isScene = roleOf(source.file) === 'scene';
  return [
    ...importMistakes(source, sources, files, brought),
    ...partMistakes(source, lazy),
    ...(isScene ? runningMistakes(source, 'browser') : []),
    ...(/\.server\.tsx?$/.test(source.file) ? runningMistakes(source, 'server') : []),
  ];
}

/** The first syntax error only: later ones are usually its consequences. */
function syntaxMistakes(source: Source): FileMistake[] {
  const [error] = source.parsed.errors;
  if (!error) return [];
  const [label] = error.labels;
  const message = say('unreadable', { said: error.message });
  return [label ? mistakeIn(source, label, message) : mistakeOf(source.file, message)];
}
