/** Test helpers: opens the projector's page and finds its common elements. */
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { Projector } from '../index.tsx';

type ProjectorProps = ComponentProps<typeof Projector>;

/**
 * Opens the projector in a tab with empty storage. The returned object closes it at the end of the test.
 * @param token token in the address; empty for an address without a token
 */
export function openProjector({
  token = 'a-token',
  missions = [],
  ...more
}: Partial<ProjectorProps> & { readonly token?: string } = {}) {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', `#${token}`);
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  root.render(<Projector missions={missions} {...more} />);
  const shut = () => {
    root.unmount();
    box.remove();
    sessionStorage.clear();
    localStorage.clear();
  };
  onTestFinished(shut);
  return shut;
}

/** The level-1 heading of the view. */
export const heading = (name: RegExp | string) => page.getByRole('heading', { level: 1, name });

/** Expects that an element does not reach below the top of the page's footer. */
export const expectOverFoot = (part: Locator) =>
  expect(part.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    document.querySelector('footer')?.getBoundingClientRect().top ?? 0,
  );
