import { CODE } from './english/code.ts';
import { FILES } from './english/files.ts';
import { MANIFEST } from './english/manifest.ts';
import { NOTES } from './english/notes.ts';
import { STYLES } from './english/styles.ts';
import { TOOLS } from './english/tools.ts';

export const ENGLISH = {
  language: 'en',
  code: CODE,
  styles: STYLES,
  manifest: MANIFEST,
  notes: NOTES,
  files: FILES,
  tools: TOOLS,
};
