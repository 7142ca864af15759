import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { SignIn } from './auth/sign-in.tsx';
import { SignedIn } from './auth/signed-in.tsx';
import { noteAdminVisit } from './auth/token-store.ts';
import { useAdminToken } from './auth/use-admin-token.ts';
import { Dashboard } from './dashboard.tsx';
import { lazyPage } from './lazy-page.tsx';
import { NotFound } from './not-found.tsx';
import { createQueryClient } from './queries.ts';
import { DeleteSessionPage } from './sessions/delete-session-page.tsx';
import { StatusProvider } from './status/status.tsx';

const ParticipantsPage = lazyPage(async () => (await import('./participants/participants-page.tsx')).ParticipantsPage);
const ParticipantPage = lazyPage(async () => (await import('./participants/participant-page.tsx')).ParticipantPage);
const SetupPage = lazyPage(async () => (await import('./setup/setup-page.tsx')).SetupSessionPage);
const AccountsPage = lazyPage(async () => (await import('./accounts/accounts-page.tsx')).AccountsPage);
const AuditPage = lazyPage(async () => (await import('./audit/audit-page.tsx')).AuditPage);
const RestorePage = lazyPage(async () => (await import('./restore/restore-page.tsx')).RestorePage);

/**
 * The facilitator's console: every page under /admin (specification, section 2).
 * The player's application loads it on demand; it brings its own chrome and needs a router around it.
 * @param catalogue every challenge, for setting sessions up
 */
export function AdminConsole({ catalogue }: { readonly catalogue: readonly CatalogueEntry[] }) {
  const [queries] = useState(createQueryClient);
  useEffect(noteAdminVisit, []);
  return (
    <QueryClientProvider client={queries}>
      <StatusProvider>
        <ConsoleRoutes catalogue={catalogue} />
      </StatusProvider>
    </QueryClientProvider>
  );
}

function ConsoleRoutes({ catalogue }: { readonly catalogue: readonly CatalogueEntry[] }) {
  const token = useAdminToken();
  const behindSignIn = (page: ReactNode, otherwise: ReactNode = <Navigate to="/admin" replace />) =>
    token === null ? (
      otherwise
    ) : (
      <SignedIn key={token} token={token}>
        <Suspense fallback={<p role="status">The page is loading…</p>}>{page}</Suspense>
      </SignedIn>
    );
  return (
    <Routes>
      <Route index element={behindSignIn(<Dashboard />, <SignIn />)} />
      <Route path="new-session" element={behindSignIn(<SetupPage catalogue={catalogue} />)} />
      <Route path="sessions/:id/edit" element={behindSignIn(<SetupPage catalogue={catalogue} />)} />
      <Route path="sessions/:id/players" element={behindSignIn(<ParticipantsPage />)} />
      <Route path="sessions/:id/delete" element={behindSignIn(<DeleteSessionPage />)} />
      <Route path="players/:id" element={behindSignIn(<ParticipantPage catalogue={catalogue} />)} />
      <Route path="accounts" element={behindSignIn(<AccountsPage />)} />
      <Route path="audit-log" element={behindSignIn(<AuditPage />)} />
      <Route path="restore" element={behindSignIn(<RestorePage />)} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
