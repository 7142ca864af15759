/**
 * A pack: challenges from another repository, `challenges/<key>/` beside a `vigie-pack.json` that names the Vigie version they were written
 * for.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { type JsonDocument, readJson } from '#engine/source-files/json-document.ts';
import type { LocatedMistake } from '#engine/source-files/location.ts';
import { shapeOf } from '#engine/source-files/shape.ts';
import { AUTHORING_VERSION, type PackDescription, PackSchema } from '#schemas/pack.ts';
import { PROGRAMMES } from '#schemas/programmes.ts';

const say = messages('packs');

export const PACK_FILE = 'vigie-pack.json';
/** The pack's folder of challenges, structured like Vigie's own. */
export const CHALLENGES = 'challenges';

export interface Pack extends PackDescription {
  /** Folder of its `vigie-pack.json`; absolute. */
  readonly directory: string;
}

const shape = shapeOf<PackDescription>(PackSchema);

/** Reads the description of a pack. @param directory absolute, with a `vigie-pack.json` */
export function readPack(directory: string): Pack | { readonly mistakes: readonly LocatedMistake[] } {
  const document = readJson(readFileSync(join(directory, PACK_FILE), 'utf8'));
  if ('mistakes' in document) return document;
  const { value } = document;
  if (!shape.holds(value)) return { mistakes: shape.mistakes(document) };
  const mistakes = [...authoringMistakes(value, document), ...programmeMistakes(value, document)];
  return mistakes.length > 0 ? { mistakes } : { ...value, directory };
}

function authoringMistakes({ name, authoring }: PackDescription, document: JsonDocument): LocatedMistake[] {
  if (authoring === AUTHORING_VERSION) return [];
  const values = { name, asked: authoring, ours: AUTHORING_VERSION, later: authoring > AUTHORING_VERSION ? 'Vigie' : 'pack' };
  return [{ ...document.locationOf('/authoring'), message: say('authoring', values) }];
}

function programmeMistakes({ programme }: PackDescription, document: JsonDocument): LocatedMistake[] {
  const own: readonly string[] = PROGRAMMES.map(({ key }) => key);
  if (!own.includes(programme.key)) return [];
  return [{ ...document.locationOf('/programme/key'), message: say('ownProgramme', { key: programme.key }) }];
}
