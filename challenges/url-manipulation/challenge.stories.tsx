import { userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/url-manipulation/Particular' });
const challenge = { manifest, checker, scene };

const visiting = (path: string, seen: RegExp) =>
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      const bar = await canvas.findByRole('textbox', { name: 'Adresse' });
      await userEvent.clear(bar);
      await userEvent.type(bar, `${path}{Enter}`);
      await canvas.findByText(seen);
    },
  });

/** The file robots.txt asks search engines not to visit some addresses, and so shows these to everybody. */
export const Robots = meta.story(visiting('/robots.txt', /Disallow/));

/** An address that does not exist. */
export const NotFound = meta.story(visiting('/secret', /Erreur 404/));

/** An address of another site: the drawn browser stays on its page, and says so. */
export const AnotherSite = meta.story(visiting('https://example.org/admin', /n’ouvre que ce site/));

/** The page's source, with the comment that was left in it. */
export const Source = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Code source' }));
      await canvas.findByText(/lien « admin » retiré/);
    },
  }),
);
