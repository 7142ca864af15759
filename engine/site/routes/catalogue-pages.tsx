/** The pages that need the whole catalogue, in one chunk of their own: a first visit does not load it. */

import { routes } from 'virtual:challenges/catalogue';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { RecallGate } from '../recall/recall-gate.tsx';
import { ChallengePage, ChallengeSubPageRoute } from './challenge-route.tsx';
import { LazyPage } from './lazy-page.tsx';
import { NotFound } from './not-found.tsx';

export { PlayerHome } from '../arrival/player-home.tsx';
export { GuestProgrammes } from '../hub/guest-programmes.tsx';
export { SessionBar } from '../live-session/session-bar.tsx';
export { LateLogin } from '../login/late-login.tsx';
export { OtherSession } from '../login/other-session.tsx';

/** Pages with an address of their own, each loaded on demand. */
const PAGES: Readonly<Record<string, () => Promise<ComponentType>>> = {
  '/bilan': async () => (await import('../summary/summary-page.tsx')).SummaryPage,
  '/retour': async () => (await import('../returns/return-page.tsx')).ReturnPage,
  '/siege': async () => (await import('../seat/seat-page.tsx')).SeatPage,
  '/compte': async () => (await import('../account/account-page.tsx')).AccountPage,
  '/attestation': async () => (await import('../attestation/attestation-page.tsx')).AttestationPage,
  '/donnees': async () => (await import('../your-data/data-page.tsx')).DataPage,
};
const loadAccountReturn = () => import('../account/account-return.tsx');

/** The challenge, or the sub-page, that the address names; else the 404 page. */
export function ChallengePages() {
  const path = useLocation().pathname.replace(/\/+$/, '');
  const load = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
  if (load)
    return (
      <LazyPage key={path} load={load}>
        {(Page) => <Page />}
      </LazyPage>
    );
  if (path.startsWith('/compte/'))
    return (
      <LazyPage load={loadAccountReturn}>
        {({ AccountReturn }) => <AccountReturn provider={path.slice('/compte/'.length)} />}
      </LazyPage>
    );
  for (const route of routes) {
    if (route.path === path) {
      return (
        <RecallGate key={route.key} missionKey={route.key}>
          <ChallengePage route={route} />
        </RecallGate>
      );
    }
    const sub = route.subPages.find((page) => page.path === path);
    if (sub) return <ChallengeSubPageRoute route={route} sub={sub} />;
  }
  return <NotFound />;
}
