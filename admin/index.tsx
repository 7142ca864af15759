import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { SignIn } from './auth/sign-in.tsx';
import { SignedIn } from './auth/signed-in.tsx';
import { noteAdminVisit } from './auth/token-store.ts';
import { useAdminToken } from './auth/use-admin-token.ts';
import { Dashboard } from './dashboard.tsx';
import { NotFound } from './not-found.tsx';
import { createQueryClient } from './queries.ts';
import { DeleteSessionPage } from './sessions/delete-session-page.tsx';
import { StatusProvider } from './status/status.tsx';

/**
 * The facilitator's console: every page under /admin (specification, section 2).
 * The player's application loads it on demand; it brings its own chrome and needs a router around it.
 */
export function AdminConsole() {
  const [queries] = useState(createQueryClient);
  useEffect(noteAdminVisit, []);
  return (
    <QueryClientProvider client={queries}>
      <StatusProvider>
        <ConsoleRoutes />
      </StatusProvider>
    </QueryClientProvider>
  );
}

function ConsoleRoutes() {
  const token = useAdminToken();
  return (
    <Routes>
      <Route
        index
        element={
          token === null ? (
            <SignIn />
          ) : (
            <SignedIn key={token} token={token}>
              <Dashboard />
            </SignedIn>
          )
        }
      />
      <Route
        path="sessions/:id/delete"
        element={
          token === null ? (
            <Navigate to="/admin" replace />
          ) : (
            <SignedIn key={token} token={token}>
              <DeleteSessionPage />
            </SignedIn>
          )
        }
      />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
