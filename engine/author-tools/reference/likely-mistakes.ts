/** Makes frequent mistakes in a manifest and records the registry's messages, so that the reference shows real ones. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pointer } from 'typebox/value';
import { readRegistry } from '#engine/registry/read-registry.ts';

interface LikelyMistake {
  /** JSON pointer to the changed value. */
  readonly at: string;
  /** Field under which the reference lists it, if it differs. */
  readonly meant?: string;
  /** The wrong value; undefined to remove the field. */
  readonly value: unknown;
}

/** A mistake with the registry's message. */
export interface ToldMistake extends LikelyMistake {
  readonly told: readonly string[];
}

/** Key of the example in the reference. */
const FOLDER = 'my-challenge';

/** One or two mistakes for each field that is easy to get wrong. */
const LIKELY: readonly LikelyMistake[] = [
  { at: '/key', value: 'marees' },
  { at: '/version', value: 1.1 },
  { at: '/path', value: 'marees' },
  { at: '/path', value: '/admin' },
  { at: '/title', value: undefined },
  { at: '/title', value: "L'écran oublié" },
  { at: '/programme', value: 'bureau' },
  { at: '/category', value: 'Sensibilization' },
  { at: '/difficulty', value: 'Hard' },
  { at: '/summary', value: 'Une photo de bureau. '.repeat(10) },
  { at: '/tags', value: [] },
  { at: '/audiences', value: ['bureau'] },
  { at: '/themes', value: ['passwords'] },
  { at: '/act', value: 'sure' },
  { at: '/duration', value: '3' },
  { at: '/hints', value: [] },
  { at: '/hints/0/title', value: '' },
  { at: '/hints/0/texte', meant: '/hints/0/text', value: 'Regardez le fond.' },
  { at: '/scoring/base', value: -3 },
  { at: '/scoring/hintStep', value: 4 },
  { at: '/scoring/hintStep', value: 0.333 },
  { at: '/scoring/floor', value: 5 },
  { at: '/scoring/failures', value: { points: 1 } },
  { at: '/learningMode', value: { after: 0, text: 'Le décor parle aussi.' } },
  { at: '/returnAfter', value: 120_000 },
  { at: '/guest', value: 'non' },
  { at: '/pages', value: [{ slug: 'admin', title: 'Administration', component: 'admin.tsx' }] },
  { at: '/pages', value: [{ slug: 'admin', title: 'Administration', component: 'admin.page.tsx' }] },
  { at: '/images', value: [{ file: 'quai.webp', alt: 'Une porte ouverte sur le quai.' }] },
  { at: '/order', value: 0 },
  { at: '/debrief/reflexes', value: ['Regardez le fond de l’image.'] },
  { at: '/debrief/references/0/title', value: 'En savoir plus' },
  { at: '/debrief/references/0/url', value: 'www.cnil.fr' },
  { at: '/debrief/references/0/url', value: 'https://bit.ly/3abCdEf' },
  { at: '/debrief/references/0/url', value: 'https://www.cnil.com/fr/mots-de-passe' },
  { at: '/debrief/intentions', value: ['Quand je publie une photo, alors je regarde le fond.'] },
  { at: '/retrieval/options', value: ['Retirer la photo.', 'Recadrer la photo.', 'Retirer la photo.'] },
  { at: '/retrieval/answer', value: 3 },
];

/**
 * Messages for each mistake, in the order of the list.
 * @param example folder of the challenge to break
 * @throws Error if a mistake has no message
 */
export function whatIsToldOf(example: string): ToldMistake[] {
  const directory = mkdtempSync(join(tmpdir(), 'vigie-reference-'));
  try {
    return LIKELY.map((mistake, index) => {
      // A root for each: two challenges with the same key in one root are a mistake of their own.
      const root = join(directory, String(index));
      const folder = join(root, FOLDER);
      mkdirSync(root);
      cpSync(example, folder, { recursive: true });
      const file = join(folder, 'manifest.json');
      const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (mistake.value === undefined) Pointer.Delete(manifest, mistake.at);
      else Pointer.Set(manifest, mistake.at, mistake.value);
      writeFileSync(file, JSON.stringify(manifest));
      const told = readRegistry(root).problems.map(({ message }) => message);
      if (told.length === 0) throw new Error(`nothing is told of ${mistake.at}: ${JSON.stringify(mistake.value)}`);
      return { ...mistake, told };
    });
  } finally {
    rmSync(directory, { recursive: true });
  }
}
