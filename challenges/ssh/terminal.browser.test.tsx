import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#engine/authoring/testing';
import { homeDirectory } from './home.server.ts';
import { Terminal } from './terminal.tsx';

it('takes what is typed after a click anywhere on its screen', async () => {
  const { unmount } = await mount(<Terminal home={homeDirectory('CTF{a_b_01234567}', '0123456789abcdef')} />);
  onTestFinished(unmount);
  await page.getByText(/Connexion établie/).click();
  await userEvent.keyboard('cat readme.txt{Enter}');
  await expect.element(page.getByText(/compte sert aux visites/)).toBeVisible();
});
