/** What a Base64 decoder makes of a text, and what it should say when there is nothing to decode. */
import { decodeBase64Url } from '#engine/authoring/toolbox';

export type Decoding =
  | { readonly state: 'empty' | 'digest' | 'bytes' | 'invalid' }
  | { readonly state: 'text'; readonly text: string };

/** Reads both alphabets of Base64, with or without padding, blanks ignored. */
export function decode(input: string): Decoding {
  const encoded = input.replace(/\s/g, '');
  if (encoded === '') return { state: 'empty' };
  if (/^[0-9a-f]{64}$/i.test(encoded)) return { state: 'digest' };
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(encoded)) return { state: 'invalid' };
  try {
    const text = decodeBase64Url(encoded);
    // Texts have no control characters but tabs and line ends.
    return /[^\P{Cc}\t\n\r]/u.test(text) ? { state: 'bytes' } : { state: 'text', text };
  } catch {
    // One letter cannot end a Base64 text alone; any other length is bytes that are no UTF-8.
    return { state: encoded.replace(/=+$/, '').length % 4 === 1 ? 'invalid' : 'bytes' };
  }
}
