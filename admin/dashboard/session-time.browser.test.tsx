import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pressMore } from '../testing/more-actions.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = () => page.getByRole('row', { name: 'K7QF-2MXD' });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 500).toISOString();

async function openTime() {
  await pressMore('K7QF-2MXD');
  await userEvent.click(page.getByRole('button', { name: 'Time of session K7QF-2MXD' }));
  return page.getByRole('dialog', { name: 'Time of K7QF-2MXD' });
}

describe('the time of a session on the desk', () => {
  afterEach(() => vi.useRealTimers());

  it('stands in its row with the people, counts down by the server’s clock, and asks nobody for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    // The server is ten minutes ahead of this browser.
    const now = new Date(Date.now() + 600_000).toISOString();
    const server = startServer({ rooms: { s1: { room: { now, closesAt: inMinutes(16) }, present: 12, expected: 20 } } });
    renderConsole();
    await expect.element(row()).toHaveTextContent(/Running, [56]:\d\d left12 \/ 2012 people, 20 invited/);
    // Without auto refresh: waiting for an element advances the fake clock, on a busy machine as far as the next refresh.
    await userEvent.click(page.getByRole('button', { name: 'Auto refresh ON' }));
    server.calls.length = 0;
    const left = () => {
      const [, minutes, seconds] = /Running, (\d):(\d\d) left/.exec(row().element().textContent ?? '') ?? [];
      return Number(minutes) * 60 + Number(seconds);
    };
    const before = left();
    await vi.advanceTimersByTimeAsync(3_000);
    await expect.poll(left).toBeLessThanOrEqual(before - 3);
    expect(server.calls).toEqual([]);
  });

  it('tells an end that is months away in days, with its date, in both languages', async () => {
    const closesAt = new Date(Date.now() + 91.5 * 86_400_000).toISOString();
    startServer({ rooms: { s1: { room: { closesAt } } } });
    renderConsole();
    await expect.element(row()).toHaveTextContent(/Running, 91 days left \(until \w+ \d+ \w+ \d{4} \d\d:\d\d\)/);
    await userEvent.click(page.getByRole('button', { name: /^Français/ }));
    await expect.element(row()).toHaveTextContent(/En cours, encore 91\sjours \(jusqu’au \S+ \d+ \S+ \d{4} \d\d:\d\d\)/);
  });

  it('of a self-paced session has neither minutes to add nor boards to freeze, and says why', async () => {
    const closesAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
    startServer({ setups: { s1: { closesAt } }, rooms: { s1: { room: { closesAt } } } });
    renderConsole();
    const dialog = await openTime();
    await expect.element(dialog.getByText(/^Self-paced: nobody waits/)).toBeVisible();
    for (const name of ['+5 min', 'Freeze the boards', 'Freeze']) await expect.element(button(name)).not.toBeInTheDocument();
    await expect.element(button('Pause')).toBeVisible();
  });

  it('of a self-paced session that has ended gives no minutes more', async () => {
    const closesAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const ended = { phase: 'ended', endedAt: new Date().toISOString(), closesAt } as const;
    startServer({ setups: { s1: { closesAt } }, rooms: { s1: { room: ended } } });
    renderConsole();
    await openTime();
    await expect.element(button('Archive')).toBeVisible();
    await expect.element(button('+5 min')).not.toBeInTheDocument();
  });

  it('warns, before an end, of the invited who have not come', async () => {
    startServer({ rooms: { s1: { room: { closesAt: inMinutes(10) }, present: 9, expected: 12 } } });
    renderConsole();
    const dialog = await openTime();
    await userEvent.click(button('End'));
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('At least 3 invited people have not come yet, and can no longer come afterwards.');
  });

  it('warns, before an end, of the people whom a reminder leads to it, and of the days that are left', async () => {
    const closesAt = new Date(Date.now() + 90.5 * 86_400_000).toISOString();
    startServer({ setups: { s1: { closesAt, reminded: 7 } }, rooms: { s1: { room: { closesAt } } } });
    renderConsole();
    const dialog = await openTime();
    await userEvent.click(button('End'));
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(/A reminder proposed this session to 7 people who have not come yet\.This is 91 days before its end/);
  });

  it('is paused, resumed, given more, frozen and ended from there; an end is asked first', async () => {
    const server = startServer({ rooms: { s1: { room: { closesAt: inMinutes(10) } } } });
    renderConsole();
    const dialog = await openTime();
    await userEvent.click(button('Pause'));
    await expect.element(dialog).toHaveTextContent(/Paused, (10:0|9:\d)\d left/);
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Paused: nobody scores until you resume.');
    await userEvent.click(button('Resume'));
    await expect.element(button('Pause')).toBeVisible();
    await userEvent.click(button('+5 min'));
    await expect.element(dialog).toHaveTextContent(/Running, (15:0|14:\d)\d left/);
    await userEvent.click(button('+5 min'));
    await expect.element(dialog).toHaveTextContent(/Running, (20:0|19:\d)\d left/);
    await userEvent.click(button('Freeze'));
    await expect.element(dialog).toHaveTextContent('Boards frozen');
    await userEvent.click(button('End'));
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('End the session? Nobody scores from then on');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('End')).toHaveAttribute('aria-expanded', 'true');
    expect(server.calls.filter((call) => call.includes('"end"'))).toEqual([]);
    await userEvent.click(button('Cancel'));
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(button('End'));
    await userEvent.click(button('End the session'));
    await expect.element(dialog).toHaveTextContent('The session has ended.');
    await expect.element(button('Reveal')).toBeVisible();
    const [first, second] = server.keys.slice(2);
    expect(first).not.toBe(second);
  });

  it('says no longer what it did once a colleague has undone it', async () => {
    const server = startServer({ rooms: { s1: { room: { closesAt: inMinutes(10) } } } });
    renderConsole();
    const dialog = await openTime();
    await userEvent.click(button('Pause'));
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Paused: nobody scores until you resume.');
    server.data.rooms['s1'] = { room: { closesAt: inMinutes(10) } };
    page
      .getByRole('button', { name: 'Refresh', includeHidden: true })
      .first()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(dialog).toHaveTextContent(/Running, 10:0\d left/);
    await expect.element(dialog.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps the focus on what takes the place of a control, and on how the session stands once it is ended', async () => {
    const server = startServer({ rooms: { s1: { room: { closesAt: inMinutes(10) } } } });
    renderConsole();
    const dialog = await openTime();
    const press = async (name: string, next: string) => {
      button(name).element().focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(button(next)).toHaveFocus();
    };
    await press('Pause', 'Resume');
    // While Enter is held down, its repetitions must not press 'Resume', which has replaced 'Pause'.
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    expect(button('Resume').element().dispatchEvent(held)).toBe(false);
    await press('Resume', 'Pause');
    await press('Freeze', 'Reveal');
    await press('End', 'End');
    await press('Cancel', 'End');
    await press('End', 'End');
    button('End the session').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText('Closed', { exact: true })).toBeVisible();
    expect(document.activeElement?.textContent).toMatch(/^Closed/);
    expect(server.calls.filter((call) => call.includes('"end"'))).toHaveLength(1);
  });

  it('does nothing by the second half of a double click, which meets the button that came in its place', async () => {
    const server = startServer({ rooms: { s1: { room: { closesAt: inMinutes(10) } } } });
    renderConsole();
    const dialog = await openTime();
    await userEvent.click(button('Pause'));
    await expect.element(button('Resume')).toBeVisible();
    button('Resume')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await userEvent.click(button('+5 min'));
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Five minutes more.');
    expect(server.calls.filter((call) => call.includes('"resume"'))).toEqual([]);
  });

  it('says why an action failed, and sends it again under the same key', async () => {
    const server = startServer({ rooms: { s1: { room: { closesAt: inMinutes(10) } } } });
    server.fail('POST /admin/sessions/s1/room', 503);
    renderConsole();
    const dialog = await openTime();
    await userEvent.click(button('+5 min'));
    await expect.element(dialog).toHaveTextContent('+5 min failed: refused for the test.');
    server.recover();
    await userEvent.click(button('+5 min'));
    await expect.element(dialog).toHaveTextContent('Five minutes more.');
    expect(server.keys[0]).toBe(server.keys[1]);
  });

  it('takes no other action while one is under way, and says why that one failed', async () => {
    const server = startServer({ rooms: { s1: { room: { closesAt: inMinutes(10) } } } });
    server.fail('POST /admin/sessions/s1/room', 503);
    renderConsole();
    const dialog = await openTime();
    let answer = () => {};
    server.waitFor(
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
    );
    await userEvent.click(button('Pause'));
    for (const name of ['Pause', '+5 min', 'Freeze', 'End'])
      await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['+5 min', 'End'])
      button(name)
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    answer();
    await expect.element(dialog).toHaveTextContent('Pause failed: refused for the test.');
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    expect(server.calls.filter((call) => call.startsWith('POST /admin/sessions/s1/room'))).toHaveLength(1);
    for (const name of ['Pause', '+5 min', 'Freeze', 'End'])
      await expect.element(button(name)).not.toHaveAttribute('aria-disabled');
  });

  it('says what more time means for debriefs that were read, once the session has ended', async () => {
    const server = startServer({ rooms: { s1: { room: { phase: 'ended', open: false } } } });
    renderConsole();
    const dialog = await openTime();
    await userEvent.click(button('+5 min'));
    await expect.element(dialog).toHaveTextContent(/earns nothing for it any more/);
    expect(server.calls.filter((call) => call.includes('"extend"'))).toEqual([]);
    await userEvent.click(button('Play on for five minutes'));
    await expect.poll(() => server.calls.filter((call) => call.includes('"extend"'))).toHaveLength(1);
  });

  it('leaves the list with the archive, and comes back for who asks', async () => {
    startServer({ rooms: { s1: { room: { phase: 'ended', open: false } } } });
    renderConsole();
    await openTime();
    await userEvent.click(button('Archive'));
    await userEvent.click(button('Archive the session'));
    await expect.element(row()).not.toBeInTheDocument();
    await userEvent.selectOptions(page.getByLabelText('Status'), 'Archived');
    await expect.element(row()).toHaveTextContent('Archived');
  });

  it('is only told to who may not change it', async () => {
    startServer({ role: 'observer', rooms: { s1: { room: { phase: 'lobby' }, present: 1 } } });
    renderConsole();
    await expect.element(row()).toHaveTextContent('In the lobby11 person');
    await pressMore('K7QF-2MXD');
    await expect.element(page.getByRole('button', { name: /^View chart/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Time of session/ })).not.toBeInTheDocument();
  });
});
