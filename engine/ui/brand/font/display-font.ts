import file from './bricolage-grotesque.woff2';

/**
 * Fetches the display font, and shows it once it is there. Called when a page is alive: in a style sheet, the font would share a slow
 * line with the script, and the login form could be used 80 ms later.
 */
export async function showDisplayFont(): Promise<void> {
  try {
    const font = new FontFace('Bricolage Grotesque', `url(${file})`, { weight: '500 800' });
    document.fonts.add(await font.load());
  } catch {
    // The fallback of the same widths stays.
  }
}
