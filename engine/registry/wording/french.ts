import { CODE } from './french/code.ts';
import { STYLES } from './french/styles.ts';
import type { Words } from './words.ts';

export const FRENCH: Words = { language: 'fr', code: CODE, styles: STYLES };
