import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { ConsolePage } from '#schemas/console-pages.ts';
import { addressOf } from '../addresses.ts';
import { usePermission } from '../auth/use-me.ts';
import { PageTitle } from '../components/layout/page-title.tsx';
import { EmptyState } from '../components/notes/notes.tsx';
import { messages } from '../language/language.ts';

/**
 * Shows a page only to accounts with a minimum role, and a notice to others. The server enforces the role: this only avoids a page without
 * function.
 */
export function ForRole({ page, children }: { readonly page: ConsolePage; readonly children: ReactNode }) {
  const { least } = page;
  const permission = usePermission(least);
  const { shell } = messages();
  if (permission === 'granted') return children;
  // Only pages for administrators wait until the role is known.
  if (permission === 'unknown') return least === 'administrator' ? <p role="status">{shell.pageLoading}</p> : children;
  // An account of the role `department` arrives at the dashboard after its sign-in, and is redirected.
  if (page.name === 'dashboard') return <Navigate to={addressOf('own-departments')} replace />;
  return (
    <>
      <PageTitle>{shell.titles[page.name]}</PageTitle>
      <EmptyState>{shell.pageForRole(least, permission.role)}</EmptyState>
    </>
  );
}
