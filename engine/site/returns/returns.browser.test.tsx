/** An appointment is kept, found again and withdrawn; its link opens a page that asks questions, and stores or deletes the answers. */
import { catalogue } from 'virtual:challenges/catalogue';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call, CallOptions } from '#engine/client/call.ts';
import type { Return } from '#schemas/returns.ts';
import { createHttpBackend } from '../player-state/http-backend.ts';
import { createPlayer } from '../player-state/player.ts';
import { SiteContext } from '../site-context.ts';
import { AppointmentSection } from './appointment-section.tsx';
import { ReturnPage } from './return-page.tsx';

const [mission] = catalogue;
if (!mission) throw new Error('there is nothing to play');

const WEEKS = { kind: 'weeks-3', dueOn: '2026-12-12', endsOn: '2026-12-26' } as const;
const MONTHS = { kind: 'months-3', dueOn: '2027-02-20', endsOn: '2027-03-06' } as const;
const [RIB, PRESSED] = ['Quand un RIB change, alors j’appelle.', 'Quand on me presse, alors je rappelle.'] as const;
const TOKEN = 'A'.repeat(43);

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly token: string | null | undefined;
}

let root: Root | undefined;
let host: HTMLElement | undefined;
let sent: Sent[] = [];
beforeEach(() => {
  localStorage.clear();
  sent = [];
});
afterEach(() => {
  root?.unmount();
  host?.remove();
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
});

type Reply = (method: string, path: string, body: unknown) => unknown;

function callOf(reply: Reply): Call {
  return (async (method: string, path: string, { body, token }: CallOptions<unknown> = {}) => {
    sent.push({ method, path, body, token });
    const answer = reply(method, path, body);
    if (answer instanceof Error) throw answer;
    return answer;
  }) as Call;
}

function show(call: Call, children: ReactNode) {
  const local = memoryStorage();
  local.write('token', 'tok');
  const player = createPlayer({ call, local, tab: memoryStorage() });
  player.restore();
  host = document.body.appendChild(document.createElement('div'));
  host.style.inlineSize = '320px';
  root = createRoot(host);
  root.render(
    <SiteContext value={{ player, backend: createHttpBackend(player) }}>
      <MemoryRouter initialEntries={[`/retour${window.location.hash}`]}>{children}</MemoryRouter>
    </SiteContext>,
  );
}

it('tells what the campaign announces, and sends nothing to who declines', async () => {
  const campaign = [
    { ...WEEKS, state: 'announced' },
    { ...MONTHS, state: 'announced' },
  ];
  const call = callOf((method) => {
    if (method === 'GET') return { appointments: [], offered: [], campaign };
    if (method === 'DELETE') campaign[0] = { ...WEEKS, state: 'declined' };
    return undefined;
  });
  show(call, <AppointmentSection intentions={[]} />);
  await expect
    .element(page.getByText(/^Un e-mail trois semaines après votre venue, à partir du samedi\s12\sdécembre/))
    .toBeVisible();
  expect(host?.textContent).not.toContain('rien ne vous sera envoyé');
  await page.getByRole('button', { name: 'Ne pas m’écrire trois semaines après votre venue' }).click();
  await expect.element(page.getByText(/^C’est noté/)).toHaveFocus();
  await expect.element(page.getByText('Pas d’e-mail trois semaines après votre venue.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ne pas m’écrire trois mois après votre venue' })).toBeVisible();
  expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual(['/me/appointments/weeks-3']);
  expect(host?.scrollWidth).toBeLessThanOrEqual(320);
});

it('keeps an appointment with the chosen intention, and a retry sends the same token', async () => {
  let kept: object | null = null;
  let failures = 1;
  const call = callOf((method, path, body) => {
    if (method === 'GET') return { appointments: kept ? [kept] : [], offered: kept ? [MONTHS] : [WEEKS, MONTHS], campaign: [] };
    if (method === 'DELETE') {
      kept = null;
      return undefined;
    }
    if (path !== '/me/appointments') return {};
    if (failures-- > 0) return new ApiError(0, '', 'network');
    kept = { ...WEEKS, intention: (body as { intention: string }).intention };
    return kept;
  });
  show(call, <AppointmentSection intentions={[RIB, PRESSED]} />);
  await page.getByRole('heading', { name: /Revenir plus tard/ }).click();
  await page.getByRole('combobox', { name: /Quelle intention/ }).selectOptions(PRESSED);
  const weeks = page.getByRole('button', { name: /dans trois semaines, le samedi\s12\sdécembre/ });
  await weeks.click();
  await expect.element(page.getByText(/Le réseau ne répond pas/)).toBeVisible();
  await weeks.click();
  await expect.element(page.getByRole('heading', { level: 3, name: /Rendez-vous le samedi/ })).toBeVisible();
  await expect.element(page.getByText(/^Rendez-vous pris\./)).toHaveFocus();
  const posts = sent.filter(({ method }) => method === 'POST');
  expect(posts).toHaveLength(2);
  expect(posts[0]?.body).toEqual(posts[1]?.body);
  const { token } = Object(posts[0]?.body);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(posts[0]?.body).toMatchObject({ kind: 'weeks-3', intention: PRESSED });
  await expect.element(page.getByRole('textbox', { name: /Mon lien/ })).toHaveValue(`${window.location.origin}/retour#${token}`);
  const file = page.getByRole('link', { name: 'Ajouter à mon agenda' });
  const content = decodeURIComponent(file.element().getAttribute('href') ?? '').replaceAll('\r\n ', '');
  expect(content).toContain('SUMMARY:Quand on me presse\\, alors je rappelle.');
  expect(content).toContain(`/retour#${token}`);
  expect(file.element().getAttribute('download')).toBe('retour-2026-12-12.ics');
  expect(host?.scrollWidth).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Retirer ce rendez-vous' }).click();
  await expect.element(page.getByText(/^Rendez-vous retiré/)).toHaveFocus();
  await expect.element(weeks).toBeVisible();
  expect(localStorage.getItem('return_tokens')).toBe('{}');
});

it('keeps an appointment without the only intention, which stays in this browser', async () => {
  const call = callOf((method) => (method === 'GET' ? { appointments: [], offered: [WEEKS], campaign: [] } : {}));
  show(call, <AppointmentSection intentions={[RIB]} />);
  await page.getByRole('heading', { name: /Revenir plus tard/ }).click();
  const choice = page.getByRole('combobox', { name: /Quelle intention/ });
  await expect.element(choice).toHaveAccessibleDescription(/gardée sur le serveur/);
  await choice.selectOptions('Aucune');
  await page.getByRole('button', { name: /dans trois semaines/ }).click();
  await expect.poll(() => sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ intention: null });
});

it('says of each withdrawal that it was done', async () => {
  let kept = [WEEKS, MONTHS].map((one) => ({ ...one, intention: null }));
  const call = callOf((method, path) => {
    if (method === 'GET') return { appointments: kept, offered: [], campaign: [] };
    if (method === 'DELETE') kept = kept.filter(({ kind }) => !path.endsWith(kind));
    return undefined;
  });
  show(call, <AppointmentSection intentions={[]} />);
  const cards = page.getByRole('heading', { level: 3, name: /Rendez-vous le/ });
  await expect.poll(() => cards.elements()).toHaveLength(2);
  await page.getByRole('button', { name: 'Retirer ce rendez-vous' }).first().click();
  await expect.element(page.getByText(/^Rendez-vous retiré/)).toHaveFocus();
  kept.push({ ...WEEKS, intention: null });
  await page.getByRole('button', { name: 'Retirer ce rendez-vous' }).first().click();
  await expect.poll(() => sent.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
  await expect.element(page.getByText(/^Rendez-vous retiré/)).toHaveFocus();
});

it('shows the link where the day has changed since the offer, and a later session of the same address no link but its own', async () => {
  let kept: object | null = null;
  const call = callOf((method) => {
    if (method === 'GET') return { appointments: kept ? [kept] : [], offered: kept ? [] : [WEEKS], campaign: [] };
    kept = { ...WEEKS, dueOn: '2026-12-13', intention: null };
    return kept;
  });
  show(call, <AppointmentSection intentions={[]} />);
  await page.getByRole('heading', { name: /Revenir plus tard/ }).click();
  await page.getByRole('button', { name: /dans trois semaines/ }).click();
  await expect.element(page.getByRole('textbox', { name: /Mon lien/ })).toBeVisible();
  root?.unmount();
  kept = { ...WEEKS, dueOn: '2026-12-20', intention: null };
  show(call, <AppointmentSection intentions={[]} />);
  await expect.element(page.getByText(/Le lien est dans votre agenda/)).toBeVisible();
});

it('says where the link is that another browser drew', async () => {
  const call = callOf(() => ({ appointments: [{ ...WEEKS, intention: null }], offered: [], campaign: [] }));
  show(call, <AppointmentSection intentions={[]} />);
  await expect.element(page.getByText(/Le lien est dans votre agenda/)).toBeVisible();
});

const opened: Return = {
  ...WEEKS,
  state: 'open',
  session: 'Atelier des achats',
  intention: RIB,
  outcome: null,
  missions: [],
  questions: [
    { key: mission.key, question: 'Que faites-vous ?', options: ['J’attends.', 'Je préviens.', 'Je clique.'], reply: null },
  ],
};

it('asks from memory and looks at the intention again, with the token of the link, which leaves the address', async () => {
  window.history.replaceState(null, '', `#${TOKEN}`);
  const call = callOf((method) =>
    method === 'GET'
      ? opened
      : method === 'POST'
        ? { right: true, answer: 1, because: 'Tôt limite tout.', chosen: 1 }
        : undefined,
  );
  show(call, <ReturnPage call={call} />);
  await page.getByRole('radio', { name: 'Je préviens.' }).click();
  expect(window.location.hash).toBe('');
  await page.getByRole('button', { name: 'Répondre' }).click();
  await expect.element(page.getByText(/C’est cela\. Tôt limite tout/)).toBeVisible();
  await page.getByRole('radio', { name: 'En partie' }).click();
  await page.getByRole('button', { name: 'Noter' }).click();
  await expect.element(page.getByText(/C’est noté/)).toBeVisible();
  const own = sent.filter(({ path }) => path.startsWith('/return'));
  expect(own.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', '/return', undefined],
    ['POST', `/return/questions/${mission.key}`, { choice: 1 }],
    ['PUT', '/return/outcome', { outcome: 'partly' }],
  ]);
  expect(new Set(own.map(({ token }) => token))).toEqual(new Set([TOKEN]));
  expect(host?.scrollWidth).toBeLessThanOrEqual(320);
});

it('opens the return of another link that is opened in the page itself', async () => {
  window.history.replaceState(null, '', `#${TOKEN}`);
  const call = callOf((method) => (method === 'GET' ? opened : undefined));
  show(
    call,
    <>
      <ReturnPage call={call} />
      <Link to={`/retour#${'B'.repeat(43)}`}>Un autre lien</Link>
    </>,
  );
  await page.getByRole('button', { name: 'Retirer ce rendez-vous' }).click();
  await expect.element(page.getByText(/Ce rendez-vous est effacé/)).toBeVisible();
  await page.getByRole('link', { name: 'Un autre lien' }).click();
  await expect.element(page.getByText('Que faites-vous ?')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ method: 'GET', path: '/return', token: 'B'.repeat(43) });
  expect(page.getByText(/Ce rendez-vous est effacé/).elements()).toEqual([]);
});

it('opens a mission with the token of the link, and leads back to the list, which is read again', async () => {
  window.history.replaceState(null, '', `#${TOKEN}`);
  const call = callOf((method, path) => {
    if (path.startsWith('/return/challenges/')) return new ApiError(403, 'Ce retour est terminé.', 'return-over');
    const before = sent.filter((one) => one.method === method && one.path === path).length;
    return { ...opened, missions: [{ key: mission.key, solved: before > 1 }] };
  });
  show(call, <ReturnPage call={call} />);
  await expect.element(page.getByText('Celle qui avait le plus résisté, tirée de nouveau.')).toBeVisible();
  await page.getByRole('link', { name: `Rejouer ${mission.title}` }).click();
  await expect.element(page.getByText('Ce retour est terminé.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mon retour' })).not.toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ method: 'GET', path: `/return/challenges/${mission.key}`, token: TOKEN });
  await page.getByRole('link', { name: 'Revenir à mon retour' }).click();
  await expect.element(page.getByRole('listitem').filter({ hasText: mission.title })).toHaveTextContent(/réussie/);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mon retour' })).toHaveFocus();
});

it('shows again what was answered before, and is withdrawn with one press', async () => {
  window.history.replaceState(null, '', `#${TOKEN}`);
  const reply = { right: false, answer: 1, because: 'Tôt limite tout.', chosen: 2 };
  const call = callOf((method) =>
    method === 'GET'
      ? { ...opened, outcome: 'held', questions: opened.questions.map((question) => ({ ...question, reply })) }
      : undefined,
  );
  show(call, <ReturnPage call={call} />);
  await expect.element(page.getByRole('radio', { name: 'Je clique.' })).toBeDisabled();
  await expect.element(page.getByText(/Plutôt.*Je préviens/)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Tenue' })).toBeChecked();
  await page.getByRole('button', { name: 'Retirer ce rendez-vous' }).click();
  await expect.element(page.getByText(/Ce rendez-vous est effacé/)).toBeVisible();
  expect(page.getByText('Que faites-vous ?').elements()).toEqual([]);
});

it.each([
  [{ ...opened, state: 'early', questions: [] }, /s’ouvre le samedi\s12\sdécembre/],
  [{ ...opened, state: 'over', questions: [] }, /jusqu’au samedi\s26\sdécembre.*terminé/],
  [new ApiError(401, 'Ce lien n’ouvre aucun retour.', 'return-needed'), /n’ouvre aucun retour/],
])('says why there is nothing to do', async (reply, text) => {
  window.history.replaceState(null, '', `#${TOKEN}`);
  const call = callOf(() => reply);
  show(call, <ReturnPage call={call} />);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByRole('button', { name: 'Réessayer' }).elements()).toEqual([]);
});
