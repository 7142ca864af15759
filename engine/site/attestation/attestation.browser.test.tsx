/** The attestation: asked for on the end page, read and verified by its code. */
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { onPaper } from '#engine/client/testing/media.ts';
import type { Attestation, OwnAttestation } from '#schemas/attestation.ts';
import { createHttpBackend } from '../player-state/http-backend.ts';
import { createPlayer } from '../player-state/player.ts';
import { SiteContext } from '../site-context.ts';
import { AttestationPage } from './attestation-page.tsx';
import { AttestationRequest } from './attestation-request.tsx';

const attestation: Attestation = {
  code: '7KQ2-MXDA-3RT9',
  name: 'Éloïse Dupont-Martin',
  session: 'Équipe achats',
  day: '2026-11-21',
  solved: 5,
  minutes: 42,
  issuedOn: '2026-11-22',
};

let root: Root | undefined;
let host: HTMLElement | undefined;
let calls: string[] = [];
beforeEach(() => {
  calls = [];
});
afterEach(() => {
  root?.unmount();
  host?.remove();
});

type Reply = Attestation | OwnAttestation | ApiError;

function show(content: React.ReactNode, reply: (call: string) => Reply, { at = '/attestation', width = '100%' } = {}) {
  const call = (async (method: string, path: string, options?: { readonly body?: unknown }) => {
    calls.push([`${method} ${path}`, options?.body && JSON.stringify(options.body)].filter(Boolean).join(' '));
    const answer = reply(`${method} ${path}`);
    if (answer instanceof ApiError) throw answer;
    return answer;
  }) as Call;
  const player = createPlayer({ call, local: memoryStorage(), tab: memoryStorage() });
  host = document.body.appendChild(document.createElement('div'));
  host.style.inlineSize = width;
  root = createRoot(host);
  root.render(
    <SiteContext value={{ player, backend: createHttpBackend(player) }}>
      <MemoryRouter initialEntries={[at]}>{content}</MemoryRouter>
    </SiteContext>,
  );
}

it('is verified by the code in the address, and shows what the paper says', async () => {
  show(<AttestationPage />, () => attestation, { at: '/attestation#7KQ2-MXDA-3RT9', width: '320px' });
  await expect.element(page.getByText('Cette attestation est authentique.')).toBeVisible();
  const paper = page.getByRole('article', { name: 'Attestation de participation' });
  for (const text of ['Éloïse Dupont-Martin', '« Équipe achats »', '21 novembre 2026', '7KQ2-MXDA-3RT9', '22 novembre 2026'])
    await expect.element(paper.getByText(text)).toBeVisible();
  // The number of solved missions, without the total.
  await expect.element(paper.getByText('5', { exact: true })).toBeVisible();
  await expect.element(paper.getByText(/sur 8/)).not.toBeInTheDocument();
  expect(calls).toEqual(['GET /attestations/7KQ2-MXDA-3RT9']);
  // The title is the default file name of a PDF.
  await expect.poll(() => document.title).toContain('Attestation de participation, Éloïse Dupont-Martin');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

it('dates the first of a month as French does', async () => {
  const first = { ...attestation, day: '2026-12-01', issuedOn: '2027-01-01' };
  show(<AttestationPage />, () => first, { at: '/attestation#7KQ2-MXDA-3RT9' });
  const paper = page.getByRole('article', { name: 'Attestation de participation' });
  for (const text of ['1er décembre 2026', '1er janvier 2027']) await expect.element(paper.getByText(text)).toBeVisible();
});

it('prints the paper alone, without a sheet before it and one behind it', async () => {
  const beside = document.body.appendChild(document.createElement('p'));
  beside.textContent = 'La salle avance.';
  onTestFinished(() => beside.remove());
  show(<AttestationPage />, () => attestation, { at: '/attestation#7KQ2-MXDA-3RT9' });
  const paper = page.getByRole('article', { name: 'Attestation de participation' });
  await expect.element(paper).toBeVisible();
  await onPaper();
  await expect.element(paper).toBeVisible();
  await expect.element(page.getByText('La salle avance.')).not.toBeVisible();
  // All printed elements have one CSS `page` name: where the name changes, a new sheet begins.
  expect(getComputedStyle(document.body).getPropertyValue('page')).toBe('attestation');
});

it('is looked for by the code that is typed, again when it is sent again', async () => {
  show(<AttestationPage />, () => new ApiError(404, 'Aucune attestation n’a ce code.', 'unknown-attestation'));
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect.element(page.getByText('Écrivez le code qui est sur l’attestation.')).toBeVisible();
  await userEvent.type(page.getByLabelText('Code de l’attestation'), 'aaaa bbbb cccc{Enter}');
  await expect.element(page.getByText('Aucune attestation n’a ce code.')).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect.poll(() => calls).toEqual(['GET /attestations/aaaa%20bbbb%20cccc', 'GET /attestations/aaaa%20bbbb%20cccc']);
});

it('of a deleted session is verified by its code and its name', async () => {
  const needed = new ApiError(403, 'La session de cette attestation a été supprimée.', 'name-needed', 'name');
  const other = new ApiError(404, 'L’attestation de ce code est à un autre nom.', 'other-name', 'name');
  let named: Attestation | ApiError = other;
  show(<AttestationPage />, (call) => (call.startsWith('POST') ? named : needed), {
    at: '/attestation#7KQ2-MXDA-3RT9',
    width: '320px',
  });
  await expect.element(page.getByText('La session de cette attestation a été supprimée.')).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier le nom' }).click();
  await expect.element(page.getByText('Écrivez le nom qui est sur l’attestation.')).toBeVisible();
  await userEvent.type(page.getByLabelText('Nom sur l’attestation'), 'Ana{Enter}');
  await expect.element(page.getByText('L’attestation de ce code est à un autre nom.')).toBeVisible();
  await expect.element(page.getByLabelText('Nom sur l’attestation')).toHaveFocus();
  named = attestation;
  await userEvent.fill(page.getByLabelText('Nom sur l’attestation'), 'eloise dupont martin');
  await page.getByRole('button', { name: 'Vérifier le nom' }).click();
  await expect.element(page.getByText('Cette attestation est authentique.')).toBeVisible();
  await expect.element(page.getByLabelText('Nom sur l’attestation')).not.toBeInTheDocument();
  expect(calls.at(-1)).toBe('POST /attestations/7KQ2-MXDA-3RT9/verification {"name":"eloise dupont martin"}');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

it('is asked for once the session is over, under the name that is typed', async () => {
  show(<AttestationRequest done={5} />, (call) => (call.startsWith('POST') ? attestation : { ready: true, attestation: null }));
  await page.getByRole('button', { name: 'Obtenir mon attestation' }).click();
  await expect.element(page.getByText('Écrivez le nom à imprimer.')).toBeVisible();
  await userEvent.type(page.getByLabelText('Nom à imprimer'), 'Éloïse Dupont-Martin{Enter}');
  const link = page.getByRole('link', { name: 'Ouvrir et imprimer' });
  await expect.element(link).toHaveAttribute('href', '/attestation#7KQ2-MXDA-3RT9');
  expect(calls.at(-1)).toBe('POST /me/attestation {"name":"Éloïse Dupont-Martin"}');
});

it('says what the server has against a name, beside the field', async () => {
  const refusal = new ApiError(400, 'N’écrivez pas d’adresse e-mail : elle serait imprimée.', 'invalid-name');
  show(<AttestationRequest done={5} />, (call) => (call.startsWith('POST') ? refusal : { ready: true, attestation: null }));
  await userEvent.type(page.getByLabelText('Nom à imprimer'), 'a@b.fr{Enter}');
  await expect.element(page.getByText(/elle serait imprimée/)).toBeVisible();
  await expect.element(page.getByLabelText('Nom à imprimer')).toHaveFocus();
});

it('is announced while the session goes on, and shown where there is one', async () => {
  show(<AttestationRequest done={5} />, () => ({ ready: false, attestation: null }));
  await expect.element(page.getByText(/une fois la session terminée/)).toBeVisible();
  root?.unmount();
  show(<AttestationRequest done={5} />, () => ({ ready: true, attestation }));
  await expect.element(page.getByText('7KQ2-MXDA-3RT9')).toBeVisible();
});

it('attests what was done, from one mission on', async () => {
  show(<AttestationRequest done={0} />, () => ({ ready: true, attestation: null }));
  await expect.element(page.getByText(/à partir d’une mission accomplie/)).toBeVisible();
  await expect.element(page.getByLabelText('Nom à imprimer')).not.toBeInTheDocument();
});
