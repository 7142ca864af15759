/** A facilitator's phone in the room: paired by the link that the console shows, used in a separate browser, until it is revoked. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { call, FACILITATOR } from './api.ts';
import { expect, test } from './test.ts';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, locale: 'en-GB', reducedMotion: 'reduce' } as const;

/** Fails where a button is too small or out of reach for a thumb, or where something is cut off. */
async function expectThumbFriendly(phone: Page) {
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const button of await phone.locator('footer').getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  }
}

test('pair by the link, pause, five minutes more, a message, the debrief slide by slide, revoke', async ({
  browser,
  request,
}) => {
  test.setTimeout(90_000);
  const { token: admin } = await call<{ token: string }>(request, 'POST', '/login', undefined, FACILITATOR);
  const session = await call<{ id: string; code: string }>(request, 'POST', '/admin/sessions', admin, {
    name: 'Équipe quai sud',
    durationMinutes: 30,
    challenges: ['tri-de-9h', 'plus-tard'],
  });
  const control = (body: object) => call(request, 'POST', `/admin/sessions/${session.id}/room`, admin, body);
  await control({ action: 'start' });

  const desk = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await desk.goto('/admin');
  await desk.evaluate((token) => localStorage.setItem('admin_token', token), admin);
  await desk.goto(`/admin/sessions/${session.id}/room`);
  await desk.getByRole('button', { name: /^Pair a phone/ }).click();
  const dialog = desk.getByRole('dialog', { name: 'A phone as a remote' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = await dialog.getByRole('link', { name: /\/admin\/remote#/ }).getAttribute('href');
  await expect(dialog.getByRole('img', { name: 'QR code of the link for the phone' })).toBeVisible();
  await expectAccessible(desk);

  const phone = await (await browser.newContext(PHONE)).newPage();
  const secret = new URL(address ?? '').hash;
  await phone.goto(`/admin/remote${secret}`);
  await expect(phone.getByRole('heading', { level: 1, name: 'Équipe quai sud' })).toBeVisible();
  expect(phone.url()).not.toContain(secret);
  await expect(dialog.getByText('The phone is paired.')).toBeVisible();
  await expectThumbFriendly(phone);
  await expectAccessible(phone);

  await phone.getByRole('button', { name: 'Pause' }).tap();
  await expect(phone.getByText(/^Paused, /)).toBeVisible();
  await phone.getByRole('button', { name: 'Resume' }).tap();
  await expect(phone.getByText(/^Running, /)).toBeVisible();
  await phone.getByRole('button', { name: '+5 min' }).tap();
  await expect(phone.getByText(/^Running, 3[45]:/)).toBeVisible();
  const player = await call<{ token: string }>(request, 'POST', '/auth/login', undefined, {
    email: 'rude@brevelle.example',
    code: session.code,
  });
  await call(request, 'PUT', '/me/name', player.token, { name: 'Zut et flûte' });
  await phone.getByText('Names on the wall').tap();
  await phone.getByRole('button', { name: 'Hide Zut et flûte' }).tap();
  await expect(phone.getByRole('button', { name: /^Show again / })).toBeVisible();
  await expect(phone.getByText('“Zut et flûte” is hidden.')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByText('Names on the wall').tap();
  await phone.getByText('Prepared messages').tap();
  await phone.getByRole('button', { name: /^Levez les yeux/ }).tap();
  await expect(phone.getByText('The message was sent.')).toBeVisible();

  await control({ action: 'end' });
  await expect(phone.getByText(/^Play is over\./)).toBeVisible();
  await expect(phone.getByRole('heading', { name: /^Who needs help/ })).toHaveCount(0);
  const debrief = `/admin/sessions/${session.id}/debrief`;
  await call(request, 'POST', debrief, admin, { action: 'open', missions: ['tri-de-9h'] });
  await expect(phone.getByRole('heading', { name: 'Debrief' })).toBeVisible();
  await phone.getByRole('button', { name: 'Next' }).tap();
  await expect(phone.getByText(/^The trap/).first()).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Question de débriefing' })).toBeVisible();
  await expect
    .poll(async () => (await call<{ deck: { position: number } }>(request, 'GET', debrief, admin)).deck.position)
    .toBe(1);
  await phone.emulateMedia({ colorScheme: 'dark' });
  await expectThumbFriendly(phone);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Previous' }).tap();
  await expect(phone.getByText('The list of its missions')).toBeVisible();

  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(phone.getByText(/^This phone is not paired any more/)).toBeVisible();

  // The pairing link works once.
  const other = await (await browser.newContext(PHONE)).newPage();
  await other.goto(`/admin/remote${secret}`);
  await expect(other.getByRole('alert')).toContainText('This link was used already');
});
