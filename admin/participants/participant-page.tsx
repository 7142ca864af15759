import { useMemo, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ApiError } from '#engine/client/api-error.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import type { ParticipantDetails } from '#schemas/participants.ts';
import { addressOf } from '../addresses.ts';
import { useMay } from '../auth/use-me.ts';
import { Actions } from '../components/form/controls.tsx';
import { PageHead, PageTitle } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState } from '../components/notes/notes.tsx';
import { reasonOf } from '../format/reason.ts';
import { AdjustPoints, ReinstateParticipant, RemoveParticipant, ReopenChallenge } from './corrections.tsx';
import { ChallengesTable, ChallengeTitles, LedgerTable } from './history.tsx';
import { MergeParticipant } from './merge-participant.tsx';
import { useParticipant } from './participant-calls.ts';
import { ParticipantFacts } from './participant-facts.tsx';

/** What one participant did, what made the score, and what may be corrected. */
export function ParticipantPage({ catalogue }: { readonly catalogue: readonly CatalogueEntry[] }) {
  const { participant: id = '' } = useParams();
  const titles = useMemo(() => new Map(catalogue.map(({ key, title }) => [key, title])), [catalogue]);
  const participant = useParticipant(id);
  const { data } = participant;
  useReportFailure('participant', participant.isError ? `Could not load the participant: ${reasonOf(participant.error)}` : null);
  const gone = participant.error instanceof ApiError && participant.error.status === 404;

  return (
    <>
      <PageHead>
        {data ? (
          <Link to={addressOf('participants', data.session)}>Participants of the session</Link>
        ) : (
          <Link to={addressOf('dashboard')}>Sessions and scores</Link>
        )}
        {/* A merge leads from one participant's page to another's: the focus follows. */}
        <PageTitle key={id}>{data?.username ?? 'Participant'}</PageTitle>
      </PageHead>
      {data ? (
        <ChallengeTitles value={titles}>
          <Participant key={data.id} participant={data} />
        </ChallengeTitles>
      ) : gone ? (
        <EmptyState>There is no such participant. The session may have been deleted.</EmptyState>
      ) : (
        <EmptyState role="status">
          {participant.isError
            ? 'The participant could not be loaded. Reload the page to try again.'
            : 'The participant is loading…'}
        </EmptyState>
      )}
    </>
  );
}

type Doing = 'adjust' | 'merge' | 'remove' | 'reinstate' | { readonly reopen: string } | null;

function Participant({ participant }: { participant: ParticipantDetails }) {
  const may = useMay('facilitator');
  const [doing, setDoing] = useState<Doing>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setDoing(null);
    // The button that opened the dialog may be gone with what it corrected.
    setTimeout(() => document.activeElement === document.body && summary.current?.focus());
  };
  const playing = participant.status === 'playing';
  return (
    <>
      <Panel title="Summary" heading={summary}>
        <ParticipantFacts participant={participant} />
        {may && participant.status !== 'merged' && (
          <Actions>
            {playing ? (
              <>
                <Button variant="secondary" onClick={() => setDoing('adjust')}>
                  Adjust points
                </Button>
                <Button variant="secondary" onClick={() => setDoing('merge')}>
                  Merge into…
                </Button>
                <Button variant="danger" onClick={() => setDoing('remove')}>
                  Remove
                </Button>
              </>
            ) : (
              <Button variant="secondary" onClick={() => setDoing('reinstate')}>
                Reinstate
              </Button>
            )}
          </Actions>
        )}
      </Panel>
      <Panel title="Challenges">
        <ChallengesTable
          challenges={participant.challenges}
          onReopen={may && playing ? (challenge) => setDoing({ reopen: challenge }) : null}
        />
      </Panel>
      <Panel title="Ledger">
        <LedgerTable events={participant.events} />
      </Panel>
      {doing === 'adjust' && <AdjustPoints participant={participant} onClose={close} />}
      {doing === 'merge' && <MergeParticipant participant={participant} onClose={close} />}
      {doing === 'remove' && <RemoveParticipant participant={participant} onClose={close} />}
      {doing === 'reinstate' && <ReinstateParticipant participant={participant} onClose={close} />}
      {doing !== null && typeof doing === 'object' && (
        <ReopenChallenge participant={participant} challenge={doing.reopen} onClose={close} />
      )}
    </>
  );
}
