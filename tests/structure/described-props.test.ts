import { basename } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { expect, test } from 'vitest';
import { PLAIN_PROPS } from '../../.storybook/design/plain-props.ts';

/** Said once for all parts. */
const PLAIN: ReadonlySet<string> = new Set(Object.keys(PLAIN_PROPS));

const sources = import.meta.glob<string>(
  ['/engine/ui/**/*.tsx', '/engine/frame/{,play/,panels/,scene/}*.tsx', '/admin/components/*/*.tsx', '!/**/*.test.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** The members of a file's `…Props` interfaces, and of what its parts take without a name, that have no comment before them. */
function undescribed([file, text]: readonly [string, string]): string[] {
  const { program, comments } = parseSync(basename(file), text);
  const ends = new Set(comments.map(({ end }) => end));
  const withoutWords = (owner: string, members: readonly ESTree.TSSignature[]) =>
    members.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
      const { name } = member.key;
      const described = ends.has(text.slice(0, member.start).trimEnd().length);
      return described || PLAIN.has(name) ? [] : [`${file} ${owner}.${name}`];
    });
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'TSInterfaceDeclaration' && declared.id.name.endsWith('Props'))
      return withoutWords(declared.id.name, declared.body.body);
    // A part that is exported: one of the file's own is told by its use.
    const [props] = declared?.type === 'FunctionDeclaration' && declared !== statement ? declared.params : [];
    const type = props && 'typeAnnotation' in props ? props.typeAnnotation?.typeAnnotation : undefined;
    const owner = declared?.type === 'FunctionDeclaration' ? (declared.id?.name ?? '') : '';
    if (!/^[A-Z]/.test(owner)) return [];
    const parts = type?.type === 'TSIntersectionType' ? type.types : [type];
    return parts.flatMap((part) => (part?.type === 'TSTypeLiteral' ? withoutWords(owner, part.members) : []));
  });
}

test('every prop of a part says what it is: designers read it in Storybook', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(60);
  expect(Object.entries(sources).flatMap(undescribed)).toEqual([]);
});
