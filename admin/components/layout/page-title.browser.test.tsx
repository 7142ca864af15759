import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { PageTitle, usePageOpening } from './page-title.tsx';

function Shell({ address, loaded }: { readonly address: string; readonly loaded: boolean }) {
  usePageOpening(address);
  return (
    <>
      <a href="#reports">Reports</a>
      <button type="button">Theme</button>
      {loaded && <PageTitle key={address}>{address}</PageTitle>}
    </>
  );
}

function open() {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  onTestFinished(() => {
    root.unmount();
    box.remove();
  });
  return (address: string, loaded: boolean) => root.render(<Shell address={address} loaded={loaded} />);
}

const focus = async (role: 'link' | 'button', name: string) => {
  const element = page.getByRole(role, { name });
  await expect.element(element).toBeVisible();
  element.element().focus();
};
const heading = page.getByRole('heading', { level: 1 });

it('gets the focus once its page is there, from the link that opened it too', async () => {
  const show = open();
  show('dashboard', true);
  await expect.element(heading).toHaveFocus();
  await focus('link', 'Reports');
  show('reports', false);
  await expect.element(heading).not.toBeInTheDocument();
  show('reports', true);
  await expect.element(heading).toHaveFocus();
});

it('leaves the focus to somebody who has gone on while the page was loading', async () => {
  const show = open();
  show('reports', false);
  await focus('button', 'Theme');
  show('reports', true);
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Theme' })).toHaveFocus();
});
