/** A file from the server, with its name (`Content-Disposition`). */
export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Reads a reply as a file. @param otherwise file name if the server sends none */
export function readFile(otherwise: string): (reply: Response) => Promise<NamedFile> {
  return async (reply) => {
    const [, name = otherwise] = /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '') ?? [];
    return { name, content: await reply.blob() };
  };
}
