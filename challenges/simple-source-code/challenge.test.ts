import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import { pageSource } from './page-source.ts';

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

describe('the password', () => {
  it('is accepted with blanks around it, for the account it belongs to', () => {
    expect(enter(` ${secrets.password} `).outcome).toBe('correct');
    expect(checker.check({ username: 'malik.benali', password: secrets.password }, secrets).outcome).toBe('incorrect');
  });

  it.each(['Atelier-2025', secrets.password.toLowerCase(), `theo.vasseur / ${secrets.password}`])('is not %s', (text) => {
    expect(enter(text).outcome).toBe('incorrect');
  });

  it.each([{ username, password: '  ' }, '', {}])('counts nothing for %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'empty' });
  });
});
