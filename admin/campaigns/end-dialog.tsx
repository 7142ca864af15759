import { useState } from 'react';
import type { CampaignDetails, CampaignSession } from '#schemas/campaigns.ts';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { formatSession } from '../format/audit.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useCampaignCalls } from './campaign-calls.ts';
import styles from './campaigns.module.css';
import { sessionTime } from './session-time.ts';

interface EndDialogProps {
  readonly campaign: CampaignDetails;
  readonly onClose: () => void;
}

/**
 * Dialog that ends the campaign. It names the sessions that are running or still to come, which the campaign's figures will leave out; the
 * end cannot be undone.
 */
export function EndDialog({ campaign, onClose }: EndDialogProps) {
  const { campaigns: words } = messages();
  const calls = useCampaignCalls();
  const [now] = useState(() => Date.now());
  const left = campaign.sessions.filter((session) => isLeft(session, now));
  return (
    <FormDialog
      title={words.end}
      confirm={words.end}
      variant="danger"
      work={() => calls.end(campaign.id)}
      failure={(error) => words.notSaved(reasonOf(error))}
      onDone={() => {
        onClose();
        void calls.changed();
      }}
      onCancel={onClose}
    >
      {left.length > 0 && (
        <>
          <p>
            <strong>{words.endLeaves(left.length)}</strong>
          </p>
          <ul className={styles.left}>
            {left.map((session) => (
              <li key={session.id}>
                {formatSession(session)}
                {timeOf(session, now)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{words.endAsks}</p>
    </FormDialog>
  );
}

/** Whether somebody may still come to this session. */
function isLeft({ active, startsAt, selfPacedUntil }: CampaignSession, now: number): boolean {
  return active || [startsAt, selfPacedUntil].some((at) => at !== null && Date.parse(at) > now);
}

function timeOf(session: CampaignSession, now: number): string {
  return session.startsAt === null && session.selfPacedUntil === null ? '' : ` · ${sessionTime(session, now)}`;
}
