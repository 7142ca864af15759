import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Field } from '#engine/ui/controls/field.tsx';
import type { ParticipantDetails, ParticipantRow } from '#schemas/participants.ts';
import { addressOf } from '../addresses.ts';
import { reasonOf } from '../format/reason.ts';
import { shownEmail } from '../format/shown-email.ts';
import { messages } from '../language/language.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import styles from './merge-participant.module.css';
import { useCorrect, useParticipants } from './participant-calls.ts';

const FOUND = 8;

interface MergeProps {
  readonly participant: ParticipantDetails;
  readonly onClose: () => void;
}

/** Merges this participant into another one of the session, if one person has logged in with two e-mails. */
export function MergeParticipant({ participant, onClose }: MergeProps) {
  const { merge, points } = messages().participants;
  const correct = useCorrect(participant.id);
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [into, setInto] = useState<ParticipantRow | null>(null);
  const { username, score } = participant;
  return (
    <CorrectionDialog
      title={merge.title(username)}
      confirm={merge.confirm}
      variant="danger"
      missing={into === null ? merge.nobodyChosen : null}
      correct={(reason) => correct({ what: 'merge', body: { into: into?.id, reason } })}
      done={(after) => merge.done(username, after.username, after.score)}
      onClose={(after) => {
        onClose();
        if (after) void navigate(addressOf('participant', after.id));
      }}
    >
      <p>{merge.about}</p>
      <Field
        label={merge.search}
        type="search"
        value={search}
        autoComplete="off"
        onChange={(event) => setSearch(event.target.value)}
      />
      <Candidates participant={participant} search={search} chosen={into} onChoose={setInto} />
      {into !== null && (
        <div className={styles.outcome} role="status">
          <dl>
            <div>
              <dt>{merge.goes(username)}</dt>
              <dd>{points(score)}</dd>
            </div>
            <div>
              <dt>{merge.stays(into.username)}</dt>
              <dd>{points(into.score)}</dd>
            </div>
          </dl>
          <p>{merge.outcome(username, into.username)}</p>
        </div>
      )}
    </CorrectionDialog>
  );
}

interface CandidatesProps {
  readonly participant: ParticipantDetails;
  readonly search: string;
  readonly chosen: ParticipantRow | null;
  readonly onChoose: (row: ParticipantRow) => void;
}

function Candidates({ participant, search, chosen, onChoose }: CandidatesProps) {
  const { loading, merge, points } = messages().participants;
  const found = useParticipants(participant.session, {
    search: useDeferredValue(search),
    playingOnly: true,
    sort: 'username',
    order: 'asc',
    limit: FOUND + 1,
    offset: 0,
  });
  if (found.isError) return <p role="status">{merge.notLoaded(reasonOf(found.error))}</p>;
  if (found.data === undefined) return <p role="status">{loading}</p>;
  const others = found.data.rows.filter(({ id }) => id !== participant.id).slice(0, FOUND);
  if (others.length === 0) return <p role="status">{merge.nobodyMatches}</p>;
  return (
    <fieldset className={styles.candidates}>
      <legend>{merge.into}</legend>
      {others.map((row) => (
        <label key={row.id}>
          <input type="radio" name="into" checked={row.id === chosen?.id} onChange={() => onChoose(row)} />
          <span>{shownEmail(row.username)}</span>
          <span>{points(row.score)}</span>
        </label>
      ))}
      {found.data.total > found.data.rows.length && <p>{merge.more}</p>}
    </fieldset>
  );
}
