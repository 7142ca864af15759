/** Motion for tests in a browser, which ask for reduced motion by default (vitest.config.ts). */
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Until the end of the test the browser does not ask for reduced motion. */
export async function allowMotion(): Promise<void> {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await emulate('no-preference');
  onTestFinished(async () => void (await emulate('reduce')));
}
