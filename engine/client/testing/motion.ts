/** For tests in a browser: they ask for less motion otherwise (vitest.config.ts). */
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Until the end of the test the browser asks for no less motion. */
export async function allowMotion(): Promise<void> {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await emulate('no-preference');
  onTestFinished(async () => void (await emulate('reduce')));
}
