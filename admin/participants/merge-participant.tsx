import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Field } from '#engine/ui/controls/field.tsx';
import type { ParticipantDetails, ParticipantRow } from '#schemas/participants.ts';
import { addressOf } from '../addresses.ts';
import { formatNumber } from '../format/numbers.ts';
import { reasonOf } from '../format/reason.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import styles from './merge-participant.module.css';
import { useCorrect, useParticipants } from './participant-calls.ts';

const FOUND = 8;

interface MergeProps {
  readonly participant: ParticipantDetails;
  readonly onClose: () => void;
}

/** Merges this participant into another of the session: for one person who logged in with two e-mails. */
export function MergeParticipant({ participant, onClose }: MergeProps) {
  const correct = useCorrect(participant.id);
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [into, setInto] = useState<ParticipantRow | null>(null);
  const { username, score } = participant;
  return (
    <CorrectionDialog
      title={`Merge ${username} into…`}
      confirm="Merge"
      variant="danger"
      missing={into === null ? 'Choose the participant to merge into.' : null}
      correct={(reason) => correct({ what: 'merge', body: { into: into?.id, reason } })}
      done={(after) => `${username} was merged into ${after.username}, who now has ${formatNumber(after.score)} points.`}
      onClose={(after) => {
        onClose();
        if (after) void navigate(addressOf('participant', after.id));
      }}
    >
      <p>For one person with two e-mails. Choose the one that stays.</p>
      <Field
        label="Search the participant who stays"
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
              <dt>Goes: {username}</dt>
              <dd>{formatNumber(score)} points</dd>
            </div>
            <div>
              <dt>Stays: {into.username}</dt>
              <dd>{formatNumber(into.score)} points</dd>
            </div>
          </dl>
          <p>
            {into.username} keeps the better award of each challenge, and takes over penalties and adjustments. {username} leaves
            the scoreboard; its devices play on as {into.username}. <strong>This cannot be undone.</strong>
          </p>
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
  const found = useParticipants(participant.session, {
    search: useDeferredValue(search),
    sort: 'username',
    order: 'asc',
    limit: FOUND + 1,
    offset: 0,
  });
  if (found.isError) return <p role="status">The participants could not be loaded: {reasonOf(found.error)}</p>;
  if (found.data === undefined) return <p role="status">Participants are loading…</p>;
  const others = found.data.rows.filter(({ id, status }) => id !== participant.id && status === 'playing').slice(0, FOUND);
  if (others.length === 0) return <p role="status">Nobody else who plays in this session matches.</p>;
  return (
    <fieldset className={styles.candidates}>
      <legend>Merge into</legend>
      {others.map((row) => (
        <label key={row.id}>
          <input type="radio" name="into" checked={row.id === chosen?.id} onChange={() => onChoose(row)} />
          <span>{row.username}</span>
          <span>{formatNumber(row.score)} points</span>
        </label>
      ))}
      {found.data.total > found.data.rows.length && <p>More match: search for part of the e-mail.</p>}
    </fieldset>
  );
}
