/** Reading what a form sends: `name=value` pairs joined by &, with % codes for what would get in the way. */

export interface FormField {
  readonly position: number;
  /** '' for a text that is no pair. */
  readonly name: string;
  /** Null where a % code is broken. */
  readonly value: string | null;
}

function unescapeSigns(text: string): string | null {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return null;
  }
}

function readPair(pair: string, position: number): FormField {
  const at = pair.indexOf('=');
  if (at < 0) return { position, name: '', value: unescapeSigns(pair) };
  const name = pair.slice(0, at);
  return { position, name: unescapeSigns(name) ?? name, value: unescapeSigns(pair.slice(at + 1)) };
}

/** The fields of a form's body; a text without = is decoded as it is. */
export function readForm(body: string): FormField[] {
  const text = body.trim();
  if (text === '') return [];
  return (text.includes('=') ? text.split('&') : [text]).map(readPair);
}

/** What a request carries after its headers; null when it carries nothing. */
export function bodyOf(raw: string): string | null {
  const request = /^([\s\S]*?)\n\nHTTP\/1\.1 \d{3}/.exec(raw)?.[1] ?? '';
  const start = request.indexOf('\n\n');
  return start < 0 ? null : request.slice(start + 2);
}
