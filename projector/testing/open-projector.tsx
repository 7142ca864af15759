/** The projector's page in tests, with what is looked for on it again and again. */
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import '#engine/ui/base.css';
import { Projector } from '../index.tsx';

type ProjectorProps = ComponentProps<typeof Projector>;

/**
 * Opens it in a tab that knows nothing yet; what it gives closes it before the test is over.
 * @param token of the address; none where it is empty
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

/** The heading of the view. */
export const heading = (name: RegExp | string) => page.getByRole('heading', { level: 1, name });

/** Expects that nothing of it lies under the foot of the page. */
export const expectOverFoot = (part: Locator) =>
  expect(part.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    document.querySelector('footer')?.getBoundingClientRect().top ?? 0,
  );
