/** A page of the console as a story: over the stand-in server of its tests, in the language of the toolbar. */
import { Navigate, Route, Routes } from 'react-router-dom';
import { within } from 'storybook/test';
import { AdminConsole } from '../../admin/index.tsx';
import type { Catalogue } from '../../admin/language/catalogue.ts';
import { chooseLanguage, messages } from '../../admin/language/language.ts';
import { catalogueEntry } from '../../admin/testing/a-catalogue-entry.ts';
import { TOKEN } from '../../admin/testing/calls/sign-in.ts';
import { createStandIn, type StandInStart } from '../../admin/testing/stand-in-fetch.ts';

/** For stories of whole pages: a console page has a `main` of its own, inside the `main` around every story. */
export const ONE_MAIN = {
  a11y: {
    config: {
      rules: ['landmark-main-is-top-level', 'landmark-no-duplicate-main', 'landmark-unique'].map((id) => ({
        id,
        enabled: false,
      })),
    },
  },
};

const CATALOGUE = [
  catalogueEntry('emaildetect', { title: 'Est-ce bien Inès qui écrit ?', category: 'Sensibilisation', difficulty: 'Facile' }),
  catalogueEntry('phishing', { title: 'Le SMS du colis', category: 'Sensibilisation', difficulty: 'Facile', duration: 6 }),
  catalogueEntry('osint', { title: 'Le profil trop bavard', category: 'Enquête & OSINT', difficulty: 'Facile' }),
  catalogueEntry('caesar', { title: 'Le message décalé', difficulty: 'Facile' }),
  catalogueEntry('ssh', { title: 'La clé sous le paillasson', difficulty: 'Difficile', duration: 20 }),
];

export interface StandInOptions extends StandInStart {
  /** Nobody is signed in. */
  readonly signedOut?: boolean;
  /** Calls that are refused with 503. */
  readonly failing?: readonly string[];
  /** No call is answered. */
  readonly waiting?: boolean;
  /** Interaction once the page is shown. `words` has the texts by which it finds elements. */
  readonly act?: (canvas: ReturnType<typeof within>, words: Catalogue) => Promise<unknown>;
}

/**
 * The story of the page at an address of the console, shown once the page has its heading.
 * @param heading null where the heading is a name
 */
export function consolePage(
  address: string,
  heading: ((words: Catalogue) => string) | null,
  { signedOut = false, failing = [], waiting = false, act, ...start }: StandInOptions = {},
) {
  return {
    beforeEach: async ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => {
      const { server, fetch } = createStandIn(start);
      for (const call of failing) server.fail(call, 503);
      if (waiting) server.waitFor(new Promise(() => undefined));
      const before = globalThis.fetch;
      globalThis.fetch = (asked, init) => (/^\/(admin|login)/.test(String(asked)) ? fetch(asked, init) : before(asked, init));
      localStorage.clear();
      if (!signedOut) localStorage.setItem('admin_token', TOKEN);
      await chooseLanguage(globals['console'] === 'fr' ? 'fr' : 'en');
      return async () => {
        globalThis.fetch = before;
        await chooseLanguage('en');
        localStorage.clear();
      };
    },
    render: () => (
      <Routes>
        <Route path="/" element={<Navigate to={address} replace />} />
        <Route path="/admin/*" element={<AdminConsole catalogue={CATALOGUE} />} />
      </Routes>
    ),
    play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
      const canvas = within(canvasElement);
      const words = messages();
      await canvas.findByRole('heading', { level: 1, name: heading?.(words) ?? /./ }, { timeout: 5_000 });
      await act?.(canvas, words);
    },
  };
}
