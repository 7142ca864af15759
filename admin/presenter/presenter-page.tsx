import { Link, useParams } from 'react-router-dom';
import { ApiError } from '#engine/client/api-error.ts';
import { addressOf } from '../addresses.ts';
import { PageTitle } from '../components/layout/page-title.tsx';
import { useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState } from '../components/notes/notes.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { ChooseMissions } from './choose-missions.tsx';
import { usePresentedDebrief } from './debrief-calls.ts';
import { LedDebrief } from './led-debrief.tsx';
import { NamesOnWall } from './names-on-wall.tsx';
import styles from './presenter-page.module.css';
import { TimeLeft } from './time-left.tsx';

/** Presenter view of a debrief: the proposed missions with their reasons, then each slide with its notes. */
export function PresenterPage() {
  const { shell, presenter } = messages();
  const { session = '' } = useParams();
  const { data: debrief, error, dataUpdatedAt } = usePresentedDebrief(session);
  const gone = error instanceof ApiError && error.refused(404);
  useReportFailure('debrief', error && !gone ? presenter.notLoaded(reasonOf(error)) : null);
  return (
    <>
      <header className={styles.head}>
        <Link to={addressOf('room', session)}>{presenter.room}</Link>
        <PageTitle>{shell.titles.presenter}</PageTitle>
        {debrief?.name && <p>{debrief.name}</p>}
        {debrief?.deck && <TimeLeft times={debrief.times} received={dataUpdatedAt} />}
      </header>
      {gone ? (
        <EmptyState>{presenter.noSession}</EmptyState>
      ) : debrief === undefined ? (
        <EmptyState role="status">{presenter.loading}</EmptyState>
      ) : debrief.deck ? (
        <LedDebrief session={session} debrief={debrief} deck={debrief.deck} />
      ) : (
        <ChooseMissions session={session} debrief={debrief} />
      )}
      {debrief !== undefined && !gone && <NamesOnWall session={session} />}
    </>
  );
}
