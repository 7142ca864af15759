import { describe, expect, it } from 'vitest';
import { NOTE_SECTIONS } from '#schemas/console-constants.ts';
import { readNotes } from './read-notes.ts';

const CONTENT = {
  launch: 'Dites : « Bonjour. »',
  unblock: 'Dites : « Cherchez ? »',
  debrief: '« Qui ? » Réponse attendue : nous.',
};
const content: Readonly<Record<string, string>> = CONTENT;
const sound = `# Titre (\`sample\`)\n\n${NOTE_SECTIONS.map(({ name, heading }) => `## ${heading}\n\n${content[name] ?? 'Du texte.'}`).join('\n\n')}\n`;

/** Line, from 1, of the first occurrence of `part` in a text. */
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

function mistakesIn(text: string): string[] {
  const read = readNotes(text);
  return 'mistakes' in read ? read.mistakes.map(({ line, column, message }) => `${line}:${column} ${message}`) : [];
}

function sectionOf(text: string, name: string) {
  const read = readNotes(text);
  return 'sections' in read ? read.sections.find((section) => section.name === name)?.blocks : read.mistakes;
}

describe('notes that hold', () => {
  it('have every section in its order, with French spaces, with or without a title', () => {
    expect(mistakesIn(sound.replace('30 secondes', '30\u00a0secondes'))).toEqual([]);
    const read = readNotes(sound);
    expect('sections' in read && read.sections.map(({ name }) => name)).toEqual(NOTE_SECTIONS.map(({ name }) => name));
    expect(sectionOf(sound, 'launch')).toEqual([
      { list: false, lines: [[{ style: 'plain', text: 'Dites\u00a0: «\u00a0Bonjour.\u00a0»' }]] },
    ]);
    expect(mistakesIn(sound.split('\n').slice(1).join('\r\n'))).toEqual([]);
  });

  it('have paragraphs, lists, strong words and code, whose spaces and marks stay', () => {
    const text = sound.replace('Du texte.', 'Une ligne\nqui **va loin** : oui.\n- `a ; <b> **c**`\n- deux\n\nFin.');
    expect(sectionOf(text, 'solution')).toEqual([
      {
        list: false,
        lines: [
          [
            { style: 'plain', text: 'Une ligne qui ' },
            { style: 'strong', text: 'va loin' },
            { style: 'plain', text: '\u00a0: oui.' },
          ],
        ],
      },
      { list: true, lines: [[{ style: 'code', text: 'a ; <b> **c**' }], [{ style: 'plain', text: 'deux' }]] },
      { list: false, lines: [[{ style: 'plain', text: 'Fin.' }]] },
    ]);
  });
});

const KNOWN_MARKS = 'is shown as it stands. Notes know paragraphs, lists with -, **strong** and `code`';

describe('what is wrong is told with its line and a cure', () => {
  it.each(NOTE_SECTIONS)('without "$heading"', ({ heading }) => {
    const text = sound.replace(new RegExp(`## ${heading}\\n\\n.*\\n\\n?`), '');
    const next = NOTE_SECTIONS[NOTE_SECTIONS.findIndex((section) => section.heading === heading) + 1];
    const line = next ? lineOf(text, `## ${next.heading}`) : text.split('\n').length;
    expect(mistakesIn(text)).toEqual([expect.stringContaining(`${line}:1 has no section "## ${heading}". Add it here: `)]);
  });

  it.each([
    ['## Sans souris', '## Sans souri', 'unknown section "Sans souri". Did you mean "Sans souris"?'],
    [
      '## Sans souris',
      '## Sans souris\n\nOui.\n\n## Annexe',
      expect.stringContaining('unknown section "Annexe". Allowed: "Lancer'),
    ],
    [
      'Dites : « Cherchez ? »',
      'Plus tard.',
      'the section "Quand débloquer, et avec quels mots" has no words to say: put them between « and »',
    ],
    [
      'Réponse attendue',
      'Réponse',
      'the section "Question de débriefing" has no question « … » followed by « Réponse attendue »',
    ],
    [
      '« Qui ? » Réponse attendue : nous.',
      '',
      'the section "Question de débriefing" is empty. Write the question to the room, and what it should come to',
    ],
    ['Du texte.', '### Plus', `a heading of another level ${KNOWN_MARKS}`],
    ['Du texte.', '1. Un', `a numbered list ${KNOWN_MARKS}`],
    ['Du texte.', '[ici](https://example.fr)', `a link or a picture ${KNOWN_MARKS}`],
    ['Du texte.', 'Un **mot', 'a ** without its other one on the same line'],
    ['Du texte.', 'Un `mot', 'a ` without its other one'],
    [
      '# Titre (`sample`)',
      '# Titre\n\nDu début.',
      'a text before the first section is shown nowhere. Put it under "## Lancer en 30 secondes"',
    ],
  ])('%s → %s', (from, to, message) => {
    const text = sound.replace(from, to);
    const found = mistakesIn(text);
    expect(found).toHaveLength(1);
    expect(found[0]?.replace(/^\d+:1 /, '')).toEqual(message);
  });

  it('names a section that is there twice, and one in the wrong place', () => {
    expect(mistakesIn(`${sound}\n## Sans souris\n\nEncore.\n`)).toEqual([
      expect.stringMatching(/^\d+:1 the section "Sans souris" is there twice. Keep one$/),
    ]);
    const [first = '', second = ''] = sound.split(/(?=## )/).slice(1);
    const swapped = sound.replace(first + second, second + first);
    expect(mistakesIn(swapped)).toEqual([
      `${lineOf(swapped, '## Lancer')}:1 the section "Lancer en 30 secondes" comes before "Solution". Move it up`,
    ]);
  });
});
