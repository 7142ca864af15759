/** `npm run release-fixture`: writes the fixtures of this release (`release-fixture.ts`). Files that exist already are not overwritten. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../../server/version.ts';
import { realHashes } from './cheap-hashes.ts';
import { goldenChallenges } from './golden-room.ts';
import { playReleaseRoom, sqlOf } from './release-fixture.ts';
import { sqlite } from './temporary-databases.ts';
import { openTestApp } from './test-app.ts';

realHashes();
const folder = join(import.meta.dirname, '../fixtures/releases', VERSION);
mkdirSync(folder);
const app = await openTestApp(sqlite, { challenges: goldenChallenges });
try {
  await playReleaseRoom(app);
  const { text } = await (await app.admin())('GET', '/admin/backup');
  writeFileSync(join(folder, 'backup.json'), text);
  for (const kind of ['sqlite', 'postgres'] as const) writeFileSync(join(folder, `${kind}.sql`), await sqlOf(app.database, kind));
} finally {
  await app.close();
}
console.log(`Written: ${folder}`);
