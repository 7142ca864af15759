/** Decodes a CSV or text file, whatever its encoding. */
import { messages } from '../language/language.ts';

/** Decodes UTF-8, UTF-16 with or without a byte order mark, or Windows-1252. Throws for a workbook (.xlsx). */
export function decodeText(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03) throw new Error(messages().setup.lines.workbook);
  const wide = wideEncoding(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Detects UTF-16 by its byte order mark or, without one, by the zero byte beside each Latin letter. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  bytes.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [high = 0, low = 0] = zeros;
  if (Math.max(high, low) * 4 < bytes.length) return null;
  return high > low ? 'utf-16be' : 'utf-16le';
}
