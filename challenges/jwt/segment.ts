/** Reading the parts of a token, as an inspector does: decode, never decrypt. */
import { decodeBase64Url } from '#engine/authoring/toolbox';

export type Reading =
  | { readonly state: 'empty' | 'unreadable' }
  | { readonly state: 'json' | 'text' | 'bytes'; readonly text: string };

/** Wording of the specification, section 5. */
export const SEGMENT_ERRORS = { empty: 'Le segment est vide.', unreadable: 'Impossible de décoder ce segment.' } as const;

/** What is left of a pasted value without the name, quotes, commas and blanks that come along from a JSON view. */
function bare(segment: string): string {
  return segment
    .trim()
    .replace(/^"\w+":\s*/, '')
    .replace(/^"|"?,?$/g, '');
}

/** Texts have no control characters but tabs and line ends; what decodes to others was not a text. */
function isReadable(text: string): boolean {
  return !/[^\P{Cc}\t\n\r]/u.test(text);
}

/** A header, a payload, or any Base64url text: its JSON, indented, or else the text itself. */
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

/** A signature is not a text: its bytes, in hexadecimal. */
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

/** The three parts of a token; null when it has not three. */
export function splitToken(token: string): Segments | null {
  const [header, payload, signature, ...more] = token
    .trim()
    .replace(/^Bearer\s+/i, '')
    .split('.');
  if (header === undefined || payload === undefined || signature === undefined || more.length > 0) return null;
  return [header, payload, signature];
}
