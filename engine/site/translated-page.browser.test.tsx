import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Button } from '#engine/ui/controls/button.tsx';
import { bearTranslation } from './translated-page.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  return () => {
    vi.unstubAllGlobals();
  };
});

/** Translates as browsers do: an element replaces each text node. */
function translate(page: HTMLElement) {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) {
    const translated = document.createElement('font');
    translated.textContent = `[${text.data}]`;
    text.replaceWith(translated);
  }
}

it('goes on changing what a browser has translated', async () => {
  onTestFinished(bearTranslation());
  const host = document.createElement('div');
  const root = createRoot(host);
  const show = (pending: boolean, problem: string | null) =>
    act(async () =>
      root.render(
        <div>
          <Button pending={pending}>Se connecter</Button>
          {problem !== null && <p role="alert">{problem}</p>}
          {problem === null && 'Rien à signaler.'}
        </div>,
      ),
    );
  await show(false, null);
  translate(host);
  await show(true, null);
  expect(host.querySelector('button')?.getAttribute('aria-disabled')).toBe('true');
  await show(false, 'Code invalide.');
  expect(host.querySelector('[role="alert"]')?.textContent).toBe('Code invalide.');
  await act(async () => root.unmount());
  expect(host.textContent).toBe('');
});
