import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AddressForm } from './address-form.tsx';

/** Visits the typed path, except `nowhere`; `home` leads to `/accueil`, as a redirection would. */
function Site() {
  const [visited, setVisited] = useState({ path: '/accueil' });
  const visit = (typed: string) => {
    if (typed !== 'nowhere') setVisited({ path: typed === 'home' ? '/accueil' : typed });
  };
  return <AddressForm host="port.example" value={visited.path} visit={visited} onVisit={visit} />;
}

it('shows where each visit led, keeps what leads nowhere, and never loses the focus', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(<Site />);
  const address = page.getByRole('textbox', { name: 'Adresse' });
  for (const [typed, shown] of [
    ['home', '/accueil'],
    ['/escales', '/escales'],
    ['nowhere', 'nowhere'],
    ['home', '/accueil'],
  ] as const) {
    await address.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(address).toHaveValue(shown);
    await expect.element(address).toHaveFocus();
  }
});
