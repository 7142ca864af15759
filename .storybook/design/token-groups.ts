/** Reads the groups of engine/ui/tokens.css by its own headings: a group that is added there shows up wherever tokens are listed. Pure. */

export interface Token {
  readonly name: string;
  /** The value as the sheet writes it. */
  readonly value: string;
  /** Purpose of the token; empty where the name says it. */
  readonly role: string;
}

/** Heading and tokens, in the order of the sheet. @param sheet the text of tokens.css */
export function tokenGroups(sheet: string): ReadonlyMap<string, readonly Token[]> {
  const found = new Map<string, Token[]>();
  let tokens: Token[] = [];
  const lines = /^ {4}(?:\/\* (.+) \*\/$|--([\w-]+):\s+([^;]+);(?: \/\* (.+) \*\/)?)/gm;
  for (const [, heading, name, value = '', role = ''] of sheet.matchAll(lines)) {
    if (heading) {
      tokens = [];
      found.set(heading, tokens);
    } else if (name) tokens.push({ name, value: value.replace(/\s+/g, ' '), role });
  }
  return found;
}

/** Whether a token is a colour, however the sheet writes it: the name of another colour included. */
export function isColour({ value }: Token): boolean {
  return /^(#|light-dark|var\([^ ]+$)/.test(value);
}
