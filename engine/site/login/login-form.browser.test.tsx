import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { WAITING_POLL_MS } from '#schemas/constants.ts';
import { createHttpBackend } from '../player-state/http-backend.ts';
import { createPlayer } from '../player-state/player.ts';
import { SiteContext } from '../site-context.ts';
import { LoginForm } from './login-form.tsx';

let root: Root | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  root?.unmount();
});

function show(call: Call, address = '/') {
  const player = createPlayer({ call, local: memoryStorage(), tab: memoryStorage() });
  const host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <StrictMode>
      <SiteContext value={{ player, backend: createHttpBackend(player) }}>
        <MemoryRouter initialEntries={[address]}>
          <LoginForm />
          <Address />
        </MemoryRouter>
      </SiteContext>
    </StrictMode>,
  );
  return player;
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}${hash}`}</output>;
}

const email = () => page.getByLabelText('Adresse e-mail professionnelle');
const code = () => page.getByLabelText('Code de session');

it('asks for what is missing without a call, and focuses it', async () => {
  show(() => Promise.reject(new Error('not expected')));
  await email().fill('a@b.fr');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Email et code sont requis.');
  await expect.element(code()).toHaveFocus();
  await expect.element(code()).toHaveAttribute('aria-invalid', 'true');
});

it('says what a browser minds of an address: that it is cut off, or has an accent', async () => {
  show(() => Promise.reject(new Error('not expected')));
  await code().fill('K7QF-2MXD');
  await email().fill('jérôme.martin@brevelle.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Cette adresse e-mail est incomplète, ou accentuée. Exemple');
});

it('leads on to the company’s account where the session wants it, with the code, whether an address was typed or not', async () => {
  const bodies: unknown[] = [];
  show(async (_method, _path, options) => {
    bodies.push(options?.body);
    throw new ApiError(403, 'Cette session se rejoint avec le compte de votre entreprise.', 'company-account', 'email');
  });
  await code().fill('K7QF-2MXD');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('/compte', { exact: true })).toBeInTheDocument();
  expect(bodies).toEqual([{ email: '', code: 'K7QF-2MXD' }]);
});

it('says under the form what the server refused, and keeps the input', async () => {
  show(() => Promise.reject(new ApiError(403, '')));
  await email().fill('a@b.fr');
  await code().fill('k7qf');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Cette session est fermée.');
  await expect.element(email()).toHaveValue('a@b.fr');
});

it('logs in with the code in upper case', async () => {
  const bodies: unknown[] = [];
  const answer: Record<string, unknown> = { token: 'tok', points: 0, completed: [] };
  const player = show(async <T,>(_method: string, _path: string, options?: { readonly body?: unknown }) => {
    if (options?.body) bodies.push(options.body);
    return answer as T;
  });
  await email().fill(' a@b.fr ');
  await code().fill('k7qf-2mxd');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => player.store.getState().loggedIn).toBe(true);
  expect(bodies).toEqual([{ email: 'a@b.fr', code: 'K7QF-2MXD' }]);
});

it('takes the code out of the link of an invitation, and the link out of the address', async () => {
  show(() => Promise.reject(new Error('not expected')), '/user-login?x=1#code=K7QF-2MXD');
  await expect.element(code()).toHaveValue('K7QF-2MXD');
  await expect.element(email()).toHaveFocus();
  await expect.element(page.getByRole('status', { name: 'Address' })).toHaveTextContent(/^\/user-login\?x=1$/);
});

it('asks for the personal code where the server does, and sends it along', async () => {
  const bodies: unknown[] = [];
  const player = show(async <T,>(_method: string, path: string, options?: { readonly body?: unknown }) => {
    if (path !== '/auth/login') return {} as T;
    bodies.push(options?.body);
    if (bodies.length === 1) throw new ApiError(403, 'Indiquez le code personnel.', 'personal-code-needed', 'personalCode');
    return { token: 'tok' } as T;
  });
  await email().fill('a@b.fr');
  await code().fill('K7QF-2MXD');
  expect(page.getByLabelText('Code personnel').query()).toBeNull();
  await userEvent.keyboard('{Enter}');
  const own = page.getByLabelText('Code personnel');
  await expect.element(own).toHaveFocus();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Indiquez le code personnel.');
  await own.fill(' abcd-23 ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => player.store.getState().loggedIn).toBe(true);
  expect(bodies.at(-1)).toEqual({ email: 'a@b.fr', code: 'K7QF-2MXD', personalCode: 'abcd-23' });
});

it('asks for patience while a login takes long, and no longer once it has failed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let refuse: (error: ApiError) => void = () => undefined;
  show(
    () =>
      new Promise((_resolve, reject) => {
        refuse = reject;
      }),
  );
  const patience = page.getByText('Restez sur cette page');
  await email().fill('a@b.fr');
  await code().fill('K7QF-2MXD');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Connexion…' })).toBeVisible();
  expect(patience.query()).toBeNull();
  await vi.advanceTimersByTimeAsync(4_000);
  await expect.element(page.getByRole('status').filter({ hasText: 'Restez sur cette page' })).toBeVisible();
  refuse(new ApiError(503, 'Vigie est très sollicitée.', 'busy'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Vigie est très sollicitée.');
  expect(patience.query()).toBeNull();
});

it('waits at the door, tries again by itself, and is in once a facilitator lets in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let door: ApiError | null = new ApiError(403, 'Vous êtes à la porte.', 'waiting');
  let tries = 0;
  const player = show(async <T,>(_method: string, path: string) => {
    if (path !== '/auth/login') return {} as T;
    tries += 1;
    if (door) throw door;
    return { token: 'tok' } as T;
  });
  await email().fill('ana@brevelle.example');
  await code().fill('K7QF-2MXD');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Vous êtes à la porte' })).toHaveFocus();
  await expect.element(page.getByRole('status').filter({ hasText: 'elle vous connectera' })).toBeVisible();
  await expect.element(email()).not.toBeVisible();
  await vi.advanceTimersByTimeAsync(WAITING_POLL_MS);
  await expect.poll(() => tries).toBe(2);
  door = new ApiError(0, '');
  await vi.advanceTimersByTimeAsync(WAITING_POLL_MS);
  await expect.poll(() => tries).toBe(3);
  door = null;
  await vi.advanceTimersByTimeAsync(WAITING_POLL_MS);
  await expect.poll(() => player.store.getState().loggedIn).toBe(true);
});

it('leaves the door for the form when the address is to be changed or was refused, with what was typed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let door = new ApiError(403, 'Vous êtes à la porte.', 'waiting');
  show(() => Promise.reject(door));
  const knock = async () => {
    await email().fill('ana@brevelle.example');
    await code().fill('K7QF-2MXD');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Vous êtes à la porte' })).toBeVisible();
  };
  await knock();
  await page.getByRole('button', { name: 'Changer d’adresse' }).click();
  await expect.element(email()).toHaveFocus();
  await expect.element(code()).toHaveValue('K7QF-2MXD');
  await knock();
  door = new ApiError(403, 'L’équipe d’animation n’a pas fait entrer cette adresse.', 'refused-at-the-door', 'email');
  await vi.advanceTimersByTimeAsync(WAITING_POLL_MS);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/n’a pas fait entrer/);
  await expect.element(email()).toHaveFocus();
});

it('says what a reload costs where the browser keeps nothing, and nothing elsewhere', async () => {
  const said = () => page.getByText(/Ce navigateur n’enregistre rien/);
  show(() => Promise.reject(new Error('not expected')));
  await expect.element(email()).toBeVisible();
  expect(said().query()).toBeNull();
  root?.unmount();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  show(() => Promise.reject(new Error('not expected')));
  await expect.element(said()).toBeVisible();
});
