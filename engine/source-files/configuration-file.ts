/** The configuration of an installation: `vigie.json` beside `challenges/`, or the file that `VIGIE_CONFIG` names. There may be none. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { type Configuration, ConfigurationSchema } from '#schemas/pack.ts';
import { type JsonDocument, readJson } from './json-document.ts';
import type { LocatedMistake } from './location.ts';
import { shapeOf } from './shape.ts';

const say = messages('packs');

interface ReadConfiguration {
  readonly value: Configuration;
  readonly document: JsonDocument;
}

const shape = shapeOf<Configuration>(ConfigurationSchema);
const START = { line: 1, column: 1 };
/** Document of a configuration that does not exist. */
const EMPTY: JsonDocument = { value: {}, locationOf: () => START, placeOfName: () => START };

/**
 * Path of the configuration of a project, absolute; the file may not be there. The same rule as in server/start/needs-build.mjs, which
 * runs before anything is built. @param root of the project, absolute
 */
export function configurationFile(root: string, environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(root, environment['VIGIE_CONFIG']?.trim() || 'vigie.json');
}

/** Reads and validates the configuration. @param file absolute */
export function readConfiguration(file: string): ReadConfiguration | { readonly mistakes: readonly LocatedMistake[] } {
  if (!existsSync(file)) {
    const named = process.env['VIGIE_CONFIG'];
    return named?.trim()
      ? { mistakes: [{ ...START, message: say('noConfiguration', { named }) }] }
      : { value: {}, document: EMPTY };
  }
  if (!statSync(file).isFile()) return { mistakes: [{ ...START, message: say('noFile') }] };
  const document = readJson(readFileSync(file, 'utf8'));
  if ('mistakes' in document) return document;
  const { value } = document;
  return shape.holds(value) ? { value, document } : { mistakes: shape.mistakes(document) };
}
