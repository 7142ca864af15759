import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createVariant, mountChallenge } from '#engine/authoring/testing';
import { gestureField, LEVER_LABELS, leverField } from './artifacts.ts';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';
import solve from './solve.ts';

const seed = '2'.repeat(32);
const artifacts = checker.artifacts(checker.secrets(createVariant(seed)));
const right = Object(solve(artifacts, {}));
const button = (name: string | undefined) => page.getByRole('button', { name: name ?? 'none', exact: true });

it('shows no reactions to a lure whose cards were changed while it was on its way', async () => {
  let reply: Promise<void> | undefined;
  const { unmount } = await mountChallenge(
    { manifest, checker, scene },
    { seed, delay: (method) => (method === 'attempt' ? reply : undefined) },
  );
  onTestFinished(unmount);
  for (const { id, levers, gestures } of artifacts.messages) {
    const lever = levers.find((named) => named === right[leverField(id)]);
    await button(lever && LEVER_LABELS[lever]).click();
    await button('Suivant').click();
    await button(gestures.find((gesture) => gesture.id === right[gestureField(id)])?.text).click();
    await button('Suivant').click();
  }
  let arrive = () => {};
  const promise = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  reply = promise;
  await button('Essayer ce leurre').click();
  await expect.element(button('Essayer ce leurre')).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('radio', { name: 'Peur' }).click();
  reply = undefined;
  arrive();
  await expect.element(button('Essayer ce leurre')).not.toHaveAttribute('aria-busy');
  await expect.element(page.getByText('Fatou Diarra', { exact: true })).not.toBeInTheDocument();
  await button('Essayer ce leurre').click();
  await expect.element(page.getByText('Fatou Diarra', { exact: true })).toBeVisible();
});
