/** Facilitators' notes of a mission, in French, and a preview of the mission. */
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { previewAddress } from '#engine/client/preview.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { NoteSection } from '#schemas/facilitator-notes.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import { useChallengeNotes } from '../../api/note-calls.ts';
import { reasonOf } from '../../format/reason.ts';
import { messages } from '../../language/language.ts';
import { WhereToReportLine } from '../form/where-to-report.tsx';
import { Fold } from '../layout/fold.tsx';
import styles from './challenge-notes.module.css';
import { Prose } from './prose.tsx';

interface ChallengeNotesProps {
  /** Key of the challenge. */
  readonly challenge: string;
  /** Initially open sections. */
  readonly opened?: readonly NoteSection['name'][];
  /** Reporting channel of the session, for the section that mentions it; undefined outside of a session. */
  readonly told?: WhereToReport | null | undefined;
}

/** Notes in collapsible sections, for narrow places. */
export function ChallengeNotes({ challenge, opened = [], told }: ChallengeNotesProps) {
  return (
    <LoadedNotes challenge={challenge}>
      {(sections) => (
        <div lang="fr">
          {sections.map(({ name, heading, blocks }) => (
            <Fold key={name} title={heading} opened={opened.includes(name)}>
              <div className={styles.fold}>
                <Prose blocks={blocks} />
                {name === 'incident' && <WhereToReportLine told={told} />}
              </div>
            </Fold>
          ))}
        </div>
      )}
    </LoadedNotes>
  );
}

/** Notes in one collapsible section, loaded when opened. */
export function FoldedNotes({ of: { key, title } }: { /** The mission. */ readonly of: Pick<CatalogueEntry, 'key' | 'title'> }) {
  const { components } = messages();
  const name = (
    <>
      {components.notes}
      <VisuallyHidden>{components.of(<span lang="fr">{title}</span>)}</VisuallyHidden>
    </>
  );
  return (
    <Fold title={name} opened={false} late>
      <div className={styles.folded}>
        <ChallengeNotes challenge={key} opened={['launch']} />
      </div>
    </Fold>
  );
}

/** Complete notes, in columns where there is room: for reading or printing. */
export function OpenNotes({ challenge, told }: Pick<ChallengeNotesProps, 'challenge' | 'told'>) {
  return (
    <LoadedNotes challenge={challenge}>
      {(sections) => (
        <div className={styles.sections} lang="fr">
          {sections.map(({ name, heading, blocks }) => (
            <section key={name} className={styles.section} data-said={SAID.includes(name) || undefined}>
              <h3>{heading}</h3>
              <Prose blocks={blocks} />
              {name === 'incident' && <WhereToReportLine told={told} />}
            </section>
          ))}
        </div>
      )}
    </LoadedNotes>
  );
}

/** Sections that the facilitator says to the room; the others are for the facilitator only. */
const SAID: readonly NoteSection['name'][] = ['launch', 'unblock', 'debrief'];

function LoadedNotes({
  challenge,
  children,
}: {
  readonly challenge: string;
  readonly children: (sections: readonly NoteSection[]) => ReactNode;
}) {
  const { data, isError, error, isFetching, refetch } = useChallengeNotes(challenge, true);
  if (data !== undefined) return children(data.sections);
  const { buttons, components } = messages();
  if (!isError) return <p role="status">{components.notesLoading}</p>;
  return (
    <div role="alert" className={styles.failure}>
      <p>{components.notesNotLoaded(reasonOf(error))}</p>
      <Button variant="secondary" pending={isFetching} onClick={() => refetch()}>
        {buttons.tryAgain}
      </Button>
    </div>
  );
}

/** Opens a mission in a new tab as a guest: nothing is recorded, and logins are not affected. */
export function PreviewLink({
  of: { path, title },
}: {
  /** The mission. */
  readonly of: Pick<CatalogueEntry, 'path' | 'title'>;
}) {
  const { components } = messages();
  return (
    <a href={previewAddress(path)} target="_blank" rel="noopener noreferrer" className={styles.preview}>
      {components.preview}
      <VisuallyHidden>{components.ofInNewTab(<span lang="fr">{title}</span>)}</VisuallyHidden>
      <ExternalLink aria-hidden="true" size={14} />
    </a>
  );
}
