import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#engine/authoring/testing';
import { Inspector } from './inspector.tsx';
import { postsOf } from './posts.server.ts';

it('enlarges around the detail that is double-clicked, as far as it goes', async () => {
  await page.viewport(1280, 800);
  const { picture } = postsOf({ first: 'CTF{quai_nord_', second: '15dd', third: 'ab12}' }).find(({ id }) => id === 'visio') ?? {};
  if (!picture) throw new Error('no picture of the call');
  const { unmount } = await mount(<Inspector picture={picture} onClose={vi.fn()} />);
  onTestFinished(unmount);
  const frame = page.getByRole('region', { name: /à faire défiler/ });
  await expect.element(frame).toBeVisible();
  const { clientWidth, clientHeight } = frame.element();
  for (const factor of ['× 2', '× 3', '× 4', '× 6', '× 6']) {
    await frame.dblClick({ position: { x: clientWidth * 0.9, y: clientHeight * 0.1 } });
    await expect.element(page.getByText(factor)).toBeVisible();
    await expect.element(page.getByLabelText('Agrandissement')).toHaveTextContent(`agrandie ${factor.slice(2)} fois`);
  }
  const { scrollLeft, scrollTop, scrollWidth } = frame.element();
  expect(scrollLeft + clientWidth).toBeGreaterThan(scrollWidth * 0.95);
  expect(scrollTop).toBe(0);
});
