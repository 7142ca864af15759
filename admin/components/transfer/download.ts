/** Downloads of files: from the server, or made in the browser. */
import { FILE_TIMEOUT_MS } from '#engine/client/call.ts';
import { type NamedFile, readFile } from '#engine/client/named-file.ts';
import { useSignedIn } from '../../auth/signed-in.tsx';

/** Downloads a file from the server, and resolves with the file. `otherwise` is its name if the server gives none. */
export function useDownload(): (path: string, otherwise: string) => Promise<NamedFile> {
  const { call } = useSignedIn();
  return async (path, otherwise) => {
    const file = await call('GET', path, { read: readFile(otherwise), timeoutMs: FILE_TIMEOUT_MS });
    saveFile(file.name, file.content);
    return file;
  };
}

/** Hands a file to the browser's downloads under this name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after this turn of the event loop, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
