/**
 * The files of the built site, held in memory in compressed form (some two megabytes), so that a request needs no open file and no thread
 * of libuv's pool, which hashes passwords. `@fastify/static` reads them from the disk for every visitor: 140 µs of processor instead of 40,
 * 20 MB more under load, and its ETag follows from a file's time, which differs between machines that run the same build.
 */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DOCUMENT_HEADERS } from '../http/security-headers.ts';

/** Precompressed variants beside a file, the smallest first. */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** Media types by extension; the build produces no others. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Policy of SVG files. An SVG that is opened by itself is a document of this origin, so it must not run scripts. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

type Encoding = (typeof ENCODINGS)[number]['name'];

interface Form {
  readonly encoding: Encoding | 'identity';
  bytes(): Buffer;
  etag(): string;
}

/**
 * Bytes of a file by encoding. If there is a gzip variant, the plain bytes are unpacked from it on demand: every browser accepts a
 * compressed variant.
 */
type Variants =
  | { readonly br?: Buffer | undefined; readonly gzip: Buffer }
  | { readonly br?: Buffer | undefined; readonly gzip?: undefined; readonly identity: Buffer };

interface SiteFile {
  readonly type: string;
  /** Compressed variants, the smallest first; the first one that the browser accepts is sent. */
  readonly compressed: readonly Form[];
  readonly plain: Form;
}

/** Path from the folder (`assets/a-1.js`) → file. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

export function readSite(directory: string): SiteFiles {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(directory, sep).length));
  const present = new Set(names);
  const bytesOf = (name: string) => readFileSync(join(directory, name));
  const originals = names.filter((name) => !ENCODINGS.some(({ extension }) => name.endsWith(extension)));
  return new Map(
    originals.map((original) => {
      const [br, gzip] = ENCODINGS.map(({ extension }) =>
        present.has(original + extension) ? bytesOf(original + extension) : undefined,
      );
      const name = original.split(sep).join('/');
      return [name, siteFile(name, gzip ? { br, gzip } : { br, identity: bytesOf(original) })];
    }),
  );
}

/** A file in the form in which it is sent. @param name its extension determines the media type */
export function siteFile(name: string, variants: Variants): SiteFile {
  const { br, gzip } = variants;
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    compressed: [...(br ? [keptForm('br', br)] : []), ...(gzip ? [keptForm('gzip', gzip)] : [])],
    plain: variants.gzip ? unpackedForm(variants.gzip) : keptForm('identity', variants.identity),
  };
}

function keptForm(encoding: Form['encoding'], content: Buffer): Form {
  let etag: string | undefined;
  return {
    encoding,
    bytes: () => content,
    etag() {
      etag ??= etagOf(content);
      return etag;
    },
  };
}

function unpackedForm(gzip: Buffer): Form {
  return { encoding: 'identity', bytes: () => gunzipSync(gzip), etag: () => etagOf(gunzipSync(gzip)) };
}

/** ETag of 128 bits of the hash: short, as every response of a first visit has one. */
function etagOf(bytes: Buffer): string {
  return `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
}

/** Replies with a file, or with 304 if the browser has it already. A status that was set before is kept. */
export function sendFile({ headers }: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const form = formFor(headers, file);
  const etag = form.etag();
  reply.header('etag', etag);
  if (reply.statusCode === 200 && isKnown(headers['if-none-match'], etag)) return withHeaders(reply, file, form).code(304).send();
  return withHeaders(reply, file, form).type(file.type).send(form.bytes());
}

/**
 * Replies with a file whose address changes with its content. Browsers never revalidate it (RFC 8246), so it has no ETag, which saves 33
 * bytes per file.
 */
export function sendImmutable({ headers }: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const form = formFor(headers, file);
  return withHeaders(reply, file, form).type(file.type).send(form.bytes());
}

/** Content negotiation: the smallest variant that the browser accepts. */
function formFor(headers: FastifyRequest['headers'], { compressed, plain }: SiteFile): Form {
  return compressed.find(({ encoding }) => accepts(headers['accept-encoding'], encoding)) ?? plain;
}

function withHeaders(reply: FastifyReply, { type }: SiteFile, { encoding }: Form): FastifyReply {
  reply.header('vary', 'accept-encoding');
  if (type !== TYPES['.html']) for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
  if (type === TYPES['.svg']) reply.header('content-security-policy', DRAWING_POLICY);
  return encoding === 'identity' ? reply : reply.header('content-encoding', encoding);
}

/** Whether an Accept-Encoding header accepts an encoding: names it, with a quality above zero. */
function accepts(header: string | string[] = '', encoding: string): boolean {
  return String(header)
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q\s*=\s*/i))
    .some(([name, quality = '1']) => name?.toLowerCase() === encoding && Number(quality) > 0);
}

function isKnown(header = '', etag: string): boolean {
  return header.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag);
}
