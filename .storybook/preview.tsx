/** How every story is shown: themes, viewports, accessibility as an error. */
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { showDisplayFont } from '#engine/ui/font/display-font.ts';
import '#engine/ui/base.css';

void showDisplayFont();

const IN_TESTS = import.meta.env['VITEST_STORYBOOK'] === 'false';
/** A test sends its whole result to the runner: of the nodes that passed, each with its mark-up, 180 kB a story. Storybook's panel shows them. */
const ONLY_MISTAKES = { resultTypes: ['violations' as const], preload: false };

/** The toolbar sets the theme, or the story by its globals. */
export default definePreview({
  addons: [addonA11y(), addonDocs()],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', ...(IN_TESTS && { options: ONLY_MISTAKES }) },
    options: { storySort: { order: ['Design', ['Tokens', 'Parts', 'Scenery'], 'Challenges'] } },
    viewport: {
      options: {
        narrow: { name: 'Narrow (320)', styles: { width: '320px', height: '720px' } },
        small: { name: 'Small phone (320 × 568)', styles: { width: '320px', height: '568px' } },
        phone: { name: 'Phone (390 × 844)', styles: { width: '390px', height: '844px' } },
        laptop: { name: 'Laptop with its bars (1366 × 620)', styles: { width: '1366px', height: '620px' } },
        tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' } },
        projector: { name: 'Projector (1920 × 1080)', styles: { width: '1920px', height: '1080px' } },
        wide: { name: 'Wide (1440)', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
      document.documentElement.lang = 'fr';
      return (
        <MemoryRouter>
          <main>
            <Story />
          </main>
        </MemoryRouter>
      );
    },
  ],
});
