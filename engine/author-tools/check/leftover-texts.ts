/**
 * Which of a challenge's texts are still those of the kind of scene that it was begun with. Each of them is right by itself, and tells
 * another story: no other check can see it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChallengeText, textsIn } from './challenge-texts.ts';

export interface LeftoverTexts {
  readonly all: number;
  /** Those that stand in the kind too. */
  readonly left: number;
  /** Files that have them, the manifest with its fields: `reveal.tsx`, `manifest.json ("briefing", "hints")`. */
  readonly places: readonly string[];
  /** The folder of the kind that most of them are from; '' where none is left. */
  readonly kind: string;
}

type Told = Pick<ChallengeText, 'file' | 'field' | 'text'>;

/** Shorter ones are labels, which may well be the same: « Mot de passe », « Où regarder ». */
const WORDS = 3;
const DRAWING = 'drawing.tsx';

/** @param folder of the challenge @param kinds the folder that has those of the kinds (`_form`) */
export function leftoverTextsOf(folder: string, kinds: string): LeftoverTexts {
  const texts = told(folder);
  const candidates = readdirSync(kinds)
    .filter((name) => name.startsWith('_') && existsSync(join(kinds, name, 'manifest.json')))
    .map((kind) => {
      const theirs = new Set(told(join(kinds, kind)).map(({ text }) => text));
      return { kind, left: texts.filter(({ text }) => theirs.has(text)) };
    });
  const none: (typeof candidates)[number] = { kind: '', left: [] };
  const { kind, left } = candidates.reduce((best, one) => (one.left.length > best.left.length ? one : best), none);
  return { all: texts.length, left: left.length, places: placesOf(left), kind };
}

function placesOf(texts: readonly Told[]): string[] {
  return [...new Set(texts.map(({ file }) => file))].map((file) => {
    const fields = new Set(texts.flatMap((text) => (text.file === file ? (text.field ?? []) : [])));
    return fields.size > 0 ? `${file} (${[...fields].map((field) => `"${field}"`).join(', ')})` : file;
  });
}

function told(folder: string): Told[] {
  const texts = textsIn(folder).filter(({ field, text }) => field !== 'tags' && messagesIn(text) >= WORDS);
  return existsSync(join(folder, DRAWING)) ? [...texts, drawn(join(folder, DRAWING))] : texts;
}

function messagesIn(text: string): number {
  return text.split(/[\s\u00a0\u202f]+/).filter((word) => /\p{L}{2}/u.test(word)).length;
}

/** A drawing tells something too: all of its lines as one text. */
function drawn(file: string): Told {
  return { file: DRAWING, text: [...readFileSync(file, 'utf8').matchAll(/="([^"]*)"/g)].map(([, value]) => value).join(' ') };
}
