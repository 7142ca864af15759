/** Stories for the states that every challenge has. Called by generated story files, not by authors. */
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createPracticeBackend } from '#engine/frame/backends/practice-backend.ts';
import { ChallengeSubPage } from '#engine/frame/challenge-sub-page.tsx';
import { exactPoints } from '#engine/frame/play/points-text.ts';
import type { PageDefinition } from '#engine/frame/scene/scene.ts';
import type { Artifacts } from '#engine/rules/checker.ts';
import { publicChallenge } from '#engine/rules/public-challenge.ts';
import { hintBoxOf, remainingPoints, toHundredths, toPoints } from '#engine/rules/scoring.ts';
import type { Explore, Solution } from '#engine/rules/solution.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import type { Answer } from '#schemas/challenges.ts';
import { type PracticeChallenge, practiceStory } from './practice-story.tsx';

/** The parts of a challenge, and its `solve.ts`. */
interface WholeChallenge extends PracticeChallenge {
  readonly solution: Solution;
}

/** Whether the element is fully inside the viewport, or fills most of it. */
function isInWindow(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const visible = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return visible >= Math.min(height - 1, 0.6 * window.innerHeight);
}

/** Fixed pieces of a message, between its placeholders, with spaces as a query normalises them. */
function piecesOf(text: string): string[] {
  return text.replace(/\s+/g, ' ').split(/\{\w+\}/);
}

const LAST_LABEL = 'Tous les indices sont affiches';
const NO_NETWORK = /^Le réseau ne répond pas\. Rien n’est perdu/;

/** Asserts that nothing overflows the right edge of the page, and names the elements that do. */
async function fitsTheWidth(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth > clientWidth ? [`${scrollWidth} px of ${clientWidth}`, ...innermostBeyond(clientWidth)] : []).toEqual(
    [],
  );
}

function innermostBeyond(edge: number): string[] {
  const beyond = (element: Element) => element.getBoundingClientRect().right > edge + 0.5;
  return [...document.querySelectorAll('body *')]
    .filter((element) => beyond(element) && ![...element.children].some(beyond))
    .map((element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${element.textContent}`.slice(0, 120),
    );
}

/** The right answer from the artifacts alone, as conformance computes it through the API. */
async function rightAnswerOf({ manifest, checker, solution }: WholeChallenge): Promise<Answer> {
  const backend = createPracticeBackend({ manifest, checker });
  const page = await backend.open(manifest.key);
  const subPages = await Promise.all(
    (manifest.pages ?? []).map(async ({ slug }) => [slug, (await backend.open(manifest.key, slug)).artifacts] as const),
  );
  const explore: Explore = async (answer) => (await backend.attempt(manifest.key, answer)).output;
  return solution.default(page.artifacts, Object.fromEntries(subPages), explore);
}

async function opened({ canvas }: { canvas: { findByRole: (role: string, options?: object) => Promise<HTMLElement> } }) {
  await canvas.findByRole('heading', { level: 2, name: /coup de pouce/ });
}

export function commonStories(challenge: WholeChallenge) {
  return { ...viewStories(challenge), ...helpStories(challenge), ...answerStories(challenge), ...networkStories(challenge) };
}

/** Stories without an answer: the mission as it opens, and as it opens once it is solved. */
function viewStories(challenge: WholeChallenge) {
  const { manifest } = challenge;
  return {
    firstView: practiceStory(challenge, { play: opened }),

    openedLater: practiceStory(challenge, {
      initial: { award: toHundredths(manifest.scoring.base) },
      play: async ({ canvas }) => {
        await canvas.findByRole('heading', { level: 2, name: 'Mission accomplie' });
        await canvas.findByText('Revoir la scène');
        await expect(canvas.queryByRole('button', { name: /^Afficher un indice/ })).toBeNull();
      },
    }),

    reveal: practiceStory(challenge, {
      initial: { award: toHundredths(manifest.scoring.base) },
      play: async ({ canvas }) => {
        await canvas.findByRole('heading', { level: 2, name: 'Ce qu’il faut retenir' });
        await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(4));
        await userEvent.click(await canvas.findByText('Revoir la scène'));
        await fitsTheWidth();
      },
    }),

    fitting: practiceStory(challenge, {
      play: async (stage) => {
        await opened(stage);
        // Fonts and sizes of the story settle after its first frame.
        await waitFor(fitsTheWidth);
      },
    }),
  };
}

function helpStories(challenge: WholeChallenge) {
  const { manifest, solution } = challenge;
  const box = hintBoxOf(manifest);
  const failures = manifest.learningMode?.after ?? 1;
  return {
    hints: practiceStory(challenge, {
      play: async ({ canvas }) => {
        for (let count = 1; count <= manifest.hints.length; count += 1) {
          const ask = await canvas.findByRole('button', { name: /^Afficher un indice/ });
          await userEvent.click(ask);
          await canvas.findByText(`Indices : ${count} / ${manifest.hints.length}`);
          await canvas.findByText(
            `Points restants : ${exactPoints(toPoints(remainingPoints(manifest, { hintsShown: count, failures: 0 })))} / ${exactPoints(box.base)}`,
          );
          const title = frenchSpaces(manifest.hints[count - 1]?.title ?? '');
          await canvas.findByRole('heading', { level: 3, name: title });
          await waitFor(() => {
            // While an iframe of the scene moves to its own process, it takes the focus from the window.
            if (!document.hasFocus()) ask.focus();
            return expect(ask).toHaveFocus();
          });
        }
        await expect(await canvas.findByRole('button', { name: LAST_LABEL })).toHaveAttribute('aria-disabled', 'true');
      },
    }),

    learningMode: practiceStory(challenge, {
      answers: Array.from({ length: failures }, () => solution.wrong),
      play: async ({ canvas }) => {
        await canvas.findByRole('heading', { level: 2, name: 'Mode apprentissage' });
      },
    }),
  };
}

function answerStories(challenge: WholeChallenge) {
  const { manifest, scene, solution } = challenge;
  return {
    wrongAnswer: practiceStory(challenge, {
      answers: [solution.wrong],
      play: async ({ canvas, onSolved }) => {
        const texts = Object.values(scene.messages).flatMap((message) => (message ? [piecesOf(message.text)] : []));
        // A message without fixed words consists of the output, which is not known here.
        const isTold = texts.some((pieces) => pieces.join('') === '');
        const notices = await canvas.findAllByText(
          (text: string, element: Element | null) =>
            texts.some((pieces) => pieces.join('') !== '' && pieces.every((piece) => text.includes(piece))) ||
            text.startsWith('Ce n’est pas la bonne') ||
            (isTold && text !== '' && element !== null && element.closest('[data-verdict] [role]') !== null),
        );
        await expect(notices.length).toBeGreaterThan(0);
        // The result of the attempt must be visible without scrolling.
        await waitFor(() => expect(notices.some(isInWindow)).toBe(true));
        await expect(onSolved).not.toHaveBeenCalled();
      },
    }),

    solved: practiceStory(challenge, {
      play: async ({ canvas, attempt, onSolved, onLeave }) => {
        await attempt(await rightAnswerOf(challenge));
        await waitFor(() => expect(onSolved).toHaveBeenCalledTimes(1));
        if (scene.messages.correct.alert) await userEvent.click(await canvas.findByRole('button', { name: 'J’ai compris' }));
        if (manifest.returnAfter === 0) await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
        else await userEvent.click(await canvas.findByRole('button', { name: 'Rester sur la page' }));
        await canvas.findByRole('heading', { level: 2, name: 'Ce qu’il faut retenir' });
      },
    }),
  };
}

function networkStories(challenge: WholeChallenge) {
  const { manifest, solution } = challenge;
  let cut = false;
  return {
    loading: practiceStory(challenge, {
      silent: ['open'],
      play: async ({ canvas }) => {
        await canvas.findByText('Chargement de la mission…');
      },
    }),

    unreachable: practiceStory(challenge, {
      failing: ['open'],
      play: async ({ canvas }) => {
        await canvas.findByRole('button', { name: 'Réessayer' });
      },
    }),

    offline: practiceStory(challenge, {
      failing: ['attempt', 'hint'],
      play: async ({ canvas, attempt, onSolved }) => {
        await attempt(solution.wrong);
        await canvas.findByText(NO_NETWORK);
        await userEvent.click(await canvas.findByRole('button', { name: /^Afficher un indice/ }));
        await waitFor(() => expect(canvas.getAllByText(NO_NETWORK)).toHaveLength(2));
        await canvas.findByText(`Indices : 0 / ${manifest.hints.length}`);
        await expect(onSolved).not.toHaveBeenCalled();
      },
    }),

    backOnline: practiceStory(challenge, {
      failing: () => (cut ? ['attempt'] : []),
      play: async ({ canvas, attempt, onSolved }) => {
        cut = true;
        const answer = await rightAnswerOf(challenge);
        await attempt(answer);
        await canvas.findByText(NO_NETWORK);
        cut = false;
        await attempt(answer);
        await waitFor(() => expect(onSolved).toHaveBeenCalledWith(manifest.scoring.base, expect.any(String)));
      },
    }),
  };
}

/** Story of a sub-page, with the artifacts of its slug. */
export function subPageStory({ manifest, checker }: PracticeChallenge, page: PageDefinition<Artifacts>, slug: string) {
  function Practice() {
    const [backend] = useState(() => createPracticeBackend({ manifest, checker }));
    return <ChallengeSubPage challenge={publicChallenge(manifest)} page={page} slug={slug} backend={backend} />;
  }
  return { render: () => <Practice /> };
}
