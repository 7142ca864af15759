import { ApiError } from './api-error.ts';

/** A file from the server, with its name (`Content-Disposition`). */
export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Reads a reply as a file. Rejects with an `ApiError` for a page. @param otherwise file name if the server sends none */
export function readFile(otherwise: string): (reply: Response) => Promise<NamedFile> {
  return async (reply) => {
    // The server's files are no pages: this one comes from a proxy, whose own login has ended, or from a captive portal.
    if (reply.headers.get('content-type')?.includes('html')) throw new ApiError(502, '');
    const [, name = otherwise] = /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '') ?? [];
    return { name, content: await reply.blob() };
  };
}
