import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#engine/authoring/testing';
import osint from './reveal.tsx';
import { revealOf } from './traces.server.ts';

const CAKE = { kind: 'cake', candles: 7, alt: 'Un gâteau' } as const;
const POST = { id: 'cake', date: '19 septembre 2026', text: '', photo: CAKE, likes: 0, comments: [] };

it.each([280, 900])('marks what gives the password away in a column of %i px, and does not overflow it', async (width) => {
  const { unmount } = await mount(
    <section aria-label="Column" style={{ inlineSize: width, containerType: 'inline-size' }}>
      <osint.Reveal reveal={revealOf({ candles: 7, year: 2019, lucky: 23 })} artifacts={{ posts: [POST] }} />
    </section>,
  );
  onTestFinished(unmount);
  const photo = page.getByRole('img', { name: CAKE.alt });
  await expect.element(photo).toBeVisible();
  const frame = photo.element().closest('li > div');
  if (!frame) throw new Error('no frame of the photo');
  expect(getComputedStyle(frame, '::after')).toMatchObject({ position: 'absolute', borderTopStyle: 'solid' });
  const { right } = page.getByRole('region', { name: 'Column' }).element().getBoundingClientRect();
  for (const trace of page.getByRole('listitem').elements())
    expect(trace.getBoundingClientRect().right).toBeLessThanOrEqual(right);
});
