import { basename } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Said by the name itself, wherever they stand. */
const PLAIN: ReadonlySet<string> = new Set(['children', 'className', 'ref', 'id']);

const sources = import.meta.glob<string>(
  ['/engine/ui/**/*.tsx', '/engine/frame/*.tsx', '/admin/parts/*.tsx', '!/**/*.test.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** The members of a file's `…Props` interfaces without a comment before them. */
function undescribed([file, text]: readonly [string, string]): string[] {
  const { program, comments } = parseSync(basename(file), text);
  const ends = new Set(comments.map(({ end }) => end));
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'TSInterfaceDeclaration' || !declared.id.name.endsWith('Props')) return [];
    return declared.body.body.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
      const { name } = member.key;
      const described = ends.has(text.slice(0, member.start).trimEnd().length);
      return described || PLAIN.has(name) ? [] : [`${file} ${declared.id.name}.${name}`];
    });
  });
}

test('every prop of a part says what it is: designers read it in Storybook', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(60);
  expect(Object.entries(sources).flatMap(undescribed)).toEqual([]);
});
