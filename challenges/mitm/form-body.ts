/** Parses the body of a form: `name=value` pairs separated by &, with percent-encoding. */

export interface FormField {
  readonly position: number;
  /** The name; '' for a text without =. */
  readonly name: string;
  /** The decoded value; null if its percent-encoding is invalid. */
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

/** The fields of a form's body. A text without = is decoded as a single value. */
export function readForm(body: string): FormField[] {
  const text = body.trim();
  if (text === '') return [];
  return (text.includes('=') ? text.split('&') : [text]).map(readPair);
}

/** The body of a request, after its headers; null if it has none. */
export function bodyOf(raw: string): string | null {
  const request = /^([\s\S]*?)\n\nHTTP\/1\.1 \d{3}/.exec(raw)?.[1] ?? '';
  const start = request.indexOf('\n\n');
  return start < 0 ? null : request.slice(start + 2);
}
