import { afterEach, describe, expect, it, vi } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { encodeBase64 } from '#engine/authoring/toolbox';
import type { DesktopFile } from './artifacts.ts';
import checker from './challenge.server.ts';
import { clockText, runClock } from './clock.ts';
import { backwards, fromBase64 } from './decode.ts';
import manifest from './manifest.json';
import solve, { wrong } from './solve.ts';

const secretsOf = (digit: string) => checker.secrets(createVariant(digit.repeat(32)));
const secrets = secretsOf('6');
const { files } = checker.artifacts(secrets);
const all = (some: readonly DesktopFile[]): DesktopFile[] => some.flatMap((file) => [file, ...all(file.inside ?? [])]);

describe('the desktop', () => {
  it('has the six icons of the specification', () => {
    expect(files.map(({ name }) => name)).toEqual([
      'LISEZ-MOI.txt',
      'Notes.txt',
      'id.txt',
      'Projets',
      'config.ini',
      'vacances.jpg',
    ]);
  });

  it('says something in every file, and the whole code in none', () => {
    for (const { name, content, title } of all(files)) {
      expect(JSON.stringify(content).length, name).toBeGreaterThan(30);
      expect(title).not.toBe('');
    }
    const everything = JSON.stringify(files);
    for (const piece of [secrets.flag, secrets.start, secrets.end]) expect(everything).not.toContain(piece);
  });

  it('has one window for each file', () => {
    const ids = all(files).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the flag', () => {
  it('is assembled from its two pieces', () => {
    expect(secrets.flag).toBe(`CTF{${secrets.start}_${secrets.end}}`);
    expect(secrets.end).toMatch(/^[0-9a-f]{8}$/);
  });

  it('is found by following the notes, and accepted with blanks around it', () => {
    expect(checker.check(` ${String(solve({ files }, {}))}\n`, secrets)).toEqual({ outcome: 'correct', verdict: 'correct' });
  });

  it.each([wrong, 'CTF{quai}'])('refuses %s', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
  });

  it.each([secrets.start, `CTF{${secrets.start}}`, encodeBase64(secrets.start), `CTF{_${secrets.end}}`])(
    'tells whoever writes %s that it is one piece of the two',
    (answer) => {
      expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'one-piece' });
    },
  );

  it.each([
    `${secrets.start} ${secrets.end}`,
    secrets.flag.slice(0, -1),
    secrets.flag.toUpperCase(),
    `« ${secrets.flag} »`,
    `Le flag est ${secrets.flag}.`,
  ])('says so to whoever found it and writes %s, which is a failed attempt all the same', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'almost' });
  });

  const turned = [...secrets.end].reverse().join('');
  const coded = encodeBase64(secrets.start);
  it.each([
    `CTF{${secrets.start}_${turned}}`,
    `CTF{${coded}_${secrets.end}}`,
    `CTF{${coded}_${turned}}`,
    `CTF{${secrets.end}_${secrets.start}}`,
  ])('tells whoever writes %s that both pieces are there', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'pieces' });
  });

  it.each(['', '  ', {}, { flag: secrets.flag }])('counts nothing for %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'empty' });
  });

  it('differs between participants', () => {
    expect(secretsOf('7').flag).not.toBe(secrets.flag);
  });
});

describe('the story', () => {
  it('is true at any hour that the clock may show', () => {
    expect(manifest.briefing).not.toMatch(/nuit|matin|soir/);
  });
});

describe('the reveal', () => {
  it('decodes group by group what config.ini holds', () => {
    const { groups = [], start, turned } = checker.reveal?.(secrets) ?? {};
    expect(groups.map(({ letters }) => letters).join('')).toBe(start);
    const everything = JSON.stringify(files);
    expect(everything).toContain(groups.map(({ signs }) => signs).join(''));
    expect(everything).toContain(turned);
  });
});

describe('the decoder', () => {
  it.each(['cXVhaQ==', '  cXVhaQ==\n', 'debut_code = cXVhaQ==', 'debut_code=cXVhaQ=='])('reads %j', (typed) => {
    expect(fromBase64(typed)).toEqual({ text: 'quai' });
  });

  it.each(['cXVhaQ=', 'CTF{début_fin}', '/w=='])('says that %j is not Base64', (typed) => {
    expect(fromBase64(typed)).toHaveProperty('problem', expect.stringContaining('copié en entier'));
  });

  it('turns a text round', () => {
    expect(backwards(' 12ab ')).toEqual({ text: 'ba21' });
  });

  it('asks for a text', () => {
    expect(fromBase64(' ')).toHaveProperty('problem');
    expect(backwards('')).toHaveProperty('problem');
  });
});

describe('the clock', () => {
  afterEach(() => vi.useRealTimers());

  it('shows hours and minutes the French way', () => {
    expect(clockText(new Date(2026, 10, 21, 7, 5))).toBe('07:05');
  });

  it('is set again every 60 s, until it is stopped', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 58, 30) });
    const shown: string[] = [];
    const stop = runClock((text) => shown.push(text));
    vi.advanceTimersByTime(59_999);
    expect(shown).toEqual(['23:58']);
    vi.advanceTimersByTime(60_001);
    expect(shown).toEqual(['23:58', '23:59', '00:00']);
    stop();
    vi.advanceTimersByTime(600_000);
    expect(shown).toHaveLength(3);
  });
});
