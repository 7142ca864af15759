import type { ReactNode } from 'react';
import type { ConsolePage } from '#schemas/console-pages.ts';
import { usePermission } from '../auth/use-me.ts';
import { PageTitle } from '../components/layout/page-title.tsx';
import { EmptyState } from '../components/notes/notes.tsx';

const WHOM = { facilitator: 'facilitators and administrators', administrator: 'administrators' } as const;

/** A page for those whom it is for; the others are told so. The server decides: this only spares them a page that does nothing. */
export function ForRole({ page, children }: { readonly page: ConsolePage; readonly children: ReactNode }) {
  const { least } = page;
  const permission = usePermission(least);
  if (least === 'observer' || permission === 'granted') return children;
  // Only administrators read what others may not; every other page need not wait for the role.
  if (permission === 'unknown') return least === 'administrator' ? <p role="status">The page is loading…</p> : children;
  return (
    <>
      <PageTitle>{page.title}</PageTitle>
      <EmptyState>
        This page is for {WHOM[least]}; your role is {permission.role}. Ask an administrator for what you need from it.
      </EmptyState>
    </>
  );
}
