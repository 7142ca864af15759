import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import solve, { wrong } from './solve.ts';

const secretsOf = (digit: string) => checker.secrets(createVariant(digit.repeat(32)));
const secrets = secretsOf('5');
const { posts } = checker.artifacts(secrets);
const pictureOf = (kind: string) => posts.find(({ picture }) => picture.kind === kind)?.picture;

describe('the paper', () => {
  it('has three lines that make the flag', () => {
    const { flag, first, second, third } = secrets;
    expect(first).toMatch(/^CTF\{[a-z]+_[a-z]+_$/);
    expect(second).toMatch(/^[0-9a-f]{4}$/);
    expect(third).toMatch(/^[0-9a-f]{4}\}$/);
    expect(`${first}${second}${third}`).toBe(flag);
  });

  it('is short enough for its place on the screen', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { first } = checker.secrets(createVariant(seed.toString(16).padStart(32, '0')));
        expect(first.length).toBeLessThanOrEqual(17);
      }),
    );
  });

  it('is in no picture, text or comment as a whole', () => {
    const everything = JSON.stringify(posts);
    expect(everything).not.toContain(secrets.flag);
    expect(everything).not.toContain(`${secrets.first}${secrets.second}`);
    expect(everything).not.toContain(`${secrets.second}${secrets.third}`);
  });
});

describe('the reveal', () => {
  it('puts the lines in their order', () => {
    const { flag, lines } = checker.reveal?.(secrets) ?? {};
    expect(lines?.map(({ line }) => line).join('')).toBe(flag);
  });
});

describe('the pictures', () => {
  it.each([
    ['desk', secrets.first],
    ['call', secrets.second],
    ['badges', secrets.third],
  ])('%s tells in words the line that it shows', (kind, line) => {
    expect(pictureOf(kind)?.line).toBe(line);
    expect(pictureOf(kind)?.zones.join('\n')).toContain(`se lit\u00a0: ${line} (soit ${[...line][0]}, `);
  });

  it('tell where to look, in the screenshot of the tickets', () => {
    expect(pictureOf('sharing')?.zones.join('\n')).toContain('Papier orange sur mon écran');
  });

  it('all have a summary that gives nothing away', () => {
    for (const { picture } of posts) {
      expect(picture.summary.length).toBeGreaterThan(30);
      expect(picture.summary).not.toContain('orange');
      expect(picture.zones.length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the flag', () => {
  const { flag } = secrets;

  it('is found from the artifacts, and accepted with blanks around it', () => {
    expect(checker.check(` ${String(solve({ posts }, {}))}\n`, secrets)).toEqual({ outcome: 'correct', verdict: 'correct' });
  });

  it.each([wrong, `${secrets.first}${secrets.second}}`])('counts a failed attempt for %s', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
  });

  it.each([
    `${secrets.first}${secrets.third.slice(0, 4)}${secrets.second}}`,
    `CTF{${secrets.second}_${secrets.first.slice(4)}${secrets.third}`,
  ])('tells whoever writes %s that only the order is wrong, which is a failed attempt all the same', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'shuffled' });
  });

  it.each([
    flag.slice(4, -1),
    flag.slice(0, -1),
    flag.toUpperCase(),
    `${secrets.first} ${secrets.second} ${secrets.third}`,
    `« ${flag} »`,
  ])('says so to whoever has the three lines and writes %s, which is a failed attempt all the same', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'almost' });
  });

  it('is nothing else', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => text.trim() !== '' && text.trim() !== flag),
        (text) => checker.check(text, secrets).outcome === 'incorrect',
      ),
    );
  });

  it.each(['', '  ', {}, { flag }])('counts nothing for %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'empty' });
  });

  it('differs between participants', () => {
    expect(secretsOf('6').flag).not.toBe(flag);
  });
});
