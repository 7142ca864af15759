/** `npm run tokens`: writes docs/design-tokens.json anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { designTokens } from './design-tokens.ts';

const sheet = readFileSync(new URL('../../engine/ui/tokens.css', import.meta.url), 'utf8');
writeFileSync(new URL('../../docs/design-tokens.json', import.meta.url), designTokens(sheet));
