import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import { pageSource } from './page-source.ts';
import { tokensOf } from './source-tokens.ts';

const secrets = checker.secrets(createVariant('7'.repeat(32)));
const { username, comments } = checker.artifacts(secrets);
const enter = (password: string) => checker.check({ username, password }, secrets);

describe('the page', () => {
  it('shows the password in one comment of its source only, the last one', () => {
    const source = pageSource(username, comments);
    expect(source.split(secrets.password)).toHaveLength(2);
    expect(source.split('<!--').slice(1)).toHaveLength(comments.length);
    expect(comments.at(-1)).toContain(secrets.password);
  });

  it('differs between participants', () => {
    expect(checker.secrets(createVariant('8'.repeat(32))).password).not.toBe(secrets.password);
  });

  it('holds comments that HTML allows', () => {
    for (const comment of comments) expect(comment).not.toMatch(/--|^-?>/);
  });
});

describe('the colours of the source', () => {
  const lines = pageSource(username, comments).split('\n');

  it('change no letter of it', () => {
    for (const line of lines) {
      const shown = tokensOf(line).map(({ text }) => text);
      expect(shown.join('')).toBe(line);
    }
  });

  it('make each comment one piece, and one line among others', () => {
    const pieces = lines.flatMap(tokensOf).filter(({ kind }) => kind === 'comment');
    expect(pieces.map(({ text }) => text)).toEqual(comments.map((comment) => `<!--${comment}-->`));
    expect(lines.length).toBeGreaterThan(30);
  });

  it('tell tags, attributes and values apart', () => {
    expect(tokensOf('<a href="/x">Non</a>').map(({ kind }) => kind)).toEqual([
      'tag',
      'text',
      'attribute',
      'text',
      'value',
      'tag',
      'text',
      'tag',
      'tag',
    ]);
  });
});

describe('the password', () => {
  it('is accepted with blanks around it, for the account it belongs to', () => {
    expect(enter(` ${secrets.password} `).outcome).toBe('correct');
    expect(checker.check({ username: 'theo.vasseur', password: secrets.password }, secrets).outcome).toBe('incorrect');
  });

  it.each(['Atelier-2025', 'atelier 2025'])('is no longer %s', (text) => {
    expect(enter(text)).toEqual({ outcome: 'incorrect', verdict: 'old-password' });
  });

  it.each(['Atelier-2026', 'Malik', secrets.password.split('-')[0] ?? ''])('is not %s', (text) => {
    expect(enter(text)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
  });

  it.each([secrets.password.toLowerCase(), secrets.password.replace('-', ''), `malik.benali / ${secrets.password}`])(
    'is said to be read, but is not %s',
    (text) => {
      expect(enter(text)).toEqual({ outcome: 'incorrect', verdict: 'almost' });
    },
  );

  it.each([{ username, password: '  ' }, '', {}])('counts nothing for %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'empty' });
  });
});
