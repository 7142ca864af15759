/** From the invitation to play: a facilitator's page, a phone that follows the link on it, the lobby, the start. */

import type { Session } from '#schemas/admin.ts';
import { expectAccessible } from './accessibility.ts';
import { call, FACILITATOR } from './api.ts';
import { expect, test } from './test.ts';

// The console follows the browser's language.
test.use({ locale: 'en-GB' });

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;
const ADDRESS = 'zoe.lebras@brevelle.example';

test('a phone follows the link, chooses a name, waits in the lobby, and plays when the session begins', async ({
  browser,
  page,
  request,
}) => {
  const { token } = await call<{ token: string }>(request, 'POST', '/login', undefined, FACILITATOR);
  const setup = { name: 'Atelier du quai', startBy: 'hand', personalCodes: true, teams: ['Quai', 'Pont'] };
  const { id, code } = await call<Session>(request, 'POST', '/admin/sessions', token, setup);

  await page.addInitScript((kept) => localStorage.setItem('admin_token', kept), token);
  await page.goto(`/admin/sessions/${id}/invite`);
  const link = await page.getByRole('link', { name: /#code=/ }).getAttribute('href');
  await expect(page.getByRole('img', { name: `QR code of ${link}` })).toBeVisible();
  await expectAccessible(page);
  // Printed as PDF, the invitation is one sheet.
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  const asked: string[] = [];
  const device = await browser.newContext(PHONE);
  const phone = await device.newPage();
  phone.on('request', (sent) => asked.push(`${sent.method()} ${sent.url()}`));
  const answers: Promise<string>[] = [];
  phone.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('application/json')) answers.push(response.text().catch(() => ''));
  });

  let personalCode = '';
  await test.step('the link fills the code in, and leaves the address', async () => {
    await phone.goto(link ?? '');
    await expect(phone.getByLabel('Code de session')).toHaveValue(code);
    await expect(phone).toHaveURL('/user-login');
    await expect(phone.getByLabel('Adresse e-mail professionnelle')).toBeFocused();
    await expectAccessible(phone);
    await phone.keyboard.type(ADDRESS);
    await phone.keyboard.press('Enter');
  });

  await test.step('the lobby tells a personal code, the rules, and a name that one may change', async () => {
    await expect(phone.getByRole('heading', { name: 'Atelier du quai' })).toBeVisible();
    const shown = phone.getByRole('region', { name: 'Votre code personnel' }).getByText(/^[A-Z0-9]{4}-[A-Z0-9]{2}$/);
    personalCode = (await shown.textContent()) ?? '';
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'C’est noté' }).click();
    await phone.getByRole('button', { name: 'Changer de nom' }).click();
    await phone.getByLabel('Votre nom au classement').fill('Zoé');
    await phone.keyboard.press('Enter');
    await expect(phone.getByText('Vous jouez sous le nom de Zoé')).toBeVisible();
    await expectAccessible(phone);
  });

  await test.step('the beginning opens the hub by itself', async () => {
    expect(asked.filter((sent) => sent.includes('/challenges/'))).toEqual([]);
    await call(request, 'POST', `/admin/sessions/${id}/room`, token, { action: 'start' });
    await expect(phone.getByRole('heading', { name: 'Centre de mission' })).toBeVisible();
    await expect(phone.getByRole('region', { name: 'Votre place' }).getByText('Zoé').first()).toBeVisible();
  });

  await test.step('another device needs the personal code', async () => {
    const other = await (await browser.newContext(PHONE)).newPage();
    await other.goto(link ?? '');
    await other.getByLabel('Adresse e-mail professionnelle').fill(ADDRESS);
    await other.keyboard.press('Enter');
    await expect(other.getByLabel('Code personnel')).toBeFocused();
    await other.keyboard.type(personalCode.toLowerCase());
    await other.keyboard.press('Enter');
    await expect(other.getByRole('region', { name: 'Votre place' }).getByText('Zoé').first()).toBeVisible();
    await other.context().close();
  });

  // The code is in no requested address, and the replies hold no e-mail address but the player's own.
  expect(asked.filter((sent) => sent.includes(code))).toEqual([]);
  const said = (await Promise.all(answers)).join('\n');
  expect(new Set(said.match(/[\w.-]+@[\w.-]+\.\w+/g))).toEqual(new Set([ADDRESS]));
  await device.close();
});
