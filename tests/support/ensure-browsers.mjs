/** Makes sure that there is a browser, and says which. */
import { ensureChromium } from './browser.mjs';

try {
  console.log(`Browser: ${ensureChromium()}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
