import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#engine/authoring/testing';
import { SUGGESTED_AFTER, SuggestionList } from './suggestion-list.tsx';

it('shows the names after eight seconds, not before, and tries the one that is pressed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onTry = vi.fn();
  const list = <SuggestionList words={['archives', 'travaux']} tested={['travaux']} onTry={onTry} />;
  const { host, unmount } = await mount(list);
  onTestFinished(() => {
    vi.useRealTimers();
    unmount();
  });
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  vi.advanceTimersByTime(SUGGESTED_AFTER - 1);
  expect(host.querySelectorAll('button')).toHaveLength(0);
  vi.advanceTimersByTime(1);
  await expect.element(page.getByRole('button', { name: 'travaux, déjà testé' })).toBeVisible();
  await page.getByRole('button', { name: 'Tester archives' }).click();
  expect(onTry).toHaveBeenCalledWith('archives');
});
