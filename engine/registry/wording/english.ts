import { CODE } from './english/code.ts';
import { STYLES } from './english/styles.ts';

export const ENGLISH = { language: 'en', code: CODE, styles: STYLES };
