/** Content that players read before acting: one line on a phone, in full on wider screens and after the solve. */
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AnswerForm } from '#engine/frame/play/answer-form.tsx';
import { type Mounted, mountChallenge } from '#engine/frame/testing/mount.ts';
import { type Artifacts, defineChecker } from '#engine/rules/checker.ts';
import { correct, incorrect } from '#engine/rules/judgement.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import { FoldedOnPhone } from './folded-on-phone.tsx';
import { defineScene } from './scene.ts';

const checker = defineChecker({
  secrets: () => ({}),
  artifacts: () => ({}),
  check: (answer) => (answer === 'PHARE' ? correct() : incorrect()),
});
const scene = defineScene<Artifacts, string>({
  Scene: () => (
    <>
      <FoldedOnPhone icon={null} title="La lettre" preview="de la capitainerie">
        <p>Le mot est PHARE.</p>
      </FoldedOnPhone>
      <FoldedOnPhone icon={null} title="Le registre" preview="des entrées" inLowWindow>
        <p>Huit navires.</p>
      </FoldedOnPhone>
      <AnswerForm label="Mot" />
    </>
  ),
  messages: { correct: { tone: 'success', text: 'Gagné.' }, incorrect: { tone: 'danger', text: 'Raté.' } },
});

let mounted: Mounted;
afterEach(async () => {
  mounted.unmount();
  await page.viewport(1280, 800);
});

async function open(width: number, height: number) {
  await page.viewport(width, height);
  mounted = await mountChallenge({ manifest: aManifest({}), checker, scene });
  await expect.element(page.getByRole('textbox', { name: 'Mot' })).toBeVisible();
}
const letter = page.getByText('Le mot est PHARE.');
const line = page.getByText('La lettre');

it('is one line on a phone, opened by the keyboard, and stands whole once the challenge is solved', async () => {
  await open(390, 844);
  await expect.element(letter).not.toBeVisible();
  await expect.element(page.getByText('de la capitainerie')).toBeVisible();
  line.element().closest('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(letter).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(letter).not.toBeVisible();
  await page.getByRole('textbox', { name: 'Mot' }).fill('PHARE');
  await userEvent.keyboard('{Enter}');
  await expect.element(letter).toBeVisible();
  expect(line.elements()).toHaveLength(0);
});

it('stands as it is on a wider screen', async () => {
  await open(768, 1024);
  await expect.element(letter).toBeVisible();
  await expect.element(page.getByText('Huit navires.')).toBeVisible();
  expect(line.elements()).toHaveLength(0);
});

it('is one line in the low window of a laptop, too, where it says so', async () => {
  await open(1366, 620);
  await expect.element(letter).toBeVisible();
  await expect.element(page.getByText('Huit navires.')).not.toBeVisible();
  await expect.element(page.getByText('des entrées')).toBeVisible();
});
