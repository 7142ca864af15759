import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import '#engine/ui/base.css';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { SignedIn } from '../auth/signed-in.tsx';
import { createQueryClient } from '../queries.ts';
import { SetupSessionPage } from '../setup/setup-page.tsx';
import { StatusProvider } from '../status/status.tsx';
import { StatusLine } from '../status/status-line.tsx';

function entry(
  key: string,
  category: CatalogueEntry['category'],
  difficulty: CatalogueEntry['difficulty'],
  duration: number,
): CatalogueEntry {
  const rest = { path: `/${key}`, title: `Mission ${key}`, summary: '', tags: [], guest: false, listed: true };
  return { key, category, duration, ...rest, ...(difficulty === undefined ? {} : { difficulty }) };
}

/** A small catalogue: 24 minutes of play take all but the hard one. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  entry('hard', 'Techniques Web', 'Difficile', 20),
  entry('easy', 'Sensibilisation', 'Facile', 4),
  entry('find', 'Enquête & OSINT', 'Facile', 6),
  entry('web', 'Techniques Web', 'Moyen', 8),
  entry('odd', 'Techniques Web', undefined, 5),
];

function Address() {
  return <span data-testid="address">{useLocation().pathname}</span>;
}

/** Opens a page on which a session is set up, signed in; everything is put back after the test. */
export function renderSetup(path: string): void {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  const page = <SetupSessionPage catalogue={CATALOGUE} />;
  root.render(
    <QueryClientProvider client={createQueryClient()}>
      <StatusProvider>
        <MemoryRouter initialEntries={[path]}>
          <SignedIn token="admin-token">
            <Routes>
              <Route path="/admin/new-session" element={page} />
              <Route path="/admin/sessions/:id/edit" element={page} />
              <Route path="*" element={<StatusLine />} />
            </Routes>
          </SignedIn>
          <Address />
        </MemoryRouter>
      </StatusProvider>
    </QueryClientProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    box.remove();
    vi.unstubAllGlobals();
  });
}
