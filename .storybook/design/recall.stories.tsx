/** A question from memory, as a mission opens: before and after an answer. */
import { expect, userEvent, within } from 'storybook/test';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { createHttpBackend } from '#engine/site/player-state/http-backend.ts';
import { createPlayer } from '#engine/site/player-state/player.ts';
import { RecallCard } from '#engine/site/recall/recall-card.tsx';
import { SiteContext } from '#engine/site/site-context.ts';
import type { ChoiceReply, SummaryQuestion } from '#schemas/summary.ts';
import preview from '../preview.tsx';

const ASKED: SummaryQuestion = {
  key: 'emaildetect',
  question:
    'Un fournisseur habituel vous écrit de sa vraie adresse et donne un nouveau RIB, « à utiliser dès ce soir ». Que faites-vous ?',
  options: [
    'Je réponds à son message pour qu’il confirme.',
    'J’appelle le numéro de sa fiche, celle que nous avions déjà.',
    'Je compare le logo et la signature avec ses messages d’avant.',
  ],
};
const REPLY: ChoiceReply = {
  right: false,
  answer: 1,
  because:
    'Une messagerie piratée écrit depuis la bonne adresse, et répond aussi. Le numéro que vous aviez déjà, lui, sonne ailleurs.',
};
const call: Call = async () => JSON.parse(JSON.stringify(REPLY));
const player = createPlayer({ call, local: memoryStorage(), tab: memoryStorage() });

const meta = preview.meta({
  title: 'Site/From memory',
  decorators: [
    (Story) => (
      <SiteContext value={{ player, backend: createHttpBackend(player) }}>
        <Story />
      </SiteContext>
    ),
  ],
});

const noop = () => undefined;
const render = () => (
  <RecallCard asked={ASKED} title="Est-ce bien Inès qui écrit ?" next="Le nouveau RIB" onAnswered={noop} onClose={noop} />
);
const play = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('radio', { name: /Je compare/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Répondre' }));
  await expect(await canvas.findByRole('button', { name: 'Ouvrir la mission' })).toBeVisible();
};

export const Asked = meta.story({ render });
export const Dark = meta.story({ render, globals: { theme: 'dark' } });
export const Answered = meta.story({ render, play });
export const OnAPhone = meta.story({ render, play, globals: { theme: 'dark', viewport: { value: 'narrow' } } });
