/** The walkthrough of every template (`challenges/_*`) solves its scene in a browser, by keyboard alone. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createPracticeBackend } from '#engine/frame/backends/practice-backend.ts';
import type { PracticeChallenge } from '#engine/frame/stories/practice-story.tsx';
import { mountChallenge } from '#engine/frame/testing/mount.ts';
import type { Artifacts, Checker } from '#engine/rules/checker.ts';
import type { KeyboardPlayer, Solution, Walkthrough } from '#engine/rules/solution.ts';
import { createVariant } from '#engine/rules/variant.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';

/** Files of all templates, by path: the default export of each, or all its exports. */
const manifests = import.meta.glob<ChallengeManifest>('../../../challenges/_*/manifest.json', { import: 'default' });
const checkers = import.meta.glob<Checker>('../../../challenges/_*/challenge.server.ts', { import: 'default' });
const scenes = import.meta.glob<PracticeChallenge['scene']>('../../../challenges/_*/challenge.tsx', { import: 'default' });
const solutions = import.meta.glob<Solution>('../../../challenges/_*/solve.ts');
const walkthroughs = import.meta.glob<Walkthrough<Artifacts>>('../../../challenges/_*/walkthrough.ts', { import: 'default' });

/** Maximum number of presses of Tab: more than any template has controls. */
const TABS = 60;

const player: KeyboardPlayer = {
  async reach(role, name) {
    const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
    await expect.element(target).toBeEnabled();
    for (let press = 0; press < TABS && target.element() !== document.activeElement; press += 1) await userEvent.tab();
    await expect.element(target).toHaveFocus();
  },
  press: (key) => userEvent.keyboard(key === 'Space' ? ' ' : `{${key}}`),
  // For `keyboard`, a bracket begins the name of a key; a doubled one is typed.
  type: (text) => userEvent.keyboard(text.replace(/[[{]/g, '$&$&')),
  async see(text) {
    await expect.element(page.getByText(text).first()).toBeVisible();
  },
  visit: () => Promise.reject(new Error('a scene alone has no other page')),
};

async function load<T>(files: Readonly<Record<string, () => Promise<T>>>, path: string): Promise<T> {
  const file = files[path];
  if (!file) throw new Error(`no ${path}`);
  return file();
}

async function kindIn(folder: string): Promise<PracticeChallenge> {
  const manifest = await load(manifests, `${folder}manifest.json`);
  const checker = await load(checkers, `${folder}challenge.server.ts`);
  return { manifest, checker, scene: await load(scenes, `${folder}challenge.tsx`) };
}

describe.each(Object.keys(manifests).map((path) => path.replace('manifest.json', '')))('%s', (folder) => {
  // The first test waits until the components of all scenes are compiled.
  it('is solved', { timeout: 60_000 }, async () => {
    const { manifest, checker, scene } = await kindIn(folder);
    const { default: solve } = await load(solutions, `${folder}solve.ts`);
    const walkthrough = await load(walkthroughs, `${folder}walkthrough.ts`);

    const backend = createPracticeBackend({ manifest, checker });
    const { artifacts } = await backend.open(manifest.key);
    const answer = await solve(artifacts, {}, async (step) => (await backend.attempt(manifest.key, step, 'key')).output);
    let award: number | undefined;
    const onSolved = (points: number) => {
      award = points;
    };
    const { unmount } = await mountChallenge({ manifest, checker, scene }, { onSolved });
    onTestFinished(unmount);
    await walkthrough(player, { answer, artifacts, pages: {} });
    await expect.poll(() => award).toBe(manifest.scoring.base);
  });
});

it.each(['feed', 'inspection'])('a %s takes whoever forgot a part of the answer to it', async (kind) => {
  const { unmount } = await mountChallenge(await kindIn(`../../../challenges/_${kind}/`));
  onTestFinished(unmount);
  const choices = page.getByRole('radio');
  await userEvent.click(choices.first());
  await userEvent.click(page.getByRole('button', { name: /^Valider/ }));
  await expect
    .poll(() => document.activeElement?.closest('li'))
    .toBe(choices.first().element().closest('li')?.nextElementSibling);
  expect(document.activeElement).toBeInstanceOf(HTMLInputElement);
});

describe('what was said is kept', () => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = (name: string) => userEvent.click(button(name));

  /** Opens a template; `reload` opens it again with its stored choices, as a reload of the page does. */
  async function inTab(kind: string, seed: string) {
    const challenge = await kindIn(`../../../challenges/_${kind}/`);
    let kept: unknown;
    const write = (next: unknown) => {
      kept = next;
    };
    const open = () => mountChallenge(challenge, { seed, choices: { read: () => kept, write } });
    let { unmount } = await open();
    onTestFinished(() => unmount());
    return {
      secrets: challenge.checker.secrets(createVariant(seed)),
      async reload() {
        unmount();
        ({ unmount } = await open());
      },
    };
  }

  it('in a conversation, until it has failed', async () => {
    const { reload } = await inTab('conversation', '9'.repeat(32));
    const reply = async () => {
      await userEvent.click(page.getByRole('radio').first());
      await press('Répondre');
    };
    await reply();
    await reload();
    await expect.element(button('Tout reprendre')).toBeVisible();
    for (let turn = 1; turn < 4; turn += 1) await reply();
    await reload();
    await press('Raccrocher');
    await expect.element(button('Reprendre l’appel')).toBeVisible();
    await reload();
    await expect.element(button('Répondre')).toBeVisible();
    expect(button('Tout reprendre').elements()).toEqual([]);
  });

  it('in a quiz, whose clock waits, until it has failed', async () => {
    const { secrets, reload } = await inTab('quiz', '9'.repeat(32));
    const [first, ...others]: readonly { readonly trusting: string }[] = Object(secrets).questions;
    await press('Commencer');
    await press(frenchSpaces(first?.trusting ?? ''));
    await reload();
    await press('Reprendre');
    for (const { trusting } of others) await press(frenchSpaces(trusting));
    await press('Valider mes réponses');
    await expect.element(button('Recommencer')).toBeVisible();
    await reload();
    await expect.element(button('Commencer')).toBeVisible();
  });
});
