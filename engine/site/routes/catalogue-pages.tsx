/** The pages that need the whole catalogue, in one chunk of their own: a first visit does not pay for it. */

import { routes } from 'virtual:challenges/catalogue';
import { useLocation } from 'react-router-dom';
import { RecallGate } from '../recall/recall-gate.tsx';
import { ChallengePage, ChallengeSubPageRoute } from './challenge-route.tsx';
import { LazyPage } from './lazy-page.tsx';
import { NotFound } from './not-found.tsx';

export { PlayerHome } from '../arrival/player-home.tsx';
export { GuestProgrammes } from '../hub/guest-programmes.tsx';

const loadData = () => import('../your-data/data-page.tsx');
const loadSummary = () => import('../summary/summary-page.tsx');
const loadReturn = () => import('../returns/return-page.tsx');
const loadSeat = () => import('../seat/seat-page.tsx');
const loadAccount = () => import('../account/account-page.tsx');
const loadAccountReturn = () => import('../account/account-return.tsx');
const loadAttestation = () => import('../attestation/attestation-page.tsx');

/** The challenge, or the sub-page, that the address names; else the 404 page. */
export function ChallengePages() {
  const path = useLocation().pathname.replace(/\/+$/, '');
  if (path === '/bilan') return <LazyPage load={loadSummary}>{({ SummaryPage }) => <SummaryPage />}</LazyPage>;
  if (path === '/retour') return <LazyPage load={loadReturn}>{({ ReturnPage }) => <ReturnPage />}</LazyPage>;
  if (path === '/siege') return <LazyPage load={loadSeat}>{({ SeatPage }) => <SeatPage />}</LazyPage>;
  if (path === '/compte') return <LazyPage load={loadAccount}>{({ AccountPage }) => <AccountPage />}</LazyPage>;
  if (path.startsWith('/compte/'))
    return (
      <LazyPage load={loadAccountReturn}>
        {({ AccountReturn }) => <AccountReturn provider={path.slice('/compte/'.length)} />}
      </LazyPage>
    );
  if (path === '/attestation') return <LazyPage load={loadAttestation}>{({ AttestationPage }) => <AttestationPage />}</LazyPage>;
  if (path === '/donnees') return <LazyPage load={loadData}>{({ DataPage }) => <DataPage />}</LazyPage>;
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
