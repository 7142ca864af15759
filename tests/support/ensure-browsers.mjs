/** Installs missing browsers, and prints which browsers there are. */
import { ensureBrowsers } from './browser.mjs';

try {
  for (const browser of ensureBrowsers()) console.log(`Browser: ${browser}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
