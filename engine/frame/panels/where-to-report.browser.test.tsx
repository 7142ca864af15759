/** The reporting channel, as a debrief shows it. */
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import { WhereToReportBox } from './where-to-report.tsx';

let root: Root | undefined;
let host: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  host?.remove();
});

function show(reporting: WhereToReport | undefined) {
  host = document.body.appendChild(document.createElement('div'));
  host.style.inlineSize = '288px';
  root = createRoot(host);
  root.render(<WhereToReportBox reporting={reporting} />);
}

const box = () => page.getByRole('region', { name: 'Signaler, chez nous' });

it('names the button, writes to the address and dials the number', async () => {
  show({ email: 'signaler@brevelle.example', phone: '01 99 00 12 34', button: 'Signaler ce message' });
  await expect.element(box().getByText('Bouton «\u00a0Signaler ce message\u00a0»')).toBeVisible();
  const address = box().getByRole('link', { name: 'signaler@brevelle.example' });
  await expect.element(address).toHaveAttribute('href', 'mailto:signaler@brevelle.example');
  const number = box().getByRole('link', { name: '01 99 00 12 34' });
  await expect.element(number).toHaveAttribute('href', 'tel:0199001234');
});

it('shows what is set and nothing else, whole on a narrow page', async () => {
  const email = `${'x'.repeat(60)}?subject=a&b@${'y'.repeat(60)}.example`;
  show({ email, phone: null, button: null });
  await expect.element(box().getByRole('link', { name: email })).toBeVisible();
  const { href } = box().getByRole('link').element() as HTMLAnchorElement;
  expect(new URL(href).search).toBe('');
  expect(box().getByRole('term').elements()).toHaveLength(1);
  expect(host?.scrollWidth).toBeLessThanOrEqual(host?.clientWidth ?? 0);
});

it.each([
  ['+33 (0)1 99 00 12 34', 'tel:+33199001234'],
  ['4210', 'tel:4210'],
  ['01 99 00 12 34 (24 h/24)', null],
  ['poste 12', null],
])('dials %s as %s', async (phone, href) => {
  show({ email: null, phone, button: null });
  await expect.element(box().getByText(phone)).toBeVisible();
  const links = box().getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(href === null ? [] : [href]);
});

it('sends to whoever knows it where nothing is set', async () => {
  show(undefined);
  await expect.element(page.getByText(/demandez-le à la personne qui anime la session/)).toBeVisible();
  expect(box().elements()).toEqual([]);
});
