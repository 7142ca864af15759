import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { framePage, host, manifest, show } from '#engine/frame/testing/frame-page.tsx';

framePage();

const briefing = () => host.querySelector<HTMLElement>('[aria-label="Briefing"]');
const [firstParagraph = ''] = manifest.briefing.split('\n');

it('stands whole beside the scene', async () => {
  await page.viewport(1280, 800);
  await show();
  expect(briefing()?.querySelector('summary')).toBeNull();
  for (const text of [firstParagraph, manifest.objective, manifest.skill])
    await expect.element(page.getByText(text, { exact: false }).first()).toBeVisible();
});

it.each([
  [768, 'Mot'],
  [950, 'Mot'],
  [768, 'Un titre assez long pour aller jusqu’au bord de la fenêtre, et plus loin encore'],
])('leaves the mission’s drawing free above the scene, in a window %i px wide: %s', async (width, title) => {
  await page.viewport(width, 900);
  await show({}, { title });
  const { left } = page.getByTestId('mission-drawing').element().getBoundingClientRect();
  const { children = [] } = briefing()?.querySelector('h1')?.parentElement ?? {};
  expect(children).toHaveLength(2);
  for (const child of children) {
    const words = document.createRange();
    words.selectNodeContents(child);
    expect(words.getBoundingClientRect().right, child.textContent).toBeLessThanOrEqual(left);
  }
});

it('is one line above the scene, which unfolds by keyboard', async () => {
  await page.viewport(390, 844);
  await show();
  const line = briefing()?.querySelector('summary');
  expect(line?.textContent).toContain(manifest.objective);
  await expect.element(page.getByText(firstParagraph).first()).not.toBeVisible();
  expect(briefing()?.getBoundingClientRect().bottom).toBeLessThan(420);
  line?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(firstParagraph).first()).toBeVisible();
  await expect.element(page.getByText(manifest.skill).first()).toBeVisible();
});
