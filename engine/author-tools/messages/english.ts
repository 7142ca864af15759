import { BRANDING } from './english/branding.ts';
import { CHECK } from './english/check.ts';
import { CODE } from './english/code.ts';
import { FILES } from './english/files.ts';
import { MANIFEST } from './english/manifest.ts';
import { NOTES } from './english/notes.ts';
import { PACKS } from './english/packs.ts';
import { RULE } from './english/rule.ts';
import { SCAFFOLD } from './english/scaffold.ts';
import { STYLES } from './english/styles.ts';
import { TEXTS } from './english/texts.ts';
import { TOOLS } from './english/tools.ts';

export const ENGLISH = {
  language: 'en',
  code: CODE,
  styles: STYLES,
  manifest: MANIFEST,
  notes: NOTES,
  files: FILES,
  texts: TEXTS,
  tools: TOOLS,
  check: CHECK,
  rule: RULE,
  scaffold: SCAFFOLD,
  packs: PACKS,
  branding: BRANDING,
};
