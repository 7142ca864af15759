import { type ComponentType, lazy } from 'react';
import type { ConsolePage } from '#schemas/console-pages.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { messages } from './language/language.ts';

/** Component of each page of the console. */

export interface PageProps {
  /** All challenges. */
  readonly catalogue: readonly CatalogueEntry[];
}

const SetupPage = lazyPage<PageProps>(async () => (await import('./setup/setup-page.tsx')).SetupSessionPage);

/** The dashboard is part of the console's bundle; other pages are loaded when they are first shown. */
export const PAGES: Readonly<Record<ConsolePage['name'], ComponentType<PageProps>>> = {
  dashboard: DashboardPage,
  'new-workshop': lazyPage<PageProps>(async () => (await import('./setup/workshop/workshop-page.tsx')).WorkshopPage),
  'new-session': SetupPage,
  'edit-session': SetupPage,
  room: lazyPage<PageProps>(async () => (await import('./cockpit/cockpit-page.tsx')).CockpitPage),
  presenter: lazyPage(async () => (await import('./presenter/presenter-page.tsx')).PresenterPage),
  invite: lazyPage(async () => (await import('./invite/invite-page.tsx')).InvitePage),
  'delete-session': lazyPage(async () => (await import('./delete-session/delete-session-page.tsx')).DeleteSessionPage),
  participants: lazyPage(async () => (await import('./participants/participants-page.tsx')).ParticipantsPage),
  participant: lazyPage<PageProps>(async () => (await import('./participants/participant-page.tsx')).ParticipantPage),
  'running-order': lazyPage<PageProps>(async () => (await import('./running-order/running-order-page.tsx')).RunningOrderPage),
  attestations: lazyPage(async () => (await import('./attestations/attestations-page.tsx')).AttestationsPage),
  attendance: lazyPage(async () => (await import('./attendance/attendance-page.tsx')).AttendancePage),
  missions: lazyPage<PageProps>(async () => (await import('./missions/missions-page.tsx')).MissionsPage),
  campaigns: lazyPage(async () => (await import('./campaigns/campaigns-page.tsx')).CampaignsPage),
  campaign: lazyPage(async () => (await import('./campaigns/campaign-page.tsx')).CampaignPage),
  'own-departments': lazyPage(async () => (await import('./campaigns/own-departments-page.tsx')).OwnDepartmentsPage),
  people: lazyPage(async () => (await import('./people/people-page.tsx')).PeoplePage),
  report: lazyPage(async () => (await import('./report/report-page.tsx')).ReportPage),
  accounts: lazyPage(async () => (await import('./accounts/accounts-page.tsx')).AccountsPage),
  'audit-log': lazyPage(async () => (await import('./audit/audit-page.tsx')).AuditPage),
  installation: lazyPage(async () => (await import('./installation/installation-page.tsx')).InstallationPage),
  'personal-data': lazyPage<PageProps>(
    async () => (await import('./data-protection/data-protection-page.tsx')).DataProtectionPage,
  ),
  restore: lazyPage(async () => (await import('./restore/restore-page.tsx')).RestorePage),
  guide: lazyPage(async () => (await import('./guide/guide-page.tsx')).GuidePage),
};

/** Page of a paired phone, outside the console's shell. */
export const RemotePage = lazyPage(async () => (await import('./remote/remote-page.tsx')).RemotePage);

function PageUnavailable() {
  return <p role="alert">{messages().shell.pageUnavailable}</p>;
}

/** A page that is loaded when it is first shown, so that signing in does not wait for it. Needs a Suspense around it. */
function lazyPage<P>(load: () => Promise<ComponentType<P>>) {
  return lazy<ComponentType<P>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: PageUnavailable }),
    ),
  );
}
