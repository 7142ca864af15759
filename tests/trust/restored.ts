/** Restores a backup of a database into an empty one of either kind, and compares the backup made from that. */
import { ADMIN } from '../support/admin.ts';
import { startServer } from '../support/server-process.ts';
import type { TemporaryDatabase } from '../support/temporary-databases.ts';
import { fieldOf, plainCalls } from './cast.ts';

const undated = (document: string) => document.replace(/"(?:createdAt|keepUntil)":"[^"]*"/g, '');

/**
 * Backs up, restores and compares. @returns the violations, empty when all is well, and the backup's size @param empty creates an empty
 * database of each kind
 */
export async function restoreElsewhere(
  databaseUrl: string,
  empty: readonly (() => Promise<TemporaryDatabase>)[],
  entry: string,
): Promise<{ bytes: number; mistakes: readonly string[] }> {
  const backup = await withServer(databaseUrl, entry, (download) => download());
  const mistakes: string[] = [];
  for (const create of empty) {
    const store = await create();
    await withServer(store.url, entry, async (download, upload) => {
      for (const query of ['?dryRun=true', '']) {
        const { status, text } = await upload(query, backup);
        if (status !== 200) mistakes.push(`restore${query} into ${store.url.split(':')[0]}: ${status} ${text.slice(0, 500)}`);
      }
      const again = await download();
      if (undated(again) !== undated(backup)) mistakes.push(`the backup of the restored ${store.url.split(':')[0]} differs`);
      return again;
    });
    await store.drop();
  }
  return { bytes: Buffer.byteLength(backup), mistakes };
}

async function withServer<T>(
  databaseUrl: string,
  entry: string,
  work: (
    download: () => Promise<string>,
    upload: (query: string, backup: string) => Promise<{ status: number; text: string }>,
  ) => Promise<T>,
): Promise<T> {
  const server = await startServer(databaseUrl, entry);
  try {
    const { body } = await plainCalls(server.url)('POST', '/login', undefined, ADMIN);
    const authorization = `Bearer ${fieldOf(body, 'token')}`;
    return await work(
      async () => {
        const response = await fetch(`${server.url}/admin/backup`, { headers: { authorization } });
        if (!response.ok) throw new Error(`no backup: ${response.status} ${await response.text()}`);
        return response.text();
      },
      async (query, backup) => {
        const headers = { authorization, 'content-type': 'application/octet-stream' };
        const response = await fetch(`${server.url}/admin/restore${query}`, { method: 'POST', headers, body: backup });
        return { status: response.status, text: await response.text() };
      },
    );
  } finally {
    await server.end('SIGTERM');
  }
}
