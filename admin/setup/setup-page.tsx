import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ApiError } from '#engine/client/api-error.ts';
import type { Session } from '#schemas/admin.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import type { SessionDetails } from '#schemas/session-setup.ts';
import { addressOf, cameFrom } from '../addresses.ts';
import { useSessionDetails } from '../api/session-calls.ts';
import { useResumed, useWorkToRestore } from '../auth/kept-work-offer.tsx';
import { BackLink } from '../components/layout/back-link.tsx';
import { PageHead, PageTitle } from '../components/layout/page-title.tsx';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { Note } from '../components/notes/notes.tsx';
import { CreatedSession } from '../components/session/created-session.tsx';
import { DeletionNotice } from '../components/session/deletion-notice.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { copyOf, draftOf, isKeptDraft, PLAIN_DRAFT, type SetupDraft } from './setup-draft.ts';
import { SetupForm } from './setup-form.tsx';

/** Page that creates a session, from scratch or as a copy (`?from=<id>`), or edits one. @param catalogue all challenges */
export function SetupSessionPage({ catalogue }: { catalogue: readonly CatalogueEntry[] }) {
  const { setup } = messages();
  const { session: id } = useParams();
  const [query] = useSearchParams();
  const from = query.get('from');
  const resumed = useResumed();
  const back = cameFrom(query, id ?? '');
  const title = id !== undefined ? setup.titles.edit : from !== null ? setup.titles.copy : setup.titles.new;

  return (
    <>
      <PageHead>
        <BackLink session={id ?? ''} />
        <PageTitle>{title}</PageTitle>
      </PageHead>
      <SetupContent key={`${id}/${from}/${resumed}`} catalogue={catalogue} id={id ?? null} from={from} back={back.address} />
    </>
  );
}

interface SetupContentProps {
  readonly catalogue: readonly CatalogueEntry[];
  readonly id: string | null;
  readonly from: string | null;
  /** Address of the page to return to. */
  readonly back: string;
}

function SetupContent({ catalogue, id, from, back }: SetupContentProps) {
  const { sessionPages, setup } = messages();
  const navigate = useNavigate();
  const report = useReport();
  const kept = useWorkToRestore()?.work;
  const [created, setCreated] = useState<Session | null>(null);
  const details = useSessionDetails(id ?? from, true);
  const missing = details.error instanceof ApiError && details.error.refused(404);
  const failed = details.isError && !missing;
  useReportFailure('session-setup', failed ? sessionPages.couldNotLoad(reasonOf(details.error)) : null);

  function saved(session: Session) {
    if (id === null) return setCreated(session);
    report('setup', { tone: 'success', text: setup.saved(session.code) });
    navigate(back);
  }

  if (missing) return <p>{setup.gone(id ?? from ?? '')}</p>;
  if (failed && details.data === undefined) return <p>{setup.notLoaded}</p>;
  const initial = initialDraft(id, from, details.data);
  if (initial === null) return <p role="status">{setup.loading}</p>;
  return (
    <>
      {id === null && details.data !== undefined && <Note>{setup.copyOf(details.data.name ?? details.data.code)}</Note>}
      {id !== null && details.data !== undefined && <Note>{setup.changesHold(<strong>{details.data.code}</strong>)}</Note>}
      {id !== null && <DeletionNotice session={id} />}
      <SetupForm
        catalogue={catalogue}
        initial={initial}
        kept={isKeptDraft(kept) ? kept : null}
        session={id === null ? null : (details.data ?? null)}
        back={back}
        onSaved={saved}
      />
      <CreatedSession session={created} onClose={() => navigate(addressOf('dashboard'))} />
    </>
  );
}

/** Initial values of the form; null while they load. */
function initialDraft(id: string | null, from: string | null, details: SessionDetails | undefined): SetupDraft | null {
  if (id === null && from === null) return PLAIN_DRAFT;
  if (details === undefined) return null;
  return id === null ? copyOf(details) : draftOf(details);
}
