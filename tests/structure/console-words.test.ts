import { basename } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { expect, test } from 'vitest';

/** What is French in every language of the console: it goes to the room, to players or into a French file. */
const ALWAYS_FRENCH = [
  '/admin/invite/room-sheet.tsx',
  '/admin/campaigns/reminder.ts',
  '/admin/campaigns/return-mail.ts',
  '/admin/campaigns/links-file.ts',
  '/admin/invite/invitation.ts',
  '/admin/components/form/where-to-report.tsx',
  '/admin/report/sheet/',
  '/admin/shell/not-found.tsx',
];
const sources = import.meta.glob<string>(
  ['/admin/**/*.{ts,tsx}', '!/admin/**/*.test.{ts,tsx}', '!/admin/language/**', '!/admin/testing/**', '!/admin/format/audit.ts'],
  { query: '?raw', import: 'default', eager: true },
);

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Two words, or one with a capital where a person reads it. */
const SENTENCE = /\p{L}{2,} \p{L}{2,}/u;
const WORD = /\p{L}{2,}/u;
const READ = new Set([
  'title',
  'label',
  'aria-label',
  'description',
  'placeholder',
  'legend',
  'caption',
  'toneLabel',
  'closeLabel',
  'what',
  'alt',
]);

/** Words of a person's language that stand in the code; what has a `lang` of its own is not the console's. */
function wordsIn(file: string, text: string): string[] {
  const { program } = parseSync(basename(file), text);
  const found: string[] = [];
  const visit = (one: unknown): void => {
    if (Array.isArray(one)) for (const each of one) visit(each);
    if (!isNode(one)) return;
    switch (one.type) {
      case 'ImportDeclaration':
      case 'TSTypeAnnotation':
        return;
      case 'NewExpression':
        // A mistake of the program, which nobody reads on a page.
        if (one.callee.type === 'Identifier' && one.callee.name === 'Error') return;
        break;
      case 'JSXElement': {
        const own = one.openingElement.attributes.some(
          (attribute) =>
            attribute.type === 'JSXAttribute' && attribute.name.name === 'lang' && attribute.value?.type === 'Literal',
        );
        if (own) return;
        break;
      }
      case 'JSXText':
        if (WORD.test(one.value.replace(/&\w+;/g, ''))) found.push(one.value.trim());
        return;
      case 'JSXAttribute':
        if (one.value?.type === 'Literal' && READ.has(String(one.name.name)) && WORD.test(String(one.value.value)))
          found.push(String(one.value.value));
        if (one.value?.type === 'Literal') return;
        break;
      case 'Literal':
        if (typeof one.value === 'string' && SENTENCE.test(one.value)) found.push(one.value);
        return;
      case 'TemplateElement':
        if (SENTENCE.test(one.value.raw)) found.push(one.value.raw);
        return;
    }
    for (const part of Object.values(one)) visit(part);
  };
  visit(program.body);
  return found.map((words) => `${file}: ${words}`);
}

test('every word of the console stands in a catalogue, so that it has each language', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(120);
  const found = Object.entries(sources)
    .filter(([file]) => !ALWAYS_FRENCH.some((path) => file.startsWith(path)))
    .flatMap(([file, text]) => wordsIn(file, text));
  expect(found).toEqual([]);
});

test('the French of the console has no-break spaces before its high signs and within its quotation marks', () => {
  const french = import.meta.glob<string>('/admin/language/french/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
  const loose = Object.entries(french).flatMap(([file, text]) => {
    const { program } = parseSync(basename(file), text);
    const found: string[] = [];
    const visit = (one: unknown): void => {
      if (Array.isArray(one)) for (const each of one) visit(each);
      if (!isNode(one)) return;
      if (one.type === 'Literal' && typeof one.value === 'string') found.push(one.value);
      if (one.type === 'TemplateElement') found.push(one.value.raw);
      if (one.type === 'JSXText') found.push(one.value);
      for (const part of Object.values(one)) visit(part);
    };
    visit(program.body);
    return found.filter((words) => / [:;!?»](?=\s|$)|« /u.test(words)).map((words) => `${file}: ${words}`);
  });
  expect(loose).toEqual([]);
});
