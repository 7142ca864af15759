/** The tokens as their sheet has them, by its own headings: what is added there shows up here. */
import source from '#engine/ui/tokens.css?raw';
import { type Token, tokenGroups } from './token-groups.ts';

/** Heading and tokens, in the order of the sheet. */
export const GROUPS: ReadonlyMap<string, readonly Token[]> = tokenGroups(source);

/** Those of the groups that begin so. @throws where the sheet has no such heading */
export function tokensOf(heading: string): readonly Token[] {
  const tokens = [...GROUPS].find(([name]) => name.startsWith(heading))?.[1];
  if (!tokens) throw new Error(`engine/ui/tokens.css has no heading '${heading}'`);
  return tokens;
}
