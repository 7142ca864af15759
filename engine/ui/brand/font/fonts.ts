/**
 * The two faces of the product, fetched by script: in a style sheet, a font would share a slow line with the files that make the page
 * usable.
 */
import text from './atkinson-hyperlegible-next.woff2';
import display from './bricolage-grotesque.woff2';

/**
 * Fetches the display face, and shows it once it is there. Called when a page is hydrated: an earlier call would delay the login form of
 * the first visit by 80 ms.
 */
export const showDisplayFont = shownOnce('Bricolage Grotesque', display, '500 800');

/**
 * Like `showDisplayFont`, for the text face. Called once somebody plays or signs in: the first visit does not load it (design, section 7).
 */
export const showTextFont = shownOnce('Atkinson Hyperlegible Next', text, '400 700');

function shownOnce(family: string, file: string, weight: string): () => Promise<void> {
  let shown: Promise<void> | undefined;
  const show = async () => {
    try {
      const font = new FontFace(family, `url(${file})`, { weight });
      document.fonts.add(await font.load());
    } catch {
      // The fallback of the same widths stays.
    }
  };
  return () => (shown ??= show());
}
