/** A kept appointment: its day, its file for a calendar, its link, and a button to withdraw it. */
import { CalendarPlus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { failureText } from '#engine/frame/play/failure-message.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { Appointment } from '#schemas/returns.ts';
import { useSite } from '../site-context.ts';
import styles from './appointment-section.module.css';
import { appointmentFile, dayText } from './return-days.ts';
import { forgetToken, returnLink, tokenOf } from './return-tokens.ts';

interface AppointmentCardProps {
  readonly appointment: Appointment;
  /** Whether a campaign set the appointment, and sent its link. */
  readonly asked: boolean;
  /** Message about the last change of the appointment. */
  readonly news: ReactNode;
  /** Called after a withdrawal, to load the appointments again. */
  readonly onWithdrawn: () => Promise<void>;
}

export function AppointmentCard({ appointment, asked, news, onWithdrawn }: AppointmentCardProps) {
  const { player } = useSite();
  const title = useId();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { kind, dueOn, endsOn, intention } = appointment;
  const token = tokenOf(appointment);
  const withdraw = async () => {
    setPending(true);
    setFailure(null);
    try {
      await player.ask('DELETE', `/me/appointments/${kind}`);
      forgetToken(appointment);
      await onWithdrawn();
    } catch (error) {
      setFailure(failureText(error));
      setPending(false);
    }
  };
  return (
    <article className={styles.card} aria-labelledby={title}>
      <h3 id={title}>Rendez-vous le {dayText(dueOn)}</h3>
      {news}
      {intention !== null && <p>«&nbsp;{frenchSpaces(intention)}&nbsp;»</p>}
      <p>Le lien ouvre ce jour-là, et jusqu’au {dayText(endsOn)}.</p>
      {asked ? (
        <p>Votre campagne l’a proposé&nbsp;: le lien est dans l’e-mail que vous recevez.</p>
      ) : token === null ? (
        <p>
          Le lien est dans votre agenda&nbsp;: ce navigateur ne l’a plus. Sans lui, retirez ce rendez-vous et prenez-en un autre.
        </p>
      ) : (
        <Link appointment={appointment} token={token} />
      )}
      <div>
        <Button variant="quiet" pending={pending} onClick={() => void withdraw()}>
          Retirer ce rendez-vous
        </Button>
      </div>
      <div role="status">{failure !== null && <Notice tone="danger">{failure}</Notice>}</div>
    </article>
  );
}

function Link({ appointment, token }: { readonly appointment: Appointment; readonly token: string }) {
  const link = returnLink(token);
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <p>
        <a
          className={buttonClass()}
          download={`retour-${appointment.dueOn}.ics`}
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(appointmentFile(appointment, token))}`}
        >
          <CalendarPlus size={18} aria-hidden="true" />
          Ajouter à mon agenda
        </a>
      </p>
      <div className={styles.link}>
        <Field
          label="Mon lien, à ne donner à personne"
          className={styles.field}
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
        {/* Over plain http browsers have no clipboard: the field is selected and copied by hand. */}
        {navigator.clipboard !== undefined && (
          <Button
            variant="quiet"
            onClick={() =>
              navigator.clipboard.writeText(link).then(
                () => setCopied(true),
                () => setCopied(false),
              )
            }
          >
            Copier le lien
          </Button>
        )}
        <span role="status">
          {copied === true && 'Copié.'}
          {copied === false && 'Le navigateur refuse de copier\u00a0: sélectionnez le lien.'}
        </span>
      </div>
    </>
  );
}
