import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Session } from '#schemas/admin.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import type { SessionDetails } from '#schemas/session-setup.ts';
import { AdminCallError, reasonOf } from '../api/admin-call-error.ts';
import { useAdmin } from '../auth/use-admin.ts';
import { useMay, useMe } from '../auth/use-me.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { PageTitle } from '../page-title.tsx';
import { CreatedSession } from '../sessions/created-session.tsx';
import { useReport, useReportFailure } from '../status/status.tsx';
import styles from './setup.module.css';
import { useSessionDetails } from './setup-calls.ts';
import { copyOf, draftOf, PLAIN_DRAFT, type SetupDraft } from './setup-draft.ts';
import { SetupForm } from './setup-form.tsx';

/**
 * /admin/new-session sets a session up, with `?from=<id>` as a copy of another; /admin/sessions/{id}/edit changes one.
 * @param catalogue every challenge there is
 */
export function SetupSessionPage({ catalogue }: { catalogue: readonly CatalogueEntry[] }) {
  const { id } = useParams();
  const [query] = useSearchParams();
  const from = query.get('from');
  const { signOut } = useAdmin();
  const title = id !== undefined ? 'Edit a session' : from !== null ? 'Duplicate a session' : 'Set up a session';

  return (
    <ConsoleFrame title={title} onLogout={signOut}>
      <header className={styles.head}>
        <Link to="/admin">Sessions and scores</Link>
        <PageTitle>{title}</PageTitle>
      </header>
      <SetupContent key={`${id}/${from}`} catalogue={catalogue} id={id ?? null} from={from} />
    </ConsoleFrame>
  );
}

interface SetupContentProps {
  readonly catalogue: readonly CatalogueEntry[];
  readonly id: string | null;
  readonly from: string | null;
}

function SetupContent({ catalogue, id, from }: SetupContentProps) {
  const navigate = useNavigate();
  const report = useReport();
  const me = useMe();
  const may = useMay('facilitator');
  const [created, setCreated] = useState<Session | null>(null);
  const details = useSessionDetails(id ?? from);
  const missing = details.error instanceof AdminCallError && details.error.status === 404;
  const failed = details.isError && !missing;
  useReportFailure('session-setup', failed ? `Could not load the session: ${reasonOf(details.error)}` : null);

  function saved(session: Session) {
    if (id === null) return setCreated(session);
    report('setup', { tone: 'success', text: `Session ${session.code} was saved.` });
    navigate('/admin');
  }

  if (me !== undefined && !may) return <p>Your account may look at sessions, not set them up. Ask an administrator.</p>;
  if (missing) return <p>There is no session with the id “{id ?? from}”. It may have been deleted.</p>;
  if (failed && details.data === undefined) return <p>The session could not be loaded. Reload the page to try again.</p>;
  const initial = initialDraft(id, from, details.data);
  if (initial === null) return <p role="status">Session details are loading...</p>;
  return (
    <>
      {id === null && details.data !== undefined && (
        <p className={styles.hint}>
          A copy of {details.data.name ?? details.data.code}. It gets a code of its own; participants, scores, opening and closing
          time are not copied.
        </p>
      )}
      {id !== null && details.data !== undefined && (
        <p className={styles.hint}>
          Session <strong>{details.data.code}</strong>. Changes hold at once for everyone who plays; points that were won stay.
        </p>
      )}
      <SetupForm catalogue={catalogue} initial={initial} session={id === null ? null : (details.data ?? null)} onSaved={saved} />
      <CreatedSession session={created} onClose={() => navigate('/admin')} />
    </>
  );
}

/** What the form begins with; null until it is known. */
function initialDraft(id: string | null, from: string | null, details: SessionDetails | undefined): SetupDraft | null {
  if (id === null && from === null) return PLAIN_DRAFT;
  if (details === undefined) return null;
  return id === null ? copyOf(details) : draftOf(details);
}
