import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import { wrong } from './solve.ts';

const secretsOf = (digit: string) => checker.secrets(createVariant(digit.repeat(32)));
const secrets = secretsOf('2');
const { words } = checker.artifacts(secrets);
const guess = (text: string) => checker.check({ guess: text }, secrets);

describe('the word list', () => {
  it('has nine names, of which one opens, two are forbidden and six are not there', () => {
    const answers = words.map((word) => guess(word).output?.['status']);
    expect(words).toHaveLength(9);
    expect([200, 403, 404].map((status) => answers.filter((answer) => answer === status).length)).toEqual([1, 2, 6]);
  });

  it('does not say which one it is', () => {
    const lists = [...'0123456789abcdef'].map((digit) => JSON.stringify(checker.artifacts(secretsOf(digit))));
    expect(new Set(lists).size).toBe(1);
    expect(new Set([...'0123456789abcdef'].map((digit) => secretsOf(digit).directory)).size).toBeGreaterThan(1);
  });
});

describe('a guess', () => {
  it.each([secrets.directory, ` /${secrets.directory.toUpperCase()}/ `, `//${secrets.directory}`])(
    'finds the directory as %j, with its page',
    (text) => {
      expect(guess(text)).toEqual({
        outcome: 'neutral',
        verdict: 'tested',
        output: {
          path: secrets.directory,
          status: 200,
          text: 'OK - Contient: maintenance.html',
          page: { flag: secrets.flag },
        },
      });
    },
  );

  it.each(['admin', 'Secret/'])('is refused at %s', (text) => {
    expect(guess(text).output).toMatchObject({ status: 403, text: 'Accès Interdit', page: null });
  });

  it.each(['images', 'maintenance.html', 'admin.', '__proto__', 'a/d/m'])('finds nothing at %s', (text) => {
    expect(guess(text).output).toMatchObject({ status: 404, text: 'Non Trouvé', page: null });
  });

  it.each(['', '  ', '///'])('is ignored when empty: %j', (text) => {
    expect(guess(text)).toEqual({ outcome: 'neutral', verdict: 'no-guess' });
  });
});

describe('the reveal', () => {
  it('shows what answered as it answered, and names nobody for it', () => {
    const { tree = [], requests = [] } = checker.reveal?.(secrets) ?? {};
    for (const { name, status } of tree.filter((node) => node.name.endsWith('/')))
      expect(guess(name).output).toMatchObject({ status });
    expect(requests.map(({ path }) => path)).toContain(`/${secrets.directory}/`);
    expect(words.join()).not.toMatch(/theo/);
  });
});

describe('the flag', () => {
  it('is accepted with blanks around it', () => {
    expect(checker.check(`\t${secrets.flag} `, secrets).outcome).toBe('correct');
  });

  it.each([secrets.directory, `/${secrets.directory}/`, `${secrets.directory}/maintenance.html`])(
    'is behind the name of the directory: %s',
    (text) => {
      expect(checker.check(text, secrets)).toEqual({ outcome: 'incorrect', verdict: 'directory' });
    },
  );

  it.each([wrong, 'CTF{}', 'admin'])('is not %s', (text) => {
    expect(checker.check(text, secrets)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
  });

  it.each([secrets.flag.toUpperCase(), secrets.flag.slice(4, -1), secrets.flag.slice(4), `« ${secrets.flag} »`])(
    'is almost %s',
    (text) => {
      expect(checker.check(text, secrets)).toEqual({ outcome: 'incorrect', verdict: 'almost' });
    },
  );

  it('was copied with a mistake where it begins right', () => {
    const { flag } = secrets;
    const text = `${flag.slice(0, -3)}x${flag.slice(-2)}`;
    expect(checker.check(text, secrets)).toEqual({ outcome: 'incorrect', verdict: 'mistyped' });
  });

  it('counts nothing when empty', () => {
    expect(checker.check('  ', secrets)).toEqual({ outcome: 'neutral', verdict: 'empty' });
  });
});
