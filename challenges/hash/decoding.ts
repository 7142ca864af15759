/** The Base64 decoder, with a state for each kind of input that does not decode to text. */
import { decodeBase64Url } from '#engine/authoring/toolbox';

export type Decoding =
  | { readonly state: 'empty' | 'digest' | 'bytes' | 'invalid' }
  | { readonly state: 'text'; readonly text: string };

/** Decodes both alphabets of Base64, with or without padding; white space is ignored. */
export function decode(input: string): Decoding {
  const encoded = input.replace(/\s/g, '');
  if (encoded === '') return { state: 'empty' };
  if (/^[0-9a-f]{64}$/i.test(encoded)) return { state: 'digest' };
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(encoded)) return { state: 'invalid' };
  try {
    const text = decodeBase64Url(encoded);
    // A text has no control characters except tabs and line ends.
    return /[^\P{Cc}\t\n\r]/u.test(text) ? { state: 'bytes' } : { state: 'text', text };
  } catch {
    // No Base64 text has a last group of one character. With any other length the data are bytes that are not UTF-8.
    return { state: encoded.replace(/=+$/, '').length % 4 === 1 ? 'invalid' : 'bytes' };
  }
}
