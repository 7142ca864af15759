import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createVariant, mountChallenge } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const seed = '6'.repeat(32);
const { comment } = checker.artifacts(checker.secrets(createVariant(seed)));

async function visit(address: string) {
  await page.getByRole('textbox', { name: 'Adresse' }).fill(address);
  await userEvent.keyboard('{Enter}');
}

async function open() {
  const { host, unmount } = await mountChallenge({ manifest, checker, scene }, { seed });
  onTestFinished(unmount);
  await expect.element(page.getByRole('heading', { name: /La marée/ })).toBeVisible();
  return host;
}

it('is announced page by page, with robots.txt and the source', async () => {
  await open();
  const live = page
    .getByRole('heading', { name: /La marée/ })
    .element()
    .closest<HTMLElement>('[aria-live=polite]');
  await page.getByRole('button', { name: 'Escales' }).click();
  await expect.element(live).toHaveTextContent('Escales du jour');
  await visit('/robots.txt');
  await expect.element(live).toHaveTextContent('Disallow');
  await page.getByRole('button', { name: 'Code source' }).click();
  await visit('/');
  await expect.element(live).toHaveTextContent(comment ?? '?');
});

it('has the comment in the document, after robots.txt too', async () => {
  const host = await open();
  const comments = () => {
    const nodes = document.createNodeIterator(host, NodeFilter.SHOW_COMMENT);
    const texts: string[] = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) texts.push((node.nodeValue ?? '').trim());
    return texts;
  };
  expect(comments()).toEqual([comment]);
  await visit('/robots.txt');
  await expect.poll(comments).toEqual([]);
  await visit('/');
  await expect.poll(comments).toEqual([comment]);
});
