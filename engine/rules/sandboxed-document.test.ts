import { expect, test } from 'vitest';
import { SANDBOXED_STYLE, sandboxedDocument } from './sandboxed-document.ts';

test('markup is put in as it was typed, and the only style is the one that the policy of pages names', () => {
  const html = sandboxedDocument('<b>gras</b>');
  expect(html).toContain('<body><b>gras</b></body>');
  expect(html.match(/<style>.*?<\/style>/g)).toEqual([`<style>${SANDBOXED_STYLE}</style>`]);
});

test('its policy fetches nothing and runs nothing, and a long word stays inside', () => {
  const html = sandboxedDocument('<b>gras</b>');
  expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"`);
  expect(html).toContain('overflow-wrap:anywhere');
});

test('every script gets a type that no browser runs, before any other', () => {
  expect(sandboxedDocument('<SCRIPT type="module">a</SCRIPT><script/src=x>')).toContain(
    '<script type="text/plain"  type="module">a</SCRIPT><script type="text/plain" /src=x>',
  );
});
