/** A part of a line of HTML, for syntax colouring. */
export interface SourceToken {
  readonly kind: 'comment' | 'tag' | 'attribute' | 'value' | 'text';
  readonly text: string;
  /** Index of its first character in the line. */
  readonly from: number;
}

const PIECES = /(?<comment><!--.*?-->)|(?<tag><[!/]?[a-z][a-z0-9]*|\/?>)|(?<value>"[^"]*")|(?<attribute>[a-z-]+(?==))/g;

export function tokensOf(line: string): readonly SourceToken[] {
  const tokens: SourceToken[] = [];
  let end = 0;
  const add = (kind: SourceToken['kind'], text: string) => {
    if (text !== '') tokens.push({ kind, text, from: end });
    end += text.length;
  };
  for (const { 0: text, index, groups } of line.matchAll(PIECES)) {
    add('text', line.slice(end, index));
    add(kindOf(groups), text);
  }
  add('text', line.slice(end));
  return tokens;
}

function kindOf(groups: RegExpMatchArray['groups']): SourceToken['kind'] {
  if (groups?.['comment']) return 'comment';
  if (groups?.['tag']) return 'tag';
  return groups?.['value'] ? 'value' : 'attribute';
}
