/** A file that the server sends, under the name that the server gives it. */
export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Reads a reply as a file. @param otherwise its name where the server gives none */
export function readFile(otherwise: string): (reply: Response) => Promise<NamedFile> {
  return async (reply) => {
    const [, name = otherwise] = /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '') ?? [];
    return { name, content: await reply.blob() };
  };
}
