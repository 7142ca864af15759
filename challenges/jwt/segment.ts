/** Reads the segments of a token as an inspector does: it decodes, and never decrypts. */
import { decodeBase64Url } from '#engine/authoring/toolbox';

export type Reading =
  | { readonly state: 'empty' | 'unreadable' }
  | { readonly state: 'json' | 'text' | 'bytes'; readonly text: string };

/** Texts of the specification, section 5. */
export const SEGMENT_ERRORS = { empty: 'Le segment est vide.', unreadable: 'Impossible de décoder ce segment.' } as const;

/** The segment without the name, quotes, comma and white space that come along when it is copied from a JSON view. */
function bare(segment: string): string {
  return segment
    .trim()
    .replace(/^"\w+":\s*/, '')
    .replace(/^"|"?,?$/g, '');
}

/** Whether the decoded text is a text: no control characters except tabs and line ends. */
function isReadable(text: string): boolean {
  return !/[^\P{Cc}\t\n\r]/u.test(text);
}

/** Decodes a header, a payload or any Base64url text: as indented JSON if it is JSON, otherwise as text. */
export function readSegment(segment: string): Reading {
  const encoded = bare(segment);
  if (encoded === '') return { state: 'empty' };
  try {
    const text = decodeBase64Url(encoded);
    if (!isReadable(text)) return { state: 'unreadable' };
    return readJson(text) ?? { state: 'text', text };
  } catch {
    return { state: 'unreadable' };
  }
}

function readJson(text: string): Reading | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { state: 'json', text: JSON.stringify(value, null, 2) } : null;
  } catch {
    return null;
  }
}

/** Decodes a signature, which is no text, to bytes in hexadecimal. */
export function readSignature(segment: string): Reading {
  const encoded = bare(segment);
  if (encoded === '') return { state: 'empty' };
  try {
    const bytes = atob(encoded.replace(/-/g, '+').replace(/_/g, '/'));
    return { state: 'bytes', text: [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join(' ') };
  } catch {
    return { state: 'unreadable' };
  }
}

export type Segments = readonly [header: string, payload: string, signature: string];

/** The three segments of a token; null if the text has another number of them. */
export function splitToken(token: string): Segments | null {
  const [header, payload, signature, ...more] = token
    .trim()
    .replace(/^Bearer\s+/i, '')
    .split('.');
  if (header === undefined || payload === undefined || signature === undefined || more.length > 0) return null;
  return [header, payload, signature];
}
