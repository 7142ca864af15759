/** Reads and checks the logo of a branding: a small image without scripts or external references. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { type LocatedMistake, locationAt } from '#engine/source-files/location.ts';
import { foundInSvg } from './svg-reader.ts';

const say = messages('branding');

export interface Logo {
  /** Absolute path. */
  readonly file: string;
  /** Name in the build; contains a hash of the content, for caches. */
  readonly fileName: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** Aspect ratio: width by height. */
  readonly shape: number;
}

/** Maximum size in bytes: every first visit loads the logo. */
const MAX_LOGO_BYTES: Readonly<Record<string, number>> = { '.svg': 20_000, '.png': 40_000 };
const TYPES: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' };
/** Minimum height of a PNG in pixels: a logo is shown 36 px high, on screens with two or more device pixels for each. */
const LOWEST_PNG = 80;
const [NARROWEST, WIDEST] = [0.5, 6];

/** Constructs that an SVG logo may not contain: a pattern that finds each, and its key in the phrases `refused` of the messages. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/<!(?:DOCTYPE|ENTITY)/i, 'documentType'],
  [/<\?(?!xml\s)/i, 'instruction'],
  [/<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|audio|video|a|handler|listener|set|animate\w*)(?=[\s/>])/i, 'moves'],
  [/\son[a-z]+\s*=/i, 'event'],
  [/\b(?:href|src|base)\s*=\s*(?!["'](?:#|data:image\/(?:png|jpeg|webp);base64,))/i, 'reference'],
  [/url\(\s*(?!["']?#)|image-set\(|@import/i, 'style'],
  [/\\/, 'backslash'],
];

/** Reads and checks a logo. @returns the logo; or an error message about the file, or mistakes with their location in it */
export function readLogo(file: string): Logo | { readonly wrong: string } | { readonly mistakes: readonly LocatedMistake[] } {
  const name = basename(file);
  const kind = extname(file).toLowerCase();
  const type = TYPES[kind];
  const largest = MAX_LOGO_BYTES[kind];
  if (type === undefined || largest === undefined) return { wrong: say('otherKind', { file: name }) };
  if (!existsSync(file)) return { wrong: say('noLogo', { path: file }) };
  const bytes = readFileSync(file);
  if (bytes.length > largest)
    return { wrong: say('heavy', { file: name, kilobytes: Math.ceil(bytes.length / 1000), most: largest / 1000 }) };
  const mistakes = kind === '.svg' ? svgMistakes(bytes.toString('utf8')) : [];
  if (mistakes.length > 0) return { mistakes };
  const size = kind === '.svg' ? svgSize(bytes.toString('utf8')) : pngSize(bytes);
  if (!size) return { wrong: kind === '.svg' ? say('noSize', { file: name }) : say('notPng', { file: name }) };
  if (kind === '.png' && size.height < LOWEST_PNG)
    return { wrong: say('low', { file: name, count: size.height, least: LOWEST_PNG }) };
  const shape = size.width / size.height;
  if (shape < NARROWEST || shape > WIDEST)
    return { wrong: say('shape', { file: name, times: shape.toFixed(1), narrowest: NARROWEST, widest: WIDEST }) };
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { file, fileName: `assets/logo-${digest}${kind}`, type, bytes, shape };
}

function svgMistakes(text: string): LocatedMistake[] {
  // Comments are blanked out, not removed, to keep all locations.
  const drawn = text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const root = /<svg(?=[\s>])[^>]*>/.exec(drawn);
  if (!root) return [{ line: 1, column: 1, message: say('notSvg') }];
  if (!/\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(root[0]))
    return [{ ...locationAt(text, root.index), message: say('noNamespace') }];
  const met = REFUSED.flatMap(([pattern, what]) => {
    const met = pattern.exec(drawn);
    if (!met) return [];
    const at = met.index + met[0].length - met[0].trimStart().length;
    return [{ ...locationAt(text, at), message: say('holds', { what }) }];
  });
  if (met.length > 0) return met;
  // The pattern search above gives exact locations; the parser is authoritative.
  const found = foundInSvg(text);
  if (!found) return [];
  return [
    { ...locationAt(text, found.index), message: found.what === 'xml' ? say('brokenXml') : say('holds', { what: found.what }) },
  ];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function svgSize(text: string): Size | undefined {
  const [root = ''] = /<svg(?=[\s>])[^>]*>/.exec(text) ?? [];
  const [, width, height] = /\sviewBox\s*=\s*["']\s*[-\d.e]+[\s,]+[-\d.e]+[\s,]+([\d.e]+)[\s,]+([\d.e]+)\s*["']/.exec(root) ?? [];
  return sizeOf(Number(width), Number(height));
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The first chunk of a PNG (IHDR) contains its width and height. */
function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 24 || !bytes.subarray(0, PNG.length).equals(PNG)) return undefined;
  return sizeOf(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
}

function sizeOf(width: number, height: number): Size | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined;
}
