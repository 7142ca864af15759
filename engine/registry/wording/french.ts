import { CODE } from './french/code.ts';
import { FILES } from './french/files.ts';
import { MANIFEST } from './french/manifest.ts';
import { NOTES } from './french/notes.ts';
import { STYLES } from './french/styles.ts';
import { TOOLS } from './french/tools.ts';
import type { Words } from './words.ts';

export const FRENCH: Words = {
  language: 'fr',
  code: CODE,
  styles: STYLES,
  manifest: MANIFEST,
  notes: NOTES,
  files: FILES,
  tools: TOOLS,
};
