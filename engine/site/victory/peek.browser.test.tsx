/** The top of high content is visible, but out of reach of the keyboard until the content is unfolded. */
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Mounted, mount } from '#engine/authoring/testing';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { Peek } from './peek.tsx';

let mounted: Mounted | undefined;
afterEach(() => mounted?.unmount());

const lookedAt = (height: string) => (
  <Peek low={false} label="Regarder de près" name="La loupe">
    <div style={{ blockSize: height }}>
      <button type="button">Dedans</button>
    </div>
  </Peek>
);
const unfold = () => page.getByRole('button', { name: 'Regarder de près' });
const inside = () => page.getByRole('button', { name: 'Dedans' });

it('unfolds what is high, and the focus goes there', async () => {
  mounted = await mount(lookedAt('200vh'));
  await expect.element(unfold()).toBeVisible();
  expect(document.body.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  await userEvent.tab();
  await expect.element(unfold()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(unfold()).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(inside()).toHaveFocus();
});

it('adds nothing to scroll over, also where a text for screen readers stands far down in it', async () => {
  mounted = await mount(
    <Peek low={false} label="Regarder de près" name="La loupe">
      <div style={{ blockSize: '200vh', paddingBlockStart: '190vh' }}>
        <VisuallyHidden>Pour qui écoute</VisuallyHidden>
      </div>
    </Peek>,
  );
  await expect.element(unfold()).toBeVisible();
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
});

it('leaves the button alone where a phone has no room for it', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(414, 896));
  mounted = await mount(
    <Peek low label="Regarder de près" name="La loupe">
      <p>Ce qui a décidé</p>
    </Peek>,
  );
  await expect.element(unfold()).toBeVisible();
  expect(mounted.host.offsetHeight).toBeLessThan(60);
  await unfold().click();
  await expect.element(page.getByText('Ce qui a décidé')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'La loupe' })).toHaveFocus();
});

it('shows what fits, and asks for nothing', async () => {
  mounted = await mount(lookedAt('3rem'));
  await expect.element(inside()).toBeVisible();
  await expect.element(unfold()).not.toBeInTheDocument();
});
