/** What the browser asks pages for in tests: by default the screen and reduced motion (vitest.config.ts). */
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Until the end of the test the browser does not ask for reduced motion. */
export const allowMotion = (): Promise<void> => emulate({ motion: 'no-preference' });

/** Until the end of the test the page is on paper. */
export const onPaper = (): Promise<void> => emulate({ media: 'print' });

async function emulate(asked: Asked): Promise<void> {
  await ask(asked);
  onTestFinished(() => ask({}));
}

interface Asked {
  /** '' is the screen. */
  readonly media?: 'print' | '';
  readonly motion?: 'reduce' | 'no-preference';
}

/** Says both each time: what a call leaves out, it takes back from the calls before. */
async function ask({ media = '', motion = 'reduce' }: Asked): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media, features: [{ name: 'prefers-reduced-motion', value: motion }] });
}
