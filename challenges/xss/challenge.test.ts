import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/core/variant.ts';
import { alertText } from './alert-text.ts';
import checker from './challenge.server.ts';
import { FEED_SIZE, withPost } from './feed.ts';
import { type MarkupElement, remarkOn } from './remark.ts';
import solve, { wrong } from './solve.ts';

const secrets = checker.secrets(createVariant('8'.repeat(32)));
const artifacts = checker.artifacts(secrets);
const judged = (answer: Parameters<typeof checker.check>[0]) => checker.check(answer, secrets);

describe('a message', () => {
  it.each([
    '<script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    'Bonjour <ScRiPt src=//203.0.113.9/x.js></script>',
    '<script\n>x',
    '<script/>',
    '<script type="text/javascript" >x</script>',
    'a < b <script>',
  ])('with a script opening tag succeeds: %j', (answer) => {
    expect(judged(answer)).toEqual({ outcome: 'correct', verdict: 'correct' });
  });

  it.each([
    'script',
    '<scripty>',
    '<script',
    '<script src=x',
    '<scriptx src=a>',
    '< script>',
    '</script>',
    '&lt;script&gt;',
    '＜script＞',
    '<img src=x onerror=alert(1)>',
    '<\u00a0script>',
    '<script\u00a0>',
    'alert(1)',
  ])('without one fails: %j', (answer) => {
    expect(judged(answer)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
  });

  it.each(['', ' ', '\n\t', {}, { message: '<script>' }])('that is empty counts nothing: %j', (answer) => {
    expect(judged(answer)).toEqual({ outcome: 'neutral', verdict: 'empty' });
  });

  it('is judged in bounded time, whatever it repeats', () => {
    expect(judged('<script '.repeat(500)).outcome).toBe('incorrect');
  });

  it('of the folder itself is right, and its wrong one is wrong', () => {
    expect(judged(String(solve(artifacts, {}))).outcome).toBe('correct');
    expect(judged(wrong).outcome).toBe('incorrect');
  });
});

describe('the feed', () => {
  it('opens with complete posts, none of them malicious, all within the limit', () => {
    expect(artifacts.posts.length).toBeLessThanOrEqual(FEED_SIZE);
    for (const post of artifacts.posts) {
      expect(Object.keys(post).toSorted()).toEqual(['author', 'content', 'id', 'initials', 'isMalicious', 'time']);
      expect(judged(post.content).outcome).toBe('incorrect');
      expect(post.isMalicious).toBe(false);
    }
  });

  it('keeps the 6 latest, newest first', () => {
    const post = (id: string) => ({ id, author: 'Vous', initials: 'V', time: '09:00', content: id, isMalicious: false });
    const posts = ['1', '2', '3', '4', '5', '6', '7'].reduce((feed, id) => withPost(feed, post(id)), artifacts.posts);
    expect(posts.map(({ id }) => id)).toEqual(['7', '6', '5', '4', '3', '2']);
  });
});

describe('the remark on a message', () => {
  const element = (tag: string, attributes: readonly string[] = [], addresses: readonly string[] = []): MarkupElement => ({
    tag,
    attributes,
    addresses,
  });

  it.each([
    [[element('b'), element('script')], /instruction/],
    [[element('img', ['src', 'onerror'], ['x'])], /onerror .*<img>/],
    [[element('a', ['href'], [' JavaScript:alert(1)'])], /exécuté du code au nom/],
    [[element('iframe')], /page étrangère/],
    [[element('form'), element('img')], /formulaire/],
    [[element('img', ['src'], ['https://x.example/p.gif'])], /image chargée/],
    [[element('a', ['href'], ['https://x.example'])], /destination/],
    [[element('p', ['style'])], /style/],
    [[element('scripty')], /<scripty>/],
  ])('tells what could have come of it: %j', (elements, expected) => {
    expect(remarkOn('', elements)).toMatch(expected);
  });

  it.each([
    ['<script', /referme/],
    ['&lt;script&gt;', /neutralisée/],
    ['</b>', /fin sans début/],
    ['Bonjour', /ordinaire/],
  ])('explains why nothing was read as code: %j', (content, expected) => {
    expect(remarkOn(content, [])).toMatch(expected);
  });
});

describe('the dialog box of a script', () => {
  it.each([
    ["<script>alert('bonjour')</script>", 'bonjour'],
    ['<script>alert(1)</script>', '1'],
    ['<script>confirm ( "a b" )</script>', 'a b'],
    ['<script src=x></script>', 'Votre script s’exécute sur cette page.'],
    ["<script>alert('')</script>", 'Votre script s’exécute sur cette page.'],
  ])('shows what %j says', (content, expected) => {
    expect(alertText(content)).toBe(expected);
  });
});
