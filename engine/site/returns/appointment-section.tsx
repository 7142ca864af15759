/** On the end page: an appointment with oneself, some weeks later, and the returns that a campaign announces. */
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { Fold } from '#engine/frame/panels/fold.tsx';
import { failureText } from '#engine/frame/play/failure-message.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { AppointmentKind } from '#schemas/return-constants.ts';
import type { Appointment, OwnAppointments } from '#schemas/returns.ts';
import { useSite } from '../site-context.ts';
import { AppointmentCard } from './appointment-card.tsx';
import styles from './appointment-section.module.css';
import { CampaignReturns } from './campaign-returns.tsx';
import { dayText, KIND_NAMES } from './return-days.ts';
import { forgetToken, rememberToken, tokenFor } from './return-tokens.ts';

/** Renders nothing until the server has answered, or if no appointment may be kept. */
export function AppointmentSection({ intentions }: { readonly intentions: readonly string[] }) {
  const { player } = useSite();
  const [own, setOwn] = useState<OwnAppointments | null>(null);
  /** The last change made here: its message gets the focus, as the pressed button disappears. */
  const [done, setDone] = useState<AppointmentKind | 'withdrawn' | 'declined' | null>(null);
  /** Number of changes: the message about the same change again is another message. */
  const [changes, setChanges] = useState(0);
  const read = useCallback(() => player.ask<OwnAppointments>('GET', '/me/appointments'), [player]);
  useEffect(() => {
    let here = true;
    read().then(
      (reply) => here && setOwn(reply),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [read]);
  if (own === null) return null;
  const { appointments, offered, campaign } = own;
  if (appointments.length + offered.length + campaign.length === 0) return null;
  // A player with an appointment of their own gets no mail about the campaign's return of the same kind.
  const announced = campaign.filter(({ kind }) => appointments.every((kept) => kept.kind !== kind));
  const isAsked = (kind: AppointmentKind) => campaign.some((one) => one.kind === kind && one.state === 'asked');
  const change = async (news: AppointmentKind | 'withdrawn' | 'declined') => {
    setOwn(await read());
    setDone(news);
    setChanges((before) => before + 1);
  };
  return (
    <section className={styles.appointments} aria-label="Revenir plus tard">
      <Fold open={done !== null || appointments.length + campaign.length > 0} title={<h2>Revenir plus tard, dix minutes</h2>}>
        <p>
          Ce qu’on revoit reste. Prenez rendez-vous avec vous-même, à votre rythme et sans points&nbsp;: des missions à rejouer,
          quelques questions de mémoire, et où en est votre intention. Le rendez-vous va dans votre agenda, avec un lien pour vous
          seul ou seule{announced.length === 0 && <>&nbsp;: rien ne vous sera envoyé</>}.
        </p>
        {done === 'withdrawn' && <News key={changes}>Rendez-vous retiré, et tout ce qui allait avec est effacé.</News>}
        {done === 'declined' && <News key={changes}>C’est noté&nbsp;: vous ne recevrez pas cet e-mail.</News>}
        {appointments.map((appointment) => (
          <AppointmentCard
            key={appointment.kind}
            appointment={appointment}
            asked={isAsked(appointment.kind)}
            news={
              done === appointment.kind && (
                <News key={changes}>Rendez-vous pris. Mettez-le dans votre agenda avant de partir.</News>
              )
            }
            onWithdrawn={() => change('withdrawn')}
          />
        ))}
        {announced.length > 0 && <CampaignReturns announced={announced} onDeclined={() => change('declined')} />}
        {offered.length > 0 && <Offer intentions={intentions} offered={offered} onKept={change} />}
      </Fold>
    </section>
  );
}

/** A message that gets the focus as it appears, so that screen readers read it. */
function News({ children }: { readonly children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} className={styles.news} tabIndex={-1}>
      {children}
    </p>
  );
}

/** Value of the option without an intention: no kept intention is empty. */
const NONE = '';

interface OfferProps {
  readonly intentions: readonly string[];
  readonly offered: OwnAppointments['offered'];
  /** Called after an appointment was kept, to load the appointments again. */
  readonly onKept: (kind: AppointmentKind) => Promise<void>;
}

function Offer({ intentions, offered, onKept }: OfferProps) {
  const { player } = useSite();
  const field = useId();
  const [intention, setIntention] = useState(intentions[0] ?? null);
  const [pending, setPending] = useState<AppointmentKind | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const keep = async (day: OwnAppointments['offered'][number]) => {
    const { kind } = day;
    const token = tokenFor(day);
    setPending(kind);
    setFailure(null);
    try {
      rememberToken(await player.ask<Appointment>('POST', '/me/appointments', { body: { kind, token, intention } }), token);
      await onKept(kind);
    } catch (error) {
      // Kept in another browser, or of another session on the same day: the token that was created here opens nothing of this session.
      if (error instanceof ApiError && ['appointment-kept', 'token-taken'].includes(error.code)) forgetToken(day);
      setFailure(failureText(error));
    }
    setPending(null);
  };
  return (
    <div className={styles.offer}>
      {intentions.length > 0 && (
        <div className={styles.intention}>
          <label htmlFor={field}>Quelle intention y revoir&nbsp;?</label>
          <select
            id={field}
            aria-describedby={`${field}kept`}
            value={intention ?? NONE}
            onChange={({ target }) => setIntention(target.value === NONE ? null : target.value)}
          >
            {intentions.map((text) => (
              <option key={text} value={text}>
                {frenchSpaces(text)}
              </option>
            ))}
            <option value={NONE}>Aucune</option>
          </select>
          <p id={`${field}kept`}>
            Elle est alors gardée sur le serveur, avec le rendez-vous, et lui donne son titre dans votre agenda.
          </p>
        </div>
      )}
      <div className={styles.actions}>
        {offered.map((day) => (
          <Button
            key={day.kind}
            variant="secondary"
            pending={pending === day.kind}
            disabled={pending !== null && pending !== day.kind}
            onClick={() => void keep(day)}
          >
            Revenir {KIND_NAMES[day.kind]}, le {dayText(day.dueOn)}
          </Button>
        ))}
      </div>
      <div role="status">{failure !== null && <Notice tone="danger">{failure}</Notice>}</div>
    </div>
  );
}
