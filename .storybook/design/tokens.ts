/** The tokens as their sheet groups them, by its own headings: a token that is added to the sheet shows up here. */
import source from '#engine/ui/tokens.css?raw';
import { type Token, tokenGroups } from './token-groups.ts';

/** Heading and tokens, in the order of the sheet. */
export const GROUPS: ReadonlyMap<string, readonly Token[]> = tokenGroups(source);

/** Tokens of the group whose heading begins with this text. @throws where the sheet has no such heading */
export function tokensOf(heading: string): readonly Token[] {
  const tokens = [...GROUPS].find(([name]) => name.startsWith(heading))?.[1];
  if (!tokens) throw new Error(`engine/ui/tokens.css has no heading '${heading}'`);
  return tokens;
}
