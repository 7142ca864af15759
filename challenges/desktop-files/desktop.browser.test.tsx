import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#engine/authoring/testing';
import { Desktop } from './desktop.tsx';
import { desktopFiles } from './files.server.ts';

beforeEach(async () => {
  await page.viewport(1280, 800);
  const { host, unmount } = await mount(<Desktop files={desktopFiles('session_ouverte', '12ab34cd')} />);
  onTestFinished(unmount);
  // The desktop is as wide as on a large screen: an opened window partly covers the icon that was pressed.
  host.style.inlineSize = '740px';
});

it('shows what a picture says about itself next to the button, not below the picture', async () => {
  await page.getByRole('button', { name: 'vacances.jpg' }).click();
  const picture = page.getByRole('img', { name: /plage/ }).element();
  const height = picture.getBoundingClientRect().height;
  await page.getByRole('button', { name: 'Propriétés' }).click();
  await expect.element(page.getByText('Commentaire')).toBeVisible();
  const comment = page.getByText('Commentaire').element().getBoundingClientRect();
  expect(comment.bottom).toBeLessThanOrEqual(picture.getBoundingClientRect().top);
  expect(picture.getBoundingClientRect().height).toBeLessThan(height / 2);
});

it.each(['LISEZ-MOI.txt', 'id.txt', 'Projets', 'config.ini'])(
  'opens %s alone on a double click, and keeps it open',
  async (name) => {
    await page.getByRole('button', { name }).dblClick();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(page.getByRole('dialog').elements()).toHaveLength(1);
  },
);
