/** How every story is shown: themes, text size, forced colours, viewports, accessibility as an error. */
// Imported first: base.css sets the order of the layers of all other sheets.
import '#engine/ui/base.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import { showDisplayFont, showTextFont } from '#engine/ui/brand/font/fonts.ts';
import { DocsContainer } from './docs-container.tsx';
import { DocsPage } from './docs-page.tsx';
import { ForcedColoursNote } from './forced-colours-note.tsx';
import { PICTURE, stayWithin } from './gallery/picture.ts';
import { forceColours, IN_TESTS, ONLY_MISTAKES, PATIENCE_MS } from './in-tests.ts';
import { setTextSize } from './text-size.ts';
import { WINDOWS } from './windows.ts';

void showDisplayFont();
void showTextFont();
if (window.name === PICTURE) stayWithin();
// One line for an element that was not found: the page's mark-up would swell a test's report, and Storybook shows the page anyway.
configure({ asyncUtilTimeout: PATIENCE_MS, getElementError: (message) => new Error(message?.split('\n')[0] ?? '') });

/** The globals are set by a toolbar, or by a story for itself. */
export default definePreview({
  addons: [addonA11y(), addonDocs()],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    text: {
      description: 'Size of the text, as it is set in the browser',
      toolbar: {
        title: 'Text',
        icon: 'zoom',
        items: [
          { value: 'usual', title: 'Text 100 %' },
          { value: 'double', title: 'Text 200 %' },
        ],
        dynamicTitle: true,
      },
    },
    colours: {
      description: 'Colours of the page, or of the system',
      toolbar: {
        title: 'Colours',
        icon: 'accessibility',
        items: [
          { value: 'own', title: 'Own colours' },
          { value: 'forced', title: 'Forced colours' },
        ],
        dynamicTitle: true,
      },
    },
    console: {
      description: 'Language of the console',
      toolbar: {
        title: 'Console',
        icon: 'globe',
        items: [
          { value: 'en', title: 'Console in English' },
          { value: 'fr', title: 'Console in French' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', text: 'usual', colours: 'own', console: 'en' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', ...(IN_TESTS && { options: ONLY_MISTAKES }) },
    // No controls by default: a story that takes arguments switches them on itself.
    controls: { disable: true },
    docs: { page: DocsPage, container: DocsContainer },
    options: {
      storySort: {
        order: [
          'Design',
          ['Guide', 'Tokens', 'Parts', 'Scenery', 'Frame'],
          'Challenges',
          ['Gallery'],
          'Site',
          'Console',
          'Projector',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(WINDOWS).map(([key, { name, width, height }]) => [
          key,
          { name, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
  },
  beforeAll: async () => {
    if (IN_TESTS) await import('../tests/support/quiet-axe.ts');
  },
  beforeEach: async ({ globals }) => {
    if (!IN_TESTS || globals['colours'] !== 'forced') return;
    await forceColours(true);
    return () => forceColours(false);
  },
  decorators: [
    (Story, { globals, args }) => {
      const theme = args['theme'] ?? globals['theme'];
      const page = document.documentElement;
      page.dataset['theme'] = theme === 'dark' ? 'dark' : 'light';
      page.lang = 'fr';
      setTextSize(globals['text'] === 'double' ? 2 : 1);
      return (
        <MemoryRouter>
          {globals['colours'] === 'forced' && <ForcedColoursNote />}
          <main>
            <Story />
          </main>
        </MemoryRouter>
      );
    },
  ],
});
