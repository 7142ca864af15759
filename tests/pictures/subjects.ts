/** Which stories there are pictures of. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of every challenge: as it opens, and with all that follows a solve. */
export const OF_A_CHALLENGE = /^challenges-.+--(first-view|solved)$/;
/** Screens that many people see, and parts that many screens are made of. */
const SCREENS: readonly string[] = [
  'design-parts--buttons',
  'design-parts--fields',
  'design-parts--notices',
  'site-screens--hub-of-a-guest',
  'site-screens--hub-of-a-player',
  'site-screens--login',
  'site-coming-aboard--lobby-of-a-newcomer',
  'console-pages--desk',
  'console-pages--set-up',
  'console-pages--participants',
  'console-a-workshop--report',
  'console-room--full-house',
  'projector-screens--join',
  'projector-screens--board',
  'projector-screens--revealed',
];

/** Their ids, from a built Storybook. @throws when a screen that is named here is not in it */
export function subjectsOf(folder: string): string[] {
  const index: { readonly entries: Readonly<Record<string, unknown>> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  const lost = SCREENS.filter((id) => !(id in index.entries));
  if (lost.length > 0) throw new Error(`no such story: ${lost.join(', ')}. Mend the list in tests/pictures/subjects.ts`);
  return Object.keys(index.entries).filter((id) => OF_A_CHALLENGE.test(id) || SCREENS.includes(id));
}
