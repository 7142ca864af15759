/** A phone that is paired with one session after another. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Pairing, RemoteView } from '#schemas/remote.ts';
import { aClock } from '../testing/a-cockpit.ts';
import { renderConsole } from '../testing/render-console.tsx';

const room = (name: string) => page.getByRole('heading', { level: 1, name });
const openLink = (secret: string) => {
  window.location.hash = secret;
};

/** Opens the page of a phone that is paired with the session of the morning; `links` are the sessions of the other links. */
async function pairedPhone(links: Readonly<Record<string, string>>) {
  const seen: string[] = [];
  let answer: (reply: Response) => void = () => {};
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (address: string, { method, headers, body }: RequestInit) => {
    const name = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? '';
    if (address.endsWith('/remote/pair')) {
      const { secret }: Pairing = JSON.parse(String(body));
      const token = links[secret];
      return token === undefined
        ? Response.json({ message: 'This link has expired.', code: 'gone' }, { status: 410 })
        : Response.json({ token, expiresAt: aClock(0).now });
    }
    if (method === 'POST') return late;
    seen.push(name);
    const view: RemoteView = {
      name,
      language: 'en',
      expiresAt: aClock(90).now,
      room: aClock(1),
      selfPaced: name === 'At leisure',
      hintPolicy: 'table',
      people: 4,
      absent: 0,
      needs: [],
      needsCount: 0,
      debrief: null,
    };
    return Response.json(view);
  });
  const forgetLink = () => window.history.replaceState(null, '', window.location.pathname + window.location.search);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    forgetLink();
  });
  // The page is shared with other files, which may have left a fragment.
  forgetLink();
  renderConsole('/admin/remote', { token: null });
  localStorage.setItem('remote_token', 'Morning');
  await expect.element(room('Morning')).toBeVisible();
  return { seen, answer };
}

it('says that a link has expired, and offers no button for the session before', async () => {
  await pairedPhone({});
  openLink('expired');
  await expect.element(page.getByRole('alert')).toHaveTextContent('This link has expired.');
  await expect.element(room('Morning')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
});

it('gives no minutes to a session that nobody leads', async () => {
  await pairedPhone({ leisure: 'At leisure' });
  await expect.element(page.getByRole('button', { name: '+5 min' })).toBeVisible();
  openLink('leisure');
  await expect.element(room('At leisure')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '+5 min' })).not.toBeInTheDocument();
});

it('stays paired where a reply to the session before comes late', async () => {
  const { seen, answer } = await pairedPhone({ afternoon: 'Afternoon' });
  await userEvent.click(page.getByRole('button', { name: 'Pause' }));
  openLink('afternoon');
  await expect.element(room('Afternoon')).toBeVisible();
  const before = seen.length;
  answer(Response.json({ message: 'revoked', code: 'unauthorized' }, { status: 401 }));
  await expect.poll(() => seen.slice(before)).toContain('Afternoon');
  expect(localStorage.getItem('remote_token')).toBe('Afternoon');
  await expect.element(room('Afternoon')).toBeVisible();
});
