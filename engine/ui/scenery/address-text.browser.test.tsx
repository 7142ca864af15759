import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AddressText } from './address-text.tsx';

it('breaks an address after dots and slashes only, however wide its place is, and changes no sign of it', () => {
  const host = document.body.appendChild(document.createElement('p'));
  const root = createRoot(host);
  const text = 'Ouvrez www.bons-plans-midi.port-brevelle.example/menus/du-jour-et-demain.';
  flushSync(() => root.render(<AddressText text={text} />));
  expect(host.textContent).toBe(text);
  const ends = Array.from({ length: 30 }, (_, wider) => {
    host.style.inlineSize = `${16 + wider}ch`;
    return endsOfLines(host);
  }).flat();
  expect(new Set(ends.map((line) => line.at(-1)))).toEqual(new Set(['.', '/']));
  root.unmount();
  host.remove();
});

it('has no space in the name of what it stands in', async () => {
  const host = document.body.appendChild(document.createElement('button'));
  const root = createRoot(host);
  flushSync(() => root.render(<AddressText text="suivi.relais-quai.example" />));
  await expect.element(page.getByRole('button', { name: 'suivi.relais-quai.example', exact: true })).toBeVisible();
  root.unmount();
  host.remove();
});

it('is never wider than its place', () => {
  const host = document.body.appendChild(document.createElement('p'));
  const root = createRoot(host);
  flushSync(() => root.render(<AddressText text="<facturation@quai-web-renouvellement.example>" />));
  for (const narrow of [12, 16, 20]) {
    host.style.inlineSize = `${narrow}ch`;
    expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  }
  root.unmount();
  host.remove();
});

/** Each line but the last, as it is drawn. */
function endsOfLines(host: HTMLElement): readonly string[] {
  const lines: string[] = [];
  let top = Number.NaN;
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [index, sign] of [...(node.textContent ?? '')].entries()) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const [box] = range.getClientRects();
      if (box && box.width > 0 && box.top !== top) {
        lines.push('');
        top = box.top;
      }
      lines.push((lines.pop() ?? '') + sign);
    }
  }
  return lines.slice(0, -1);
}
