import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import type { ParticipantDetails } from '#schemas/participants.ts';
import { useMay } from '../auth/use-me.ts';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { CopyCode } from '../components/transfer/copy-code.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import styles from './board-name.module.css';
import { useRenewPersonalCode } from './participant-calls.ts';

/** Whether the participant has a personal code, and a button that replaces a lost one: the new code is shown once, and stored nowhere. */
export function PersonalCode({ participant }: { readonly participant: ParticipantDetails }) {
  const { code } = messages().participants;
  const may = useMay('facilitator') && participant.status === 'playing';
  const renew = useRenewPersonalCode(participant.id);
  const [asking, setAsking] = useState(false);
  const [given, setGiven] = useState<string | null>(null);
  return (
    <span className={styles.name}>
      {given === null ? participant.personalCode ? code.given : code.none : <strong>{given}</strong>}
      {given !== null && <CopyCode code={given} />}
      {may && (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {code.renew}
        </Button>
      )}
      {asking && (
        <FormDialog
          title={code.title(participant.username)}
          confirm={code.confirm}
          work={renew}
          failure={(error) => code.failed(reasonOf(error))}
          onDone={({ personalCode }) => {
            setGiven(personalCode);
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{code.about}</p>
        </FormDialog>
      )}
    </span>
  );
}
