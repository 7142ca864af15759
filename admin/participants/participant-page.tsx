import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ApiError } from '#engine/client/api-error.ts';
import { isErasedEmail } from '#engine/rules/erased-email.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { addressOf } from '../addresses.ts';
import { useMay } from '../auth/use-me.ts';
import { Actions } from '../components/form/controls.tsx';
import { PageHead, PageTitle } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState } from '../components/notes/notes.tsx';
import { useNaming } from '../components/people/naming.ts';
import { RectifyDialog } from '../data-protection/rectify-dialog.tsx';
import { reasonOf } from '../format/reason.ts';
import { shownEmail } from '../format/shown-email.ts';
import { messages } from '../language/language.ts';
import { AdjustPoints, ReinstateParticipant, RemoveParticipant, ReopenChallenge } from './corrections.tsx';
import { ChallengesTable, ChallengeTitles, LedgerTable } from './history.tsx';
import { MergeParticipant } from './merge-participant.tsx';
import { type ShownParticipant, useParticipant } from './participant-calls.ts';
import { ParticipantFacts } from './participant-facts.tsx';

/** Page of a participant: history, ledger of points, corrections. */
export function ParticipantPage({ catalogue }: { readonly catalogue: readonly CatalogueEntry[] }) {
  const { participants, sessionPages } = messages();
  const { one } = participants;
  const { participant: id = '' } = useParams();
  const titles = useMemo(() => new Map(catalogue.map(({ key, title }) => [key, title])), [catalogue]);
  const participant = useParticipant(id);
  const { data } = participant;
  useReportFailure('participant', participant.isError ? one.couldNotLoad(reasonOf(participant.error)) : null);
  const gone = participant.error instanceof ApiError && participant.error.refused(404);

  return (
    <>
      <PageHead>
        {data ? (
          <Link to={addressOf('participants', data.session)}>{one.ofTheSession}</Link>
        ) : (
          <Link to={addressOf('dashboard')}>{sessionPages.sessionsAndScores}</Link>
        )}
        {/* A merge leads from one participant's page to another's: the focus follows. */}
        <PageTitle key={id}>{data ? shownEmail(data.username) : one.title}</PageTitle>
      </PageHead>
      {data ? (
        <ChallengeTitles value={titles}>
          <Participant key={data.id} participant={data} />
        </ChallengeTitles>
      ) : gone ? (
        <EmptyState>{one.gone}</EmptyState>
      ) : (
        <EmptyState role="status">{participant.isError ? one.notLoaded : one.loading}</EmptyState>
      )}
    </>
  );
}

type Doing = 'rectify' | 'adjust' | 'merge' | 'remove' | 'reinstate' | { readonly reopen: string } | null;

function Participant({ participant }: { participant: ShownParticipant }) {
  const { one, challenges, ledger } = messages().participants;
  const words = messages().dataProtection;
  const may = useMay('facilitator');
  const report = useReport();
  const naming = useNaming();
  const queries = useQueryClient();
  const [doing, setDoing] = useState<Doing>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setDoing(null);
    // The correction may remove the button that opened the dialog: move the focus to the summary.
    setTimeout(() => document.activeElement === document.body && summary.current?.focus());
  };
  const shown = { ...participant, username: shownEmail(participant.username) };
  const playing = participant.status === 'playing';
  const mayRectify = useMay('administrator') && participant.status !== 'merged' && !isErasedEmail(participant.email);
  return (
    <>
      <Panel title={one.summary} heading={summary}>
        <ParticipantFacts participant={participant} />
        {may && participant.status !== 'merged' && (
          <Actions>
            {mayRectify && (
              <Button variant="secondary" onClick={() => setDoing('rectify')}>
                {words.rectify}
              </Button>
            )}
            {playing ? (
              <>
                <Button variant="secondary" onClick={() => setDoing('adjust')}>
                  {one.adjust}
                </Button>
                <Button variant="secondary" onClick={() => setDoing('merge')}>
                  {one.merge}
                </Button>
                <Button variant="danger" onClick={() => setDoing('remove')}>
                  {one.remove}
                </Button>
              </>
            ) : (
              <Button variant="secondary" onClick={() => setDoing('reinstate')}>
                {one.reinstate}
              </Button>
            )}
          </Actions>
        )}
      </Panel>
      <Panel title={challenges.title}>
        <ChallengesTable
          challenges={participant.challenges}
          onReopen={may && playing ? (challenge) => setDoing({ reopen: challenge }) : null}
        />
      </Panel>
      <Panel title={ledger.title}>
        <LedgerTable events={participant.events} />
      </Panel>
      {doing === 'rectify' && (
        <RectifyDialog
          email={participant.email}
          onDone={(now) => {
            close();
            report('correction', { tone: 'success', text: words.rectifiedOne(naming.text(now)) });
            void queries.invalidateQueries();
          }}
          onCancel={close}
        />
      )}
      {doing === 'adjust' && <AdjustPoints participant={shown} onClose={close} />}
      {doing === 'merge' && <MergeParticipant participant={shown} onClose={close} />}
      {doing === 'remove' && <RemoveParticipant participant={shown} onClose={close} />}
      {doing === 'reinstate' && <ReinstateParticipant participant={shown} onClose={close} />}
      {doing !== null && typeof doing === 'object' && (
        <ReopenChallenge participant={shown} challenge={doing.reopen} onClose={close} />
      )}
    </>
  );
}
