/** The gesture at work stands among what the victory says to keep. */
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '#engine/ui/base.css';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import type { OpenedChallenge } from '#schemas/challenges.ts';
import { DebriefSteps } from './debrief-steps.tsx';

const debrief = {
  ...aManifest().debrief,
  gesture: {
    question: 'Un code est écrit au tableau. Que faites-vous ?',
    options: [
      { text: 'Je l’efface.', answer: 'Il ouvre encore.' },
      { text: 'Je préviens.', answer: 'Il est changé à midi.' },
    ],
  },
};
const opened: OpenedChallenge = { artifacts: {}, hints: [], failures: 0, solved: true, points: 4, debrief };

let root: Root | undefined;
let host: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  host?.remove();
});

it('asks among what to keep, and answers there', async () => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <DebriefSteps
      missionKey="sample"
      opened={opened}
      debrief={debrief}
      loadReveal={() => new Promise(() => {})}
      step={1}
      moved={false}
      onStep={() => {}}
    />,
  );
  await expect.element(page.getByText(debrief.tellAColleague)).toBeVisible();
  await page.getByText('Je préviens.').click();
  await expect.element(page.getByText('Il est changé à midi.')).toBeVisible();
});
