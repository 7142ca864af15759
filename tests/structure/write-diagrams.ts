/** `npm run diagrams`: writes docs/diagrams.md anew. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { diagrams } from './diagrams.ts';

writeFileSync(fileURLToPath(new URL('../../docs/diagrams.md', import.meta.url)), diagrams());
