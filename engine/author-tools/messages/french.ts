import { BRANDING } from './french/branding.ts';
import { CHECK } from './french/check.ts';
import { CODE } from './french/code.ts';
import { FILES } from './french/files.ts';
import { MANIFEST } from './french/manifest.ts';
import { NOTES } from './french/notes.ts';
import { PACKS } from './french/packs.ts';
import { RULE } from './french/rule.ts';
import { SCAFFOLD } from './french/scaffold.ts';
import { STYLES } from './french/styles.ts';
import { TEXTS } from './french/texts.ts';
import { TOOLS } from './french/tools.ts';
import type { Messages } from './messages.ts';

export const FRENCH: Messages = {
  language: 'fr',
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
