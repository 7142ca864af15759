import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { ConsolePage } from '#schemas/console-pages.ts';
import { addressOf } from '../addresses.ts';
import { usePermission } from '../auth/use-me.ts';
import { PageTitle } from '../components/layout/page-title.tsx';
import { EmptyState } from '../components/notes/notes.tsx';
import { messages } from '../language/language.ts';

/** Page for a minimum role; other roles see a notice. The server enforces it: this only avoids a page without function. */
export function ForRole({ page, children }: { readonly page: ConsolePage; readonly children: ReactNode }) {
  const { least } = page;
  const permission = usePermission(least);
  const { shell } = messages();
  if (permission === 'granted') return children;
  // Only administrators' pages wait for the role.
  if (permission === 'unknown') return least === 'administrator' ? <p role="status">{shell.pageLoading}</p> : children;
  // Where a department's account arrives after its sign-in.
  if (page.name === 'dashboard') return <Navigate to={addressOf('own-departments')} replace />;
  return (
    <>
      <PageTitle>{shell.titles[page.name]}</PageTitle>
      <EmptyState>{shell.pageForRole(least, permission.role)}</EmptyState>
    </>
  );
}
