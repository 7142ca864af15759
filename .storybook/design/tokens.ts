/** The tokens as their sheet has them, by its own headings: what is added there shows up here. */
import source from '#engine/ui/tokens.css?raw';

export interface Token {
  readonly name: string;
  /** As it is written. */
  readonly value: string;
  /** What it is for; empty where the name says it. */
  readonly role: string;
}

/** Heading and tokens, in the order of the sheet. */
export const GROUPS: ReadonlyMap<string, readonly Token[]> = groups();

/** Those of the groups that begin so. @throws where the sheet has no such heading */
export function tokensOf(heading: string): readonly Token[] {
  const tokens = [...GROUPS].find(([name]) => name.startsWith(heading))?.[1];
  if (!tokens) throw new Error(`engine/ui/tokens.css has no heading '${heading}'`);
  return tokens;
}

/** A colour, however the sheet writes it: another colour's name included. */
export function isColour({ value }: Token): boolean {
  return /^(#|light-dark|var)/.test(value);
}

function groups(): Map<string, Token[]> {
  const found = new Map<string, Token[]>();
  let tokens: Token[] = [];
  const lines = /^ {4}(?:\/\* (.+) \*\/$|--([\w-]+):\s+([^;]+);(?: \/\* (.+) \*\/)?)/gm;
  for (const [, heading, name, value = '', role = ''] of source.matchAll(lines)) {
    if (heading) {
      tokens = [];
      found.set(heading, tokens);
    } else if (name) tokens.push({ name, value: value.replace(/\s+/g, ' '), role });
  }
  return found;
}
