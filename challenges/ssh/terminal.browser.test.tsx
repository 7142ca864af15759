import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { homeDirectory } from './home.server.ts';
import { Terminal } from './terminal.tsx';

it('takes what is typed after a click anywhere on its screen', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(<Terminal home={homeDirectory('CTF{a_b_01234567}', '0123456789abcdef')} />);
  await page.getByText(/Connexion établie/).click();
  await userEvent.keyboard('cat readme.txt{Enter}');
  await expect.element(page.getByText(/compte sert aux visites/)).toBeVisible();
});
