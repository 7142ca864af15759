/** Restores a server's backup into an empty database of either kind, and compares the backup made from that. */
import { ADMIN } from '../support/admin.ts';
import { startServer } from '../support/server-process.ts';
import type { TemporaryDatabase } from '../support/temporary-databases.ts';
import { fieldOf, plainCalls, untilTaken } from './cast.ts';

const undated = (document: string) => document.replace(/"(?:createdAt|keepUntil)":"[^"]*"/g, '');

/** Signs the administrator in. @returns the token, with which a server is backed up, also once its sign-ins are throttled */
export async function signIn(url: string): Promise<string> {
  const { body } = await plainCalls(url)('POST', '/login', undefined, ADMIN);
  return fieldOf(body, 'token');
}

export async function backUp(url: string, admin: string): Promise<string> {
  const { status, text } = await askUntilAnswered(`${url}/admin/backup`, { headers: { authorization: `Bearer ${admin}` } });
  if (status !== 200) throw new Error(`no backup: ${status} ${text}`);
  return text;
}

function askUntilAnswered(url: string, call: RequestInit): Promise<{ status: number; text: string }> {
  return untilTaken(
    async () => {
      const response = await fetch(url, call);
      return { status: response.status, text: await response.text() };
    },
    ({ text }) => JSON.parse(text).code,
  );
}

/** Restores and compares. @returns the violations, empty when all is well @param empty creates an empty database of each kind */
export async function restoreElsewhere(
  backup: string,
  empty: readonly (() => Promise<TemporaryDatabase>)[],
  entry: string,
): Promise<readonly string[]> {
  const mistakes: string[] = [];
  for (const create of empty) {
    const store = await create();
    const server = await startServer(store.url, entry);
    try {
      const admin = await signIn(server.url);
      const headers = { authorization: `Bearer ${admin}`, 'content-type': 'application/octet-stream' };
      for (const query of ['?dryRun=true', '']) {
        const call = { method: 'POST', headers, body: backup };
        const { status, text } = await askUntilAnswered(`${server.url}/admin/restore${query}`, call);
        if (status !== 200) mistakes.push(`restore${query} into ${store.url.split(':')[0]}: ${status} ${text.slice(0, 500)}`);
      }
      if (undated(await backUp(server.url, admin)) !== undated(backup))
        mistakes.push(`the backup of the restored ${store.url.split(':')[0]} differs`);
    } finally {
      await server.end('SIGTERM');
    }
    await store.drop();
  }
  return mistakes;
}
