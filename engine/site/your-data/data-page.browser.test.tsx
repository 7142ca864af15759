/** /donnees: what the installation says of who is responsible for the data. */
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import type { RetentionReply } from '#schemas/players.ts';
import { createHttpBackend } from '../player-state/http-backend.ts';
import { createPlayer } from '../player-state/player.ts';
import { SiteContext } from '../site-context.ts';
import { DataPage } from './data-page.tsx';

let root: Root | undefined;
let host: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  host?.remove();
});

function show(reply: RetentionReply) {
  const call = (async () => reply) as Call;
  const player = createPlayer({ call, local: memoryStorage(), tab: memoryStorage() });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <SiteContext value={{ player, backend: createHttpBackend(player) }}>
      <MemoryRouter>
        <DataPage />
      </MemoryRouter>
    </SiteContext>,
  );
}

it('names controller, legal basis, recipients and contact, which is a link where it is an address', async () => {
  show({
    days: 180,
    auditDays: 365,
    controller: 'Brevelle SA, Strasbourg',
    contact: 'dpo@brevelle.example',
    legalBasis: 'intérêt légitime',
    recipients: 'l’hébergeur',
    sendsMail: false,
  });
  await expect.element(page.getByText('Responsable du traitement : Brevelle SA, Strasbourg')).toBeVisible();
  await expect.element(page.getByText('Base légale : intérêt légitime')).toBeVisible();
  await expect.element(page.getByText('Reçoivent aussi des données : l’hébergeur')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'dpo@brevelle.example' }))
    .toHaveAttribute('href', 'mailto:dpo@brevelle.example');
  await expect
    .element(page.getByText(/La fin de la campagne n’y change rien ; l’effacement de la session y met fin/))
    .toBeVisible();
  await expect.element(page.getByText(/180 jours après sa dernière activité/)).toBeVisible();
  await expect.element(page.getByText(/Chaque ligne en est effacée au bout de 365 jours/)).toBeVisible();
});

it('says nothing of what the installation leaves out', async () => {
  show({ days: null, auditDays: null, controller: null, contact: null, legalBasis: null, recipients: null, sendsMail: false });
  await expect.element(page.getByText(/^Tant que l’équipe d’animation n’efface pas la session/)).toBeVisible();
  for (const label of [/^Responsable du traitement/, /^Base légale/, /^Reçoivent aussi/, /^Protection des données/])
    expect(page.getByText(label).query()).toBeNull();
});

const NOTHING: RetentionReply = {
  ...{ days: 180, auditDays: 365, controller: null, contact: null, legalBasis: null, recipients: null },
  sendsMail: false,
};

it.each([
  ['no mail server and no recipient', NOTHING, true],
  ['a mail server', { ...NOTHING, sendsMail: true }, false],
  ['a recipient', { ...NOTHING, recipients: 'l’hébergeur' }, false],
])('says that nothing leaves the server only where that is so: %s', async (_case, reply, stays) => {
  show(reply);
  await expect.element(page.getByText(/180 jours après sa dernière activité/)).toBeVisible();
  expect(page.getByText(/rien ne part ailleurs/).query() !== null).toBe(stays);
  expect(page.getByText(/passent par un serveur de messagerie/).query() !== null).toBe(reply.sendsMail);
});

// The tables of `server/data-protection/data-protection.test.ts`.
it.each([
  ['allowed_players', /inscrit sur sa liste/],
  ['appointments', /rendez-vous pour revenir/],
  ['attestations', /l’attestation de participation/],
  ['campaign_attendances', /le jour de votre venue/],
  ['campaign_invitations', /de sa liste d’invités/],
  ['challenge_states', /pour chaque mission/],
  ['debrief_answers', /question du débriefing de la salle/],
  ['finale_votes', /votre avis sur chaque message/],
  ['judgements', /pris pour l’un ou pour l’autre/],
  ['mails', /une invitation ou un rappel/],
  ['participants', /le nom que vous portez au classement/],
  ['people', /responsable ou direction, langue, jour du départ/],
  ['personal_seats', /réservé un siège/],
  ['refused_logins', /ne vous laisse pas entrer/],
  ['retrieval_answers', /questions de mémoire/],
  ['return_invitations', /vous propose de revenir/],
  ['score_events', /ajoute ou vous retire/],
  ['session_events', /les messages que l’équipe d’animation vous envoie/],
  ['standings', /les points gagnés/],
  ['tokens', /en ligne/],
  ['waiting_people', /qu’on vous fasse entrer/],
])('tells what %s has of a person', async (_table, sentence) => {
  show(NOTHING);
  await expect.element(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible();
});
