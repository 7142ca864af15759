import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NO_MAIL } from '#schemas/mails.ts';
import type { ReturnPlan } from '#schemas/return-plans.ts';
import { expectNoBarrier } from '../../tests/support/expect-no-barrier.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';
import { RETURN_TEXT, RETURN_TITLE } from './return-mail.ts';

const ONE = '/admin/campaigns/c1/progress';
const PLAN: ReturnPlan = {
  offered: ['weeks-3', 'months-3'],
  plan: {
    kinds: ['weeks-3'],
    subject: RETURN_TITLE,
    text: RETURN_TEXT,
    replyTo: 'camille@brevelle.example',
    page: 'https://vigie.brevelle.example/retour',
    running: true,
    setBy: 'marie',
    since: '2026-11-21T09:00:00.000Z',
  },
  people: [{ kind: 'weeks-3', toCome: 20, nextOn: '2026-12-14', due: 2, asked: 21, declined: 1, kept: 3 }],
  sessions: [],
};
const SENDS = { ...NO_MAIL, enabled: true, from: 'vigie@brevelle.example', perMinute: 60 };

beforeEach(() => page.viewport(1440, 900));

describe('the returns that a campaign sets', () => {
  const panel = page.getByRole('region', { name: 'Ask everybody back' });

  it('are set with the mail that asks people, whose text has to hold the link', async () => {
    await page.viewport(320, 800);
    const server = startServer({ mails: SENDS });
    renderConsole(ONE);
    await userEvent.click(panel.getByRole('button', { name: 'Set returns' }));
    const dialog = page.getByRole('dialog', { name: 'Set returns' });
    await expect.element(dialog.getByLabelText('Three weeks after they came')).toBeChecked();
    await userEvent.click(dialog.getByLabelText('Three months after they came'));
    await userEvent.fill(dialog.getByLabelText('Text'), 'Bonjour.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect.element(dialog.getByText('Write {lien} where the link is to stand.')).toBeVisible();
    await expect.element(dialog.getByText('Write one address, such as camille@example.org.')).toBeVisible();
    await userEvent.fill(dialog.getByLabelText('Text'), RETURN_TEXT);
    await userEvent.fill(dialog.getByLabelText('Replies go to'), 'camille@brevelle.example');
    await expectNoBarrier();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect.element(page.getByText('The returns are set.')).toBeVisible();
    await expect.element(panel.getByText('Mails leave once a day by themselves, from vigie@brevelle.example.')).toBeVisible();
    const sent = server.calls.find((call) => call.startsWith('PUT /admin/campaigns/c1/return-plan '));
    expect(sent).toContain('"kinds":["weeks-3","months-3"]');
    expect(sent).toContain(`"page":"${window.location.origin}/retour"`);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('tell how many are asked, and where their mails stand', async () => {
    const counts = { ...NO_MAIL.counts, waiting: 4, sent: 17 };
    startServer({ mails: { ...SENDS, counts }, returnPlan: PLAN });
    renderConsole(ONE);
    await expect
      .element(panel.getByRole('row', { name: /^Three weeks after they came 20, from 14 Dec 2 21 3 1$/ }))
      .toBeVisible();
    await expect.element(panel.getByText(/Each gets a mail with a personal link/)).toBeVisible();
    await expect
      .element(panel.getByText(/^Set on 21 Nov.*a text that was copied or sent before says nothing of them/))
      .toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Cancel what waits' }));
    await expect.element(page.getByText('What waited is cancelled.')).toBeVisible();
    await expect.element(panel.getByRole('button', { name: /^Draw/ })).not.toBeInTheDocument();
    await expectNoBarrier();
  });

  it('give the links to send by hand where the installation sends no mail, each in its own text', async () => {
    const server = startServer({ returnPlan: PLAN });
    renderConsole(ONE);
    await userEvent.click(panel.getByRole('button', { name: 'Draw 2 links' }));
    await expect.element(page.getByText('2 links drawn.')).toBeVisible();
    expect(server.calls).toContain('POST /admin/campaigns/c1/return-plan/links {"again":false}');
    const mail = panel.getByRole('link', { name: 'Write to Ana Ruiz' });
    const href = decodeURIComponent(mail.element().getAttribute('href') ?? '');
    expect(href).toMatch(/^mailto:ana@example\.fr\?subject=/);
    expect(href).toContain('https://vigie.brevelle.example/retour#anaana');
    expect(href).toContain('jusqu’au 28 décembre 2026');
    await expect.element(panel.getByText(/send each their personal link yourself/)).toBeVisible();
    await expect.element(panel.getByText(/Each gets a mail/)).not.toBeInTheDocument();
    await expect.element(panel.getByText(/^These links are shown this once/)).toBeVisible();
    await expectNoBarrier();
    await userEvent.click(panel.getByRole('button', { name: 'Draw again for who has not come back' }));
    const dialog = page.getByRole('dialog', { name: 'Draw again for who has not come back' });
    await expect.element(dialog.getByText(/^The links that these people have end at once/)).toBeVisible();
    expect(server.calls).not.toContain('POST /admin/campaigns/c1/return-plan/links {"again":true}');
    await userEvent.click(dialog.getByRole('button', { name: 'Draw again', exact: true }));
    await expect.poll(() => server.calls).toContain('POST /admin/campaigns/c1/return-plan/links {"again":true}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('ask nobody after a restore before somebody goes on', async () => {
    const server = startServer({ mails: SENDS, returnPlan: { ...PLAN, plan: PLAN.plan && { ...PLAN.plan, running: false } } });
    renderConsole(ONE);
    await expect.element(panel.getByText(/^Nobody is asked back until you go on/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Go on' }));
    await expect.element(panel.getByText(/^Nobody is asked back until you go on/)).not.toBeInTheDocument();
    expect(server.calls).toContain('PUT /admin/campaigns/c1/return-plan {}');
  });

  it('send only what was changed, so that two people who change them do not undo each other', async () => {
    const site = `${window.location.origin}/retour`;
    const server = startServer({ mails: SENDS, returnPlan: { ...PLAN, plan: PLAN.plan && { ...PLAN.plan, page: site } } });
    renderConsole(ONE);
    await userEvent.click(panel.getByRole('button', { name: 'Change the returns' }));
    const dialog = page.getByRole('dialog', { name: 'Set returns' });
    await userEvent.fill(dialog.getByLabelText('Replies go to'), 'paul@brevelle.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect.poll(() => server.calls).toContain('PUT /admin/campaigns/c1/return-plan {"replyTo":"paul@brevelle.example"}');
  });

  it('are said to be taken away once no kind is left', async () => {
    startServer({ mails: SENDS, returnPlan: PLAN });
    renderConsole(ONE);
    await userEvent.click(panel.getByRole('button', { name: 'Change the returns' }));
    const dialog = page.getByRole('dialog', { name: 'Set returns' });
    await userEvent.click(dialog.getByLabelText('Three weeks after they came'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect.element(page.getByText(/^No return is set any more/)).toBeVisible();
    await expect.element(page.getByText('The returns are set.')).not.toBeInTheDocument();
  });

  it('ask nobody after waiting mails were cancelled before somebody goes on', async () => {
    startServer({ mails: { ...SENDS, counts: { ...SENDS.counts, waiting: 3 } }, returnPlan: PLAN });
    renderConsole(ONE);
    await userEvent.click(panel.getByRole('button', { name: 'Cancel what waits' }));
    await expect.element(panel.getByText(/^Nobody is asked back until you go on/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Go on' }));
    await expect.element(panel.getByText(/^Nobody is asked back until you go on/)).not.toBeInTheDocument();
  });

  describe('of which a kind ends after sessions are deleted', () => {
    const plan = PLAN.plan && { ...PLAN.plan, kinds: ['weeks-3' as const, 'months-3' as const], running: false };
    const TOO_LONG: ReturnPlan = { ...PLAN, offered: ['weeks-3'], plan };
    const sent = (calls: readonly string[]) => calls.find((call) => call.startsWith('PUT /admin/campaigns/c1/return-plan '));

    it('are changed once that kind is taken away', async () => {
      const server = startServer({ mails: SENDS, returnPlan: TOO_LONG });
      renderConsole(ONE);
      await userEvent.click(panel.getByRole('button', { name: 'Change the returns' }));
      const dialog = page.getByRole('dialog', { name: 'Set returns' });
      await userEvent.click(dialog.getByLabelText('Three months after they came'));
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect.poll(() => sent(server.calls)).toContain('"kinds":["weeks-3"]');
    });

    it('go on without it after a restore', async () => {
      const server = startServer({ mails: SENDS, returnPlan: TOO_LONG });
      renderConsole(ONE);
      await userEvent.click(panel.getByRole('button', { name: 'Go on' }));
      await expect.poll(() => sent(server.calls)).toContain('"kinds":["weeks-3"]');
    });
  });

  it('cannot be set where sessions are deleted before', async () => {
    startServer({ returnPlan: { offered: [], plan: null, people: [], sessions: [] } });
    renderConsole(ONE);
    await expect.element(panel.getByText(/^Sessions are deleted before such a return would end/)).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Set returns' })).not.toBeInTheDocument();
  });
});
