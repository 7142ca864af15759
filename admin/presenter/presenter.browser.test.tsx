/** The presenter's page: the proposed missions with reasons, then the projected slide, the next slide and the answers of phones. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarrier } from '../../tests/support/expect-no-barrier.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { aDebrief, aDeck } from '../testing/stand-in-debrief.ts';
import { startServer } from '../testing/stand-in-server.ts';

const PATH = '/admin/sessions/s1/presenter';
const MOVES = 'POST /admin/sessions/s1/debrief';

/** Opens the presenter's page with the deck at this position. */
function present(position: number, role: 'facilitator' | 'observer' = 'facilitator') {
  const server = startServer({ role });
  server.data.debrief = aDebrief(aDeck(position));
  renderConsole(PATH);
  return server;
}
type Server = ReturnType<typeof present>;
const moves = ({ calls }: Server): unknown[] =>
  calls.filter((call) => call.startsWith(MOVES)).map((call) => JSON.parse(call.slice(MOVES.length)));
const wall = () => page.getByRole('region', { name: 'On the wall now' });

it('says why each mission is proposed, and opens the chosen ones on the wall', async () => {
  const server = startServer();
  renderConsole('/admin/sessions/s1/room');
  await userEvent.click(page.getByRole('link', { name: 'Debrief' }));
  await expect.element(page.getByText(/^7 of the 12 people who tried made the same mistake/)).toBeVisible();
  await expect.element(page.getByText('2 of the 9 people who tried solved it.')).toBeVisible();
  await expectNoBarrier();
  await userEvent.click(page.getByRole('checkbox', { name: 'Le nouveau RIB' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Le tri de 9 h' }));
  await expect.element(page.getByText('Tick one mission at least.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open it on the wall' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(page.getByRole('checkbox', { name: 'Le tri de 9 h' }));
  await userEvent.click(page.getByRole('button', { name: 'Open it on the wall' }));
  await expect.element(wall().getByText('Le tri de 9 h')).toBeVisible();
  expect(moves(server)).toEqual([{ action: 'open', missions: ['tri-de-9h'] }]);
  const title = page.getByRole('heading', { level: 1, name: 'Debrief' });
  await expect.element(title).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Close the debrief' }));
  await expect.element(page.getByRole('button', { name: 'Open it on the wall' })).toBeVisible();
  await expect.element(title).toHaveFocus();
});

it('waits for the end of the session', async () => {
  const server = startServer();
  server.data.debrief = { ...aDebrief(), over: false };
  renderConsole(PATH);
  await expect.element(page.getByText('The debrief opens once the session has ended.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open it on the wall' })).not.toBeInTheDocument();
});

it('shows the slide, the next one, why, the notes and the time, and moves by buttons, keys and the overview', async () => {
  const server = present(1);
  await expect.element(wall().getByText('Le nouveau RIB')).toBeVisible();
  await expect.element(wall().getByText(/Un message demandait un virement/)).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Next' }).getByText('Notre erreur la plus fréquente')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Your notes' }).getByText(/7 of the 12 people/)).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Time left' }))
    .toHaveTextContent(/Debrief 1[12]:\d\d.*Workshop over for/);
  await userEvent.click(page.getByRole('button', { name: 'Next', exact: true }));
  await expect.element(wall().getByText('7 of 12')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(wall().getByText('Que faire d’un virement urgent ?')).toBeVisible();
  await userEvent.keyboard('{PageUp}');
  await expect.element(wall().getByText('Notre erreur la plus fréquente')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^The answer ?, Le tri/ }));
  await expect.element(page.getByText('9 of 10', { exact: true })).toBeVisible();
  expect(moves(server)).toEqual([
    { action: 'next', from: 1 },
    { action: 'next', from: 2 },
    { action: 'previous', from: 3 },
    { action: 'go', position: 9 },
  ]);
});

it('moves nothing by the keys that scroll the guide', async () => {
  const server = present(1);
  await expect.element(wall().getByText('Le nouveau RIB')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Guide' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{PageDown}{ArrowRight}{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(wall().getByText('Notre erreur la plus fréquente')).toBeVisible();
  expect(moves(server)).toEqual([{ action: 'next', from: 1 }]);
});

it('counts the phones’ answers as they come', async () => {
  const server = present(3);
  await expect.element(page.getByText('9 of 12 have answered')).toBeVisible();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Rappeler un numéro connu' }))
    .toHaveTextContent(/\(right\).*5$/);
  server.data.debrief = aDebrief({ ...aDeck(3), answered: 10, votes: [3, 6, 1] });
  await expect.element(page.getByText('10 of 12 have answered'), { timeout: 5_000 }).toBeVisible();
  server.data.debrief = aDebrief({ ...aDeck(3), answered: 2, votes: null });
  await expect.element(page.getByText('The parts are shown from three answers on.'), { timeout: 5_000 }).toBeVisible();
  await expectNoBarrier();
});

it('says that nothing moved, and may be tried again', async () => {
  const server = present(1);
  server.fail(MOVES, 503);
  await userEvent.click(page.getByRole('button', { name: 'Next', exact: true }));
  await expect.element(page.getByText('Nothing has moved: refused for the test.')).toBeVisible();
  await expect.element(wall().getByText('Le nouveau RIB')).toBeVisible();
});

it('lets an observer read along, without moving anything', async () => {
  const server = present(1, 'observer');
  await expect.element(wall().getByText('Le nouveau RIB')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Next', exact: true })).not.toBeInTheDocument();
  expect(moves(server)).toEqual([]);
});

it.each(['light', 'dark'])('fits a telephone and passes axe in the %s theme', async (theme) => {
  await page.viewport(320, 640);
  document.documentElement.dataset['theme'] = theme;
  onTestFinished(async () => {
    delete document.documentElement.dataset['theme'];
    await page.viewport(1280, 800);
  });
  present(4);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect.element(next).toBeInViewport();
  await vi.waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320));
  expect(next.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await expectNoBarrier();
});

it('hides a name from the wall by one press', async () => {
  const server = present(1);
  const title = page.getByText('Names on the wall');
  await userEvent.click(title);
  const [first] = server.data.participants.filter(({ name }) => name !== null);
  await userEvent.click(page.getByRole('button', { name: `Hide ${first?.name}` }));
  await expect.element(page.getByText(`“${first?.name}” is hidden.`)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show again Dauphin 44' })).toBeVisible();
  expect(server.calls).toContain(`PATCH /admin/participants/${first?.id} {"nameHidden":true}`);
  await expectNoBarrier();
});

it('offers an observer no name to hide', async () => {
  present(1, 'observer');
  await expect.element(wall()).toBeVisible();
  expect(page.getByText('Names on the wall').query()).toBeNull();
});
