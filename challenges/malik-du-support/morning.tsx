import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, GestureChoice, useAttempt, VerdictRegion } from '#engine/authoring';
import { type MalikArtifacts, type MalikReaction, MOMENTS, type Moment } from './artifacts.ts';
import { Clock } from './clock.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import { SCHEDULE } from './moments.ts';
import styles from './morning.module.css';
import { NeighbourScreen } from './neighbour-screen.tsx';
import { Office } from './office.tsx';
import { Reminder } from './reminder.tsx';

/** One morning at one's desk, a moment at a time; the gestures are sent together, and stay after a failure. */
export function Morning({ artifacts }: { readonly artifacts: MalikArtifacts }) {
  const { attempt, pending, solved } = useAttempt<MalikReaction>();
  const [moment, setMoment] = useState<Moment>('mail');
  const [chosen, setChosen] = useState<Partial<Record<Moment, string>>>({});
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  const moved = useRef<'hour' | 'question' | null>(null);
  const { ticket, mails, neighbour, gestures } = artifacts;
  const next = MOMENTS[MOMENTS.indexOf(moment) + 1];

  const go = (to: Moment, focus: 'hour' | 'question') => {
    moved.current = focus;
    setMoment(to);
  };
  useEffect(() => {
    if (moved.current === null || panel.current?.dataset['moment'] !== moment) return;
    // The button pressed stood at the foot of the hour before: a new hour is read from its top.
    heading.current?.scrollIntoView({ block: 'start' });
    if (moved.current === 'question') panel.current.querySelector('input')?.focus();
    else heading.current?.focus({ preventScroll: true });
    moved.current = null;
  }, [moment]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const reply = await attempt(chosen);
    const undecided = MOMENTS.find((one) => chosen[one] === undefined);
    if (reply?.verdict !== 'incomplete' || !undecided) return;
    if (undecided === moment) panel.current?.querySelector('input')?.focus();
    else go(undecided, 'question');
  };

  const { at, name, asks } = SCHEDULE[moment];
  const options =
    moment === 'mail'
      ? mails.map(({ id, from, subject }) => ({
          value: id,
          label: (
            <>
              <strong className={styles.from}>{from}</strong> {subject}
            </>
          ),
        }))
      : gestures[moment].map(({ value, label }) => ({ value, label }));

  return (
    <form className={styles.scene} onSubmit={submit} noValidate>
      <Office moment={moment} channel={moment === 'second' ? artifacts.second.channel : artifacts.first.channel} />
      <Clock current={moment} decided={MOMENTS.filter((one) => chosen[one] !== undefined)} onGo={(to) => go(to, 'hour')} />
      <section ref={panel} data-moment={moment} className={styles.moment} aria-labelledby={title}>
        <div className={styles.hour}>
          <h2 ref={heading} id={title} className={styles.title} tabIndex={-1}>
            {at}, <span className={styles.name}>{name}</span>
          </h2>
          <Reminder ticket={ticket} />
        </div>
        <Told moment={moment} artifacts={artifacts} />
        <div className={styles.choice} data-mails={moment === 'mail' || undefined}>
          <GestureChoice
            key={moment}
            legend={moment === 'neighbour' ? `${asks} ${neighbour.name} vous écoute.` : asks}
            options={options}
            value={chosen[moment]}
            onChoose={(value) => setChosen({ ...chosen, [moment]: value })}
            disabled={solved}
          />
          {next && (
            <Button variant={chosen[moment] === undefined ? 'secondary' : 'primary'} onClick={() => go(next, 'hour')}>
              Passer à {SCHEDULE[next].at}
            </Button>
          )}
          {!next && !solved && (
            <Button type="submit" pending={pending}>
              Valider la matinée
            </Button>
          )}
        </div>
      </section>
      <VerdictRegion />
    </form>
  );
}

/** What happens at this moment, before one chooses. */
function Told({
  moment,
  artifacts: { first, second, neighbour },
}: {
  readonly moment: Moment;
  readonly artifacts: MalikArtifacts;
}) {
  switch (moment) {
    case 'mail':
      return (
        <p className={styles.told}>
          <strong>214 messages</strong> depuis 8&nbsp;h&nbsp;40&nbsp;: on a inscrit votre adresse partout. En voici six.
        </p>
      );
    case 'first':
      return <ContactSheet key="first" contact={first} />;
    case 'second':
      return <ContactSheet key="second" contact={second} />;
    case 'neighbour':
      return <NeighbourScreen neighbour={neighbour} />;
    case 'tell':
      return (
        <p className={styles.told}>
          La boîte se calme. Une adresse de la maison a été visée, et sans doute pas qu’une&nbsp;: d’autres téléphones vont
          sonner.
        </p>
      );
  }
}
