import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/url-parameters/Particular' });
const challenge = { manifest, checker, scene };

const visiting = (typed: string, seen: RegExp) =>
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      const own = window.location.href;
      const bar = await canvas.findByRole('textbox', { name: 'Adresse' });
      await userEvent.clear(bar);
      if (typed !== '') await userEvent.type(bar, typed);
      await userEvent.type(bar, '{Enter}');
      await canvas.findByText(seen);
      // Outside of its own address the scene must not change the frame's address.
      await expect(window.location.href).toBe(own);
    },
  });

export const DebugLog = meta.story(visiting('?debug=true&admin=0&id=1', /root est le compte 0/));
export const AdminOnly = meta.story(visiting('?debug=false&admin=1&id=1', /reste fermé/));
/** A changed number shows another person's account. */
export const SomebodyElse = meta.story(visiting('?debug=false&admin=0&id=2', /Nadia Kervella/));
export const ValuesNotUnderstood = meta.story(visiting('?debug=1&admin=oui&id=root', /un numéro de compte est attendu/));
export const NoOtherPage = meta.story(visiting('/admin', /qu’une page/));
/** Names in capitals are none of the three parameters: the address is reset, with a message. */
export const StartedAgain = meta.story(visiting('?DEBUG=TRUE', /adresse de départ/));
export const Emptied = meta.story(visiting('', /Visiteur/));

export const Unlocked = meta.story(visiting('?debug=true&admin=1&id=0', /^CTF\{[a-z_]+_[0-9a-f]{8}\}$/));

export const WrongFlagInPanel = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      const bar = await canvas.findByRole('textbox', { name: 'Adresse' });
      await userEvent.clear(bar);
      await userEvent.type(bar, '?debug=true&admin=1&id=0{Enter}');
      const flag = await canvas.findByRole('textbox', { name: 'Flag' });
      await userEvent.type(flag, 'CTF{{non}}{Enter}');
      await canvas.findByText(/Vérifiez le flag affiché ci-dessus/);
      await userEvent.clear(flag);
      await userEvent.type(flag, '{Enter}');
      await canvas.findByText(/Veuillez entrer un flag/);
    },
  }),
);
