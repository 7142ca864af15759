import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

it('the guide opens at the chapter of the page, over the page, and another chapter is one press away', async () => {
  startServer();
  renderConsole('/admin/sessions/s1/invite', { language: 'fr' });
  // Waits until the page has opened, as its heading then takes the focus.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Inviter' })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Guide' }));
  const guide = page.getByRole('dialog', { name: 'Animer un atelier' });
  await expect.element(guide.getByRole('heading', { name: 'Inviter', exact: true })).toBeVisible();
  await userEvent.click(guide.getByRole('button', { name: 'Débriefer' }));
  await expect.element(guide.getByRole('heading', { name: 'Choisir trois missions' })).toBeVisible();
  await expect.element(guide.getByRole('button', { name: 'Débriefer' })).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(guide).not.toBeInTheDocument();
  expect(page.getByTestId('address').element().textContent).toBe('/admin/sessions/s1/invite');
  await expect.element(page.getByRole('button', { name: 'Guide' })).toHaveFocus();
});

it('the whole guide is a page, French in an English console too', async () => {
  startServer();
  renderConsole();
  await userEvent.click(page.getByRole('button', { name: 'Guide' }));
  await userEvent.click(page.getByRole('link', { name: 'The whole guide, to read or print' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Animer un atelier' })).toHaveFocus();
  const chapter = page.getByRole('heading', { level: 2, name: 'Quand ça coince' });
  await expect.element(chapter).toBeVisible();
  expect(chapter.element().closest('[lang]')?.getAttribute('lang')).toBe('fr');
});
