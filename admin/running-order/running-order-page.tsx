import { Printer } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { partSpans } from '#engine/rules/session/workshop-time.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { NO_DIFFICULTY } from '#schemas/constants.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import type { Workshop } from '#schemas/workshop.ts';
import { addressOf } from '../addresses.ts';
import { useSessionDetails } from '../api/session-calls.ts';
import { useReportingChannel } from '../api/where-to-report-calls.ts';
import { PageHead, PageTitle } from '../components/layout/page-title.tsx';
import paper from '../components/layout/paper-page.module.css';
import { useReportFailure } from '../components/layout/status-line.tsx';
import { OpenNotes, PreviewLink } from '../components/notes/challenge-notes.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { minutesOf, playedMissions } from '../components/session/played-missions.ts';
import { formatHour } from '../format/local-time.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import type { PageProps } from '../pages.tsx';
import styles from './running-order-page.module.css';

/** Printable running order of a session for its facilitator: missions in order, each with all notes. */
export function RunningOrderPage({ catalogue }: PageProps) {
  const { buttons, sessionPages, pages, shell } = messages();
  const words = pages.runningOrder;
  const { session: id = '' } = useParams();
  const { data: session, isError, error } = useSessionDetails(id);
  const told = useReportingChannel(session);
  useReportFailure('running-order', isError ? sessionPages.couldNotLoad(reasonOf(error)) : null);
  const missions = session ? playedMissions(catalogue, session.challenges) : [];
  return (
    <div className={`${paper.page} ${styles.page}`}>
      <PageHead>
        <Link to={addressOf('dashboard')} className={paper.tools}>
          {sessionPages.sessionsAndScores}
        </Link>
        <PageTitle>{shell.titles['running-order']}</PageTitle>
        {session && (
          <p>{words.heading(<strong>{session.name ?? sessionPages.withoutName}</strong>, session.code, lengthOf(missions))}</p>
        )}
        <div className={paper.tools}>
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden="true" size={16} />
            {buttons.print}
          </Button>
          <Note>{words.solutions}</Note>
        </div>
      </PageHead>
      {session === undefined ? (
        <EmptyState>{isError ? sessionPages.notLoaded : sessionPages.loading}</EmptyState>
      ) : (
        <>
          {session.workshop && <Parts workshop={session.workshop} />}
          <ol className={styles.missions}>
            {missions.map((mission, index) => (
              <Mission
                key={mission.key}
                mission={mission}
                told={told}
                place={index + 1}
                from={minutesOf(missions.slice(0, index))}
              />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** The four parts of a workshop with what happens in each: by clock time if the day is set, else by minutes. */
function Parts({ workshop: { minutes, startsAt } }: { readonly workshop: Workshop }) {
  const { workshop: words } = messages();
  const begins = startsAt === null ? null : Date.parse(startsAt);
  const at = (minute: number) => words.at(begins === null ? null : formatHour(begins + minute * MINUTE_MS), minute);
  return (
    <dl className={styles.parts}>
      {partSpans(minutes).map(({ part, from, to }) => (
        <div key={part}>
          <dt>
            {words.fromTo(at(from), at(to))} <strong>{words.parts[part].title}</strong>
          </dt>
          <dd>{words.parts[part].about}</dd>
        </div>
      ))}
    </dl>
  );
}

interface MissionProps {
  readonly mission: CatalogueEntry;
  readonly place: number;
  /** Minutes that the preceding missions take. */
  readonly from: number;
  readonly told: WhereToReport | null | undefined;
}

function Mission({ mission, place, from, told }: MissionProps) {
  const { key, title, duration, difficulty = NO_DIFFICULTY, category } = mission;
  return (
    <li className={styles.mission}>
      <header className={styles.head}>
        <h2>
          <span className={styles.place}>{place}.</span> <span lang="fr">{title}</span>
        </h2>
        <p className={styles.facts}>
          {messages().pages.runningOrder.fromTo(duration, from, from + duration)} · <span lang="fr">{difficulty}</span> ·{' '}
          <span lang="fr">{category}</span>
        </p>
        <PreviewLink of={mission} />
      </header>
      <OpenNotes challenge={key} told={told} />
    </li>
  );
}

function lengthOf(missions: readonly CatalogueEntry[]): string {
  return messages().pages.runningOrder.length(missions.length, minutesOf(missions));
}
