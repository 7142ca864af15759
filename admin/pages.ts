/** What draws each page of the console. */
import type { ComponentType } from 'react';
import type { ConsolePage } from '#schemas/console-pages.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { DeskPage } from './desk/desk-page.tsx';
import { lazyPage } from './parts/lazy-page.tsx';

export interface PageProps {
  /** Every challenge there is. */
  readonly catalogue: readonly CatalogueEntry[];
}

const SetupPage = lazyPage<PageProps>(async () => (await import('./setup/setup-page.tsx')).SetupSessionPage);

/** The desk comes with the console, the other pages when they are first shown. */
export const PAGES: Readonly<Record<ConsolePage['name'], ComponentType<PageProps>>> = {
  desk: DeskPage,
  'new-session': SetupPage,
  'edit-session': SetupPage,
  'delete-session': lazyPage(async () => (await import('./delete-session/delete-session-page.tsx')).DeleteSessionPage),
  participants: lazyPage(async () => (await import('./participants/participants-page.tsx')).ParticipantsPage),
  participant: lazyPage<PageProps>(async () => (await import('./participant/participant-page.tsx')).ParticipantPage),
  accounts: lazyPage(async () => (await import('./accounts/accounts-page.tsx')).AccountsPage),
  'audit-log': lazyPage(async () => (await import('./audit/audit-page.tsx')).AuditPage),
  restore: lazyPage(async () => (await import('./restore/restore-page.tsx')).RestorePage),
};
