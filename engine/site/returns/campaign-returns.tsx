/** Returns that the session's campaign announces: a mail for each, which a player may decline. */
import { useState } from 'react';
import { failureText } from '#engine/frame/play/failure-message.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { AppointmentKind } from '#schemas/return-constants.ts';
import type { OwnAppointments } from '#schemas/returns.ts';
import { useSite } from '../site-context.ts';
import styles from './appointment-section.module.css';
import { dayText, LATER_NAMES } from './return-days.ts';

interface CampaignReturnsProps {
  readonly announced: OwnAppointments['campaign'];
  /** Called after a player declined, to load the appointments again. */
  readonly onDeclined: () => Promise<void>;
}

export function CampaignReturns({ announced, onDeclined }: CampaignReturnsProps) {
  const { player } = useSite();
  const [pending, setPending] = useState<AppointmentKind | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const decline = async (kind: AppointmentKind) => {
    setPending(kind);
    setFailure(null);
    try {
      await player.ask('DELETE', `/me/appointments/${kind}`);
      await onDeclined();
    } catch (error) {
      setFailure(failureText(error));
    }
    setPending(null);
  };
  return (
    <section className={styles.card} aria-label="Ce que prévoit votre campagne">
      <h3>Votre campagne vous propose de revenir</h3>
      <ul className={styles.announced}>
        {announced.map(({ kind, dueOn, state }) => (
          <li key={kind}>
            {state === 'announced' ? (
              <>
                <span>
                  Un e-mail {LATER_NAMES[kind]}, à partir du {dayText(dueOn)}, avec un lien pour vous seul ou seule.
                </span>
                <Button
                  variant="quiet"
                  pending={pending === kind}
                  disabled={pending !== null && pending !== kind}
                  onClick={() => void decline(kind)}
                >
                  Ne pas m’écrire {LATER_NAMES[kind]}
                </Button>
              </>
            ) : (
              <span>
                {state === 'declined' ? 'Pas d’e-mail' : 'Plus d’e-mail'} {LATER_NAMES[kind]}.
              </span>
            )}
          </li>
        ))}
      </ul>
      <p>Rien ne vous y oblige. Si vous prenez vous-même rendez-vous, l’e-mail ne part pas.</p>
      <div role="status">{failure !== null && <Notice tone="danger">{failure}</Notice>}</div>
    </section>
  );
}
