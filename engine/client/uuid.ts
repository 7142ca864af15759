/**
 * A UUID of version 4 (RFC 9562) out of 16 random bytes. `crypto.randomUUID` is missing where a room's own network serves plain http.
 */
export function uuidOf(random: Uint8Array): string {
  const hex = Array.from(random, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
