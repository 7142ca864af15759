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
import { messages } from '../language/language.ts';
import styles from './board-name.module.css';
import { useCorrect } from './participant-calls.ts';

/** The participant's name on the boards that players see; facilitators can change an unsuitable name. */
export function BoardName({ participant }: { readonly participant: ParticipantDetails }) {
  const { name: words, facts } = messages().participants;
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
          {words.change}
          <VisuallyHidden>{words.what}</VisuallyHidden>
        </Button>
      )}
      {typed !== null && (
        <FormDialog
          title={words.title(username)}
          confirm={words.confirm}
          work={() => correct({ what: '', body: { name: typed } })}
          failure={(error) => words.failed(reasonOf(error))}
          onDone={(after) => {
            report('correction', { tone: 'success', text: words.done(username, after.name) });
            setTyped(null);
          }}
          onCancel={() => setTyped(null)}
        >
          <p>{words.about}</p>
          <Field
            label={facts.boardName}
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
