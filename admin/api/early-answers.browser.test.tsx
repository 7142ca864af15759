import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TOKEN } from '../testing/calls/sign-in.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';
import { DASHBOARD_FIRST, earlyAnswersScript } from './early-answers.ts';

const EARLY = ['/admin/me', ...DASHBOARD_FIRST].map((path) => `GET ${path}`);
const top = () => page.getByText('Top: ana@example.fr (12.25 points)');

beforeEach(() => {
  onTestFinished(() => {
    globalThis.earlyAnswers = undefined;
  });
});

/** Runs the inline script at a path, as the built page does before any other script. @param token stored admin token */
function runScript(path: string, token: string | null) {
  const before = location.href;
  history.replaceState(null, '', path);
  localStorage.clear();
  if (token !== null) localStorage.setItem('admin_token', token);
  const script = document.createElement('script');
  script.textContent = earlyAnswersScript('');
  document.head.append(script);
  script.remove();
  history.replaceState(null, '', before);
}

it('asks for what the desk begins with, which then asks for none of it again, until it refreshes', async () => {
  const server = startServer();
  runScript('/admin', TOKEN);
  expect(server.calls).toEqual(EARLY);
  renderConsole();
  await expect.element(top()).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'K7QF-2MXD' })).toBeVisible();
  expect(server.calls).toEqual(EARLY);
  await userEvent.click(page.getByRole('button', { name: 'Refresh', exact: true }).first());
  await expect.poll(() => server.calls.filter((call) => call === 'GET /admin/sessions')).toHaveLength(2);
});

it.each([
  ['/admin/report', TOKEN, ['GET /admin/me']],
  ['/admin', null, []],
])('asks for no more than the page at %s needs, signed in as %s', (path, token, asked) => {
  const server = startServer();
  runScript(path, token);
  expect(server.calls).toEqual(asked);
});

it('takes no answer to another sign-in', async () => {
  const server = startServer();
  globalThis.earlyAnswers = {
    token: 'another',
    answers: { '/admin/scores?limit=500&count=true': Promise.resolve(new Response('[]')) },
  };
  renderConsole();
  await expect.element(top()).toBeVisible();
  expect(server.calls).toContain('GET /admin/scores?limit=500&count=true');
});

it('asks again for what did not come', async () => {
  const server = startServer();
  const lost = Promise.reject<Response>(new TypeError('gone'));
  lost.catch(() => {});
  globalThis.earlyAnswers = { token: TOKEN, answers: { '/admin/scores?limit=500&count=true': lost } };
  renderConsole();
  await expect.element(top()).toBeVisible();
  expect(server.calls).toContain('GET /admin/scores?limit=500&count=true');
});
