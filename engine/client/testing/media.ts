/** Media type and motion preference that the browser reports in tests: by default the screen and reduced motion (vitest.config.ts). */
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Until the end of the test the browser reports no preference for reduced motion. */
export const allowMotion = (): Promise<void> => emulate({ motion: 'no-preference' });

/** Until the end of the test the page has the styles for print. */
export const onPaper = (): Promise<void> => emulate({ media: 'print' });

async function emulate(asked: Asked): Promise<void> {
  await ask(asked);
  onTestFinished(() => ask({}));
}

interface Asked {
  /** Media type; '' for the screen. */
  readonly media?: 'print' | '';
  readonly motion?: 'reduce' | 'no-preference';
}

/** Sets both each time, as a call resets what it leaves out. */
async function ask({ media = '', motion = 'reduce' }: Asked): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media, features: [{ name: 'prefers-reduced-motion', value: motion }] });
}
