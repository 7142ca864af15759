import { PATIENCE_FOR_FILES } from '#engine/client/call.ts';
import { type NamedFile, readFile } from '#engine/client/named-file.ts';
import { useAdmin } from '../auth/use-admin.ts';
import { saveFile } from '../parts/save-file.ts';

/** Hands a file of the server to the browser's downloads, and resolves with it. `otherwise` is its name where the server gives none. */
export function useDownload(): (path: string, otherwise: string) => Promise<NamedFile> {
  const { call } = useAdmin();
  return async (path, otherwise) => {
    const file = await call('GET', path, { read: readFile(otherwise), patience: PATIENCE_FOR_FILES });
    saveFile(file.name, file.content);
    return file;
  };
}
