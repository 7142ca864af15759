/** The logo of a house: a small picture beside the configuration that neither runs anything nor asks for anything else. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { type PlacedMistake, placeAt } from '#engine/registry/manifest/place.ts';

export interface Logo {
  /** Absolute. */
  readonly file: string;
  /** What a browser calls it by: changes with what is in it. */
  readonly fileName: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** Width by height. */
  readonly shape: number;
}

/** Every first visit fetches it (bytes). */
const LARGEST: Readonly<Record<string, number>> = { '.svg': 20_000, '.png': 40_000 };
const TYPES: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' };
/** It stands 40 pixels high, on screens that show two or more for each. */
const LOWEST_PNG = 80;
const [NARROWEST, WIDEST] = [0.5, 6];

/** What has no place in a picture that everybody is shown: what is met → why it is refused. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/<!(?:DOCTYPE|ENTITY)/i, 'a document type, in which parts of the picture may be hidden'],
  [/<\?(?!xml\s)/i, 'a processing instruction, which may fetch a style sheet'],
  [
    /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|audio|video|a|handler|listener|set|animate\w*)(?=[\s/>])/i,
    'something that runs, moves or leads elsewhere',
  ],
  [/\son[a-z]+\s*=/i, 'something that runs when an event happens'],
  [
    /\b(?:href|src|base)\s*=\s*(?!["'](?:#|data:image\/(?:png|jpeg|webp);base64,))/i,
    'a reference to something outside of the file',
  ],
  [/url\(\s*(?!["']?#)|image-set\(|@import/i, 'a style that fetches something outside of the file'],
  [/\\/, 'a backslash, behind which a style may hide a reference'],
];

/** @returns the logo; or what is wrong with the file, in a sentence about it or at places in it */
export function readLogo(file: string): Logo | { readonly wrong: string } | { readonly mistakes: readonly PlacedMistake[] } {
  const kind = extname(file).toLowerCase();
  const type = TYPES[kind];
  const largest = LARGEST[kind];
  if (type === undefined || largest === undefined) return { wrong: `${basename(file)} is neither a .svg nor a .png` };
  if (!existsSync(file)) return { wrong: `there is no ${file}` };
  const bytes = readFileSync(file);
  if (bytes.length > largest)
    return {
      wrong: `${basename(file)} has ${Math.ceil(bytes.length / 1000)} KB, and ${largest / 1000} KB is the most: every first visit fetches it`,
    };
  const mistakes = kind === '.svg' ? svgMistakes(bytes.toString('utf8')) : [];
  if (mistakes.length > 0) return { mistakes };
  const size = kind === '.svg' ? svgSize(bytes.toString('utf8')) : pngSize(bytes);
  if (!size)
    return {
      wrong: `${basename(file)} ${kind === '.svg' ? 'does not say how large it is: its <svg> needs a viewBox' : 'is no PNG picture'}`,
    };
  if (kind === '.png' && size.height < LOWEST_PNG)
    return { wrong: `${basename(file)} is ${size.height} pixels high, and ${LOWEST_PNG} is the least for a sharp picture` };
  const shape = size.width / size.height;
  if (shape < NARROWEST || shape > WIDEST)
    return {
      wrong: `${basename(file)} is ${shown(shape)} times as wide as it is high; from ${NARROWEST} to ${WIDEST} times can be told apart at its size`,
    };
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { file, fileName: `assets/house-${digest}${kind}`, type, bytes, shape };
}

function svgMistakes(text: string): PlacedMistake[] {
  // Its length is kept, and with it every place.
  const drawn = text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const root = /<svg(?=[\s>])[^>]*>/.exec(drawn);
  if (!root) return [{ line: 1, column: 1, message: 'this is no SVG: it has no <svg>' }];
  if (!/\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(root[0]))
    return [{ ...placeAt(text, root.index), message: 'a browser shows no <svg> without xmlns="http://www.w3.org/2000/svg"' }];
  return REFUSED.flatMap(([pattern, what]) => {
    const met = pattern.exec(drawn);
    if (!met) return [];
    const at = met.index + met[0].length - met[0].trimStart().length;
    return [{ ...placeAt(text, at), message: `the logo holds ${what}. Export it as a plain SVG` }];
  });
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

/** The first chunk of a PNG says both. */
function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 24 || !bytes.subarray(0, PNG.length).equals(PNG)) return undefined;
  return sizeOf(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
}

function sizeOf(width: number, height: number): Size | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function shown(shape: number): string {
  return shape.toFixed(1);
}
