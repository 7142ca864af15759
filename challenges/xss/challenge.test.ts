import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import { LATEST, published } from './feed.ts';
import { alertText, fateOf, noteOf, readingOf } from './reading.ts';
import solve, { wrong } from './solve.ts';

const secrets = checker.secrets(createVariant('8'.repeat(32)));
const artifacts = checker.artifacts(secrets);
const judge = (text: string) => checker.check(text, secrets);

describe('a message', () => {
  it.each([
    String(solve(artifacts, {})),
    '<script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    'Bonjour <ScRiPt src="x.js"></script>',
    '<script/>',
    '<script\n>alert(1)</script>',
    '<script\ttype="module">',
    '<scr<script>ipt>',
  ])('with a script opening tag solves it: %j', (text) => {
    expect(judge(text)).toEqual({ outcome: 'correct', verdict: 'correct' });
  });

  it.each([wrong, 'script', '<script', '<scripty>', '<script-x>', '< script>', '</script>', '&lt;script&gt;', '<noscript>'])(
    'without one is a failed attempt: %j',
    (text) => {
      expect(judge(text)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
    },
  );

  it.each(['<img src=x onerror=alert(1)>', '<svg onload="alert(1)">', '<a href="javascript:alert(1)">lien</a>'])(
    'that injects another way neither solves nor is a failed attempt: %j',
    (text) => {
      expect(judge(text)).toEqual({ outcome: 'neutral', verdict: 'other-injection' });
    },
  );

  it('with a script opening tag solves it, whatever stands around and in it', () => {
    const text = fc.string({ unit: 'binary' });
    const tag = fc.mixedCase(fc.constant('<script'));
    const attributes = fc
      .tuple(fc.constantFrom(' ', '\n', '\t', '/'), text)
      .map(([gap, inside]) => gap + inside.replaceAll('>', ''));
    fc.assert(
      fc.property(text, tag, fc.oneof(fc.constant(''), attributes), text, (before, opening, inside, after) => {
        expect(judge(`${before}${opening}${inside}>${after}`).outcome).toBe('correct');
      }),
    );
  });

  it('without the word never solves it', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => text.trim() !== '' && !/script/i.test(text)),
        (text) => judge(text).outcome !== 'correct',
      ),
    );
  });

  it.each(['', '   ', '\n\t', {}, { message: '<script>' }])('that is empty counts nothing: %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'empty' });
  });
});

describe('the feed', () => {
  it('keeps the six latest posts, newest first', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7];
    const feed = numbers.reduce((posts, number) => published(posts, `m${number}`, false, number), artifacts.posts);
    expect(feed).toHaveLength(LATEST);
    expect(feed.map(({ content }) => content)).toEqual(['m7', 'm6', 'm5', 'm4', 'm3', 'm2']);
  });

  it('marks a post as malicious when the server says so', () => {
    expect(published([], '<script>', true, 1)[0]).toEqual({
      id: 'vous-1',
      author: 'Vous',
      initials: 'VO',
      time: 'à l’instant',
      content: '<script>',
      isMalicious: true,
    });
  });
});

describe('what the scene tells', () => {
  it.each([
    ['Bonjour', 'text'],
    ['22 < 25 > 3', 'text'],
    ['<script', 'unfinished'],
    ['< script >', 'unfinished'],
    ['<b>gras</b>', 'markup'],
    ['<scripty>', 'markup'],
    ['<img src=x onerror=alert(1)>', 'handler'],
    ['<svg/onload=alert(1)>', 'handler'],
    ['<a href="javascript:alert(1)">x</a>', 'handler'],
    ['<p>on = non</p>', 'markup'],
  ])('reads %j as %s', (text, reading) => {
    expect(readingOf(text)).toBe(reading);
  });

  it.each([
    [String(solve(artifacts, {})), 'ran'],
    ['<SCRIPT type="module">a()</script >', 'ran'],
    ['<script></script><script>a()</script>', 'ran'],
    ['<script>', 'unclosed'],
    ['<script>alert(1)', 'unclosed'],
    ['<script>alert(1)</scripted>', 'unclosed'],
    ['<script/>', 'unclosed'],
    ['<script></script>', 'empty'],
    ['<script> \n </script>', 'empty'],
    ['<script src="https://x.example/x.js"></script>', 'fetched'],
    ['<scr<script>ipt>alert(1)</script>', 'inert'],
    ['<!-- <script>alert(1)</script> -->', 'inert'],
    ['<p title="<script>alert(1)</script>">', 'inert'],
  ])('knows what would become of %j: %s', (text, fate) => {
    expect(judge(text).outcome).toBe('correct');
    expect(fateOf(text)).toBe(fate);
  });

  it('owns that a handler runs without the tag', () => {
    expect(noteOf('<img src=x onerror=alert(1)>')).toMatch(/vraie injection.*n’a rien compté, et il a tort/);
  });

  it.each([
    ["<script>alert('Bonjour')</script>", 'Bonjour'],
    ['<script>alert("l’eau")</script>', 'l’eau'],
    ['<script>window.alert( 1 )</script>', '1'],
    ['<script>fetch("x")</script>', null],
    ["alert('')", null],
  ])('finds what %j would say', (text, said) => {
    expect(alertText(text)).toBe(said);
  });
});
