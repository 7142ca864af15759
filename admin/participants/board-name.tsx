import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { BOARD_NAME } from '#schemas/constants.ts';
import type { ParticipantDetails } from '#schemas/participants.ts';
import { useMay } from '../auth/use-me.ts';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { reasonOf } from '../format/reason.ts';
import styles from './board-name.module.css';
import { useCorrect } from './participant-calls.ts';

/** The participant's name on the boards that players see; facilitators can change one that is not fit for a wall. */
export function BoardName({ participant }: { readonly participant: ParticipantDetails }) {
  const report = useReport();
  const correct = useCorrect(participant.id);
  const may = useMay('facilitator') && participant.status === 'playing';
  const [typed, setTyped] = useState<string | null>(null);
  const { username, name } = participant;
  return (
    <span className={styles.name}>
      {name ?? '—'}
      {may && (
        <Button variant="quiet" onClick={() => setTyped(name ?? '')}>
          Change
          <VisuallyHidden> the board name</VisuallyHidden>
        </Button>
      )}
      {typed !== null && (
        <FormDialog
          title={`Board name of ${username}`}
          confirm="Change the name"
          work={() => correct({ what: '', body: { name: typed } })}
          failure={(error) => `Could not change the name: ${reasonOf(error)}`}
          onDone={(after) => {
            report('correction', { tone: 'success', text: `${username} is “${after.name}” on the boards now.` });
            setTyped(null);
          }}
          onCancel={() => setTyped(null)}
        >
          <p>Other players see this name, never the e-mail. The player can choose another one at any time.</p>
          <Field
            label="Board name"
            value={typed}
            maxLength={BOARD_NAME.maxLength}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </FormDialog>
      )}
    </span>
  );
}
