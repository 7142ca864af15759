import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/colle-dans-l-ia/Particular' });
const challenge = { manifest, checker, scene };

/** Everything is struck and sent to the first assistant: it replies, and the player can take the marks back. */
const everythingStruck = (seed: string) =>
  practiceStory(challenge, {
    seed: seed.padEnd(32, '0'),
    play: async ({ canvas }) => {
      for (const passage of await canvas.findAllByRole('button', { pressed: false })) await userEvent.click(passage);
      await expect(canvas.queryAllByRole('button', { pressed: false })).toHaveLength(0);
      await userEvent.click((await canvas.findAllByRole('radio'))[0] ?? document.body);
      await userEvent.click(await canvas.findByRole('button', { name: 'Confier et envoyer' }));
      await canvas.findByRole('list', { name: 'La réponse' });
      await userEvent.click((await canvas.findAllByRole('button', { pressed: true }))[0] ?? document.body);
      await expect(canvas.getAllByRole('button', { pressed: false })).toHaveLength(1);
    },
  });

export const EverythingStruck = meta.story(everythingStruck('1'));
export const AnotherPaper = meta.story(everythingStruck('3'));
export const AThirdPaper = meta.story(everythingStruck('6'));

/** The player sends before choosing an assistant: the attempt does not count, and the choice of assistants has the focus. */
export const NoAssistant = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Confier et envoyer' }));
      await canvas.findByText('Choisissez à qui le confier avant d’envoyer.');
      await expect((await canvas.findAllByRole('radio'))[0]).toHaveFocus();
    },
  }),
);

/** At no width of the paper does a line begin with the comma that follows a passage. */
export const CommasStay = meta.story(
  practiceStory(challenge, {
    seed: '1'.padEnd(32, '0'),
    play: async ({ canvas }) => {
      const [passage] = await canvas.findAllByRole('button', { pressed: false });
      const paper = passage?.closest('section');
      if (!paper) throw new Error('there is no paper');
      const texts = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
      const commas: { readonly range: Range; readonly line: Element }[] = [];
      while (texts.nextNode()) {
        const { currentNode } = texts;
        const line = currentNode.parentElement?.closest('p');
        if (!line || !currentNode.textContent?.startsWith(',')) continue;
        const range = document.createRange();
        range.setStart(currentNode, 0);
        range.setEnd(currentNode, 1);
        commas.push({ range, line });
      }
      await expect(commas.length).toBeGreaterThan(0);
      paper.style.transition = 'none';
      const leading = [];
      for (let width = 220; width <= 640; width += 1) {
        paper.style.inlineSize = `${width}px`;
        for (const { range, line } of commas)
          if (range.getBoundingClientRect().left < line.getBoundingClientRect().left + 2)
            leading.push(`${width} px: ${line.textContent}`);
      }
      await expect(leading).toEqual([]);
    },
  }),
);
