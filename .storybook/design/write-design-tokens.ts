/** `npm run tokens`: writes docs/design-tokens.json and engine/branding/token-colours.ts anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { designTokens } from './design-tokens.ts';
import { tokenColours } from './token-colours.ts';

const sheet = readFileSync(new URL('../../engine/ui/tokens.css', import.meta.url), 'utf8');
writeFileSync(new URL('../../docs/design-tokens.json', import.meta.url), designTokens(sheet));
writeFileSync(new URL('../../engine/branding/token-colours.ts', import.meta.url), tokenColours(sheet));
