import { frenchSpaces } from './typography.ts';

/** A paragraph or list item, as runs of one style. */
export type ProseLine = { readonly style: 'plain' | 'strong' | 'code'; readonly text: string }[];

export interface ProseBlock {
  /** Whether the lines are list items; otherwise there is a single line. */
  readonly list: boolean;
  readonly lines: ProseLine[];
}

/**
 * Parses a subset of Markdown: paragraphs between blank lines, lists with `- `, `**strong**`, `` `code` ``. Applies French spaces.
 * @param lines without headings
 */
export function proseBlocks(lines: readonly string[]): ProseBlock[] {
  const chunks = lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '');
  return chunks.flatMap((chunk) => {
    const items = chunk.split(/\n(?=- )/);
    const isItem = (text: string) => text.startsWith('- ');
    const paragraph = items.filter((item) => !isItem(item)).map((item) => ({ list: false, lines: [lineIn(item)] }));
    const list = items.filter(isItem).map((item) => lineIn(item.slice(2)));
    return list.length > 0 ? [...paragraph, { list: true, lines: list }] : paragraph;
  });
}

function lineIn(text: string): ProseLine {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece.startsWith('`')) return { style: 'code', text: piece.slice(1, -1) };
      if (piece.startsWith('**')) return { style: 'strong', text: frenchSpaces(piece.slice(2, -2)) };
      return { style: 'plain', text: frenchSpaces(piece) };
    });
}
