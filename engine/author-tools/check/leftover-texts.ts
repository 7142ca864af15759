/** Finds texts that a challenge still shares with the template it was created from. Each is valid by itself, so no other check finds it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsIn } from '#engine/toolbox/text.ts';
import { type ChallengeText, textsIn } from './challenge-texts.ts';

export interface LeftoverTexts {
  readonly all: number;
  /** Number of texts that the template contains too. */
  readonly left: number;
  /** Files with texts of the template; for the manifest with its fields: `reveal.tsx`, `manifest.json ("briefing", "hints")`. */
  readonly places: readonly string[];
  /** Folder of the template that most leftover texts come from; '' if no text is left over. */
  readonly kind: string;
}

type Told = Pick<ChallengeText, 'file' | 'field' | 'text'>;

/** Minimum number of words: shorter texts are labels that may well be the same, such as « Mot de passe ». */
const WORDS = 3;
const DRAWING = 'drawing.tsx';

/** Compares a challenge with the nearest template. @param folder of the challenge @param kinds folder that contains the templates */
export function leftoverTextsOf(folder: string, kinds: string): LeftoverTexts {
  const texts = shownTexts(folder);
  const [nearest] = readdirSync(kinds)
    .filter((name) => name.startsWith('_') && existsSync(join(kinds, name, 'manifest.json')))
    .map((kind) => {
      const theirs = new Set(shownTexts(join(kinds, kind)).map(({ text }) => text));
      return { kind, left: texts.filter(({ text }) => theirs.has(text)) };
    })
    .sort((a, b) => b.left.length - a.left.length);
  const { kind, left } = nearest?.left.length ? nearest : { kind: '', left: [] };
  return { all: texts.length, left: left.length, places: placesOf(left), kind };
}

function placesOf(texts: readonly Told[]): string[] {
  return [...new Set(texts.map(({ file }) => file))].map((file) => {
    const fields = new Set(texts.flatMap((text) => (text.file === file ? (text.field ?? []) : [])));
    return fields.size > 0 ? `${file} (${[...fields].map((field) => `"${field}"`).join(', ')})` : file;
  });
}

function shownTexts(folder: string): Told[] {
  const texts = textsIn(folder).filter(({ field, text }) => field !== 'tags' && wordsIn(text) >= WORDS);
  return existsSync(join(folder, DRAWING)) ? [...texts, drawn(join(folder, DRAWING))] : texts;
}

/** One text for a whole drawing: the values of all its attributes. */
function drawn(file: string): Told {
  return { file: DRAWING, text: [...readFileSync(file, 'utf8').matchAll(/="([^"]*)"/g)].map(([, value]) => value).join(' ') };
}
