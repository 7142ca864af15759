import { useState } from 'react';
import { Field } from '#engine/ui/field.tsx';
import { ADJUSTMENT } from '#schemas/console-words.ts';
import type { ParticipantDetails } from '#schemas/participants.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { useCorrect } from '../participants/participant-calls.ts';
import { formatChange, formatNumber } from '../words/numbers.ts';
import { CorrectionDialog } from './correction-dialog.tsx';

interface AdjustProps {
  readonly participant: ParticipantDetails;
  readonly onClose: () => void;
}

/** Gives or takes points. */
export function AdjustPoints({ participant, onClose }: AdjustProps) {
  const correct = useCorrect(participant.id);
  const [typed, setTyped] = useState('');
  const { keyFor } = useIdempotencyKey();
  const points = parsePoints(typed);

  return (
    <CorrectionDialog
      title="Adjust points"
      confirm="Adjust points"
      missing={
        points === null
          ? `Points must be a number other than 0, at most ${formatNumber(ADJUSTMENT.maximum)}, with at most two decimals.`
          : null
      }
      correct={(reason) => {
        const body = { points, reason };
        return correct({ what: 'adjustments', body, idempotencyKey: keyFor(body) });
      }}
      done={({ username, score }) => `${username} now has ${formatNumber(score)} points.`}
      onClose={onClose}
    >
      <p>
        Adds to the score of {participant.username}, which is {formatNumber(participant.score)}
        {points === null ? '' : ` and becomes ${formatNumber(sum(participant.score, points))} (${formatChange(points)})`}. The
        challenges stay as they are.
      </p>
      <Field
        label="Points"
        description="2.5 gives, -2.5 takes."
        inputMode="text"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </CorrectionDialog>
  );
}

/** What was typed, with a point or a comma; null for what is no adjustment. */
function parsePoints(typed: string): number | null {
  const text = typed.trim().replace(',', '.').replace('−', '-');
  if (!/^[+-]?\d+(\.\d{1,2})?$/.test(text)) return null;
  const value = Number(text);
  return value === 0 || value < ADJUSTMENT.minimum || value > ADJUSTMENT.maximum ? null : value;
}

/** Without the dust of binary fractions. */
function sum(a: number, b: number): number {
  return Math.round((a + b) * 100) / 100;
}
