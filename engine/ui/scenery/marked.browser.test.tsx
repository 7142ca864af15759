import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Marked } from './marked.tsx';

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  host = document.body.appendChild(document.createElement('p'));
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

it('marks what stands in brackets, and keeps every word where the same ones stand twice', () => {
  flushSync(() => root.render(<Marked text="De [brevelle.example] à [brevelle.example], par brevelle.example." />));
  expect(host.textContent).toBe('De brevelle.example à brevelle.example, par brevelle.example.');
  expect([...host.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['brevelle.example', 'brevelle.example']);
  flushSync(() => root.render(<Marked text="Puis [brevelle.example]." />));
  expect(host.textContent).toBe('Puis brevelle.example.');
});
