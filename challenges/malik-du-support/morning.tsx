import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import {
  Button,
  FailurePrice,
  GestureChoice,
  type SceneProps,
  useAttempt,
  useChoices,
  useShown,
  VerdictRegion,
} from '#engine/authoring';
import { type MalikArtifacts, type MalikReaction, MOMENTS, type Moment } from './artifacts.ts';
import { Clock } from './clock.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import { SCHEDULE } from './moments.ts';
import styles from './morning.module.css';
import { NeighbourScreens } from './neighbour-screen.tsx';
import { Office } from './office.tsx';
import { Reminder } from './reminder.tsx';

/** One morning at one's desk, a moment at a time; the gestures are sent together, and stay after a failure. */
export function Morning({ artifacts, challenge, failures }: SceneProps<MalikArtifacts>) {
  const { attempt, pending, solved } = useAttempt<MalikReaction>();
  const [moment, setMoment] = useState<Moment>('mail');
  const [chosen, setChosen] = useChoices();
  const shown = useShown(MOMENTS, (one) => one === moment);
  const panel = useRef<HTMLDivElement>(null);
  const title = useId();
  const moved = useRef<'hour' | 'question' | null>(null);
  const { ticket, mails, gestures } = artifacts;
  const next = MOMENTS[MOMENTS.indexOf(moment) + 1];

  const go = (to: Moment, focus: 'hour' | 'question') => {
    moved.current = focus;
    setMoment(to);
  };
  useEffect(() => {
    if (moved.current === null || panel.current?.dataset['moment'] !== moment) return;
    // The button pressed stood at the foot of the hour before: a new hour is read from its top.
    const heading = panel.current.querySelector('h2');
    heading?.scrollIntoView({ block: 'start' });
    if (moved.current === 'question') panel.current.querySelector('input')?.focus();
    else heading?.focus({ preventScroll: true });
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

  const optionsOf = (one: Moment) =>
    one === 'mail'
      ? mails.map(({ id, from, subject }) => ({
          value: id,
          label: (
            <>
              <strong className={styles.from}>{from}</strong> {subject}
            </>
          ),
        }))
      : gestures[one].map(({ value, label }) => ({ value, label }));

  return (
    <form className={styles.scene} onSubmit={submit} noValidate>
      <Office moment={moment} channel={moment === 'second' ? artifacts.second.channel : artifacts.first.channel} />
      {!solved && (
        <Clock current={moment} decided={MOMENTS.filter((one) => chosen[one] !== undefined)} onGo={(to) => go(to, 'hour')} />
      )}
      <div ref={panel} data-moment={moment} className={styles.moments}>
        {shown.map((one) => (
          <section key={one} className={styles.moment} aria-labelledby={`${title}-${one}`}>
            <div className={styles.hour}>
              <h2 id={`${title}-${one}`} className={styles.title} tabIndex={-1}>
                {SCHEDULE[one].at}, <span className={styles.name}>{SCHEDULE[one].name}</span>
              </h2>
              {one === shown[0] && <Reminder ticket={ticket} />}
            </div>
            <Told moment={one} artifacts={artifacts} />
            <div className={styles.choice} data-mails={one === 'mail' || undefined}>
              <GestureChoice
                legend={SCHEDULE[one].asks}
                options={optionsOf(one)}
                value={chosen[one]}
                onChoose={(value) => setChosen({ ...chosen, [one]: value })}
                disabled={solved}
              />
              {!solved && next && (
                <Button variant={chosen[one] === undefined ? 'secondary' : 'primary'} onClick={() => go(next, 'hour')}>
                  Passer à {SCHEDULE[next].at}
                </Button>
              )}
              {!solved && !next && (
                <Button type="submit" pending={pending}>
                  Valider la matinée
                </Button>
              )}
            </div>
          </section>
        ))}
      </div>
      <VerdictRegion />
      <FailurePrice challenge={challenge} failures={failures} />
    </form>
  );
}

/** What happens at this moment, before one chooses. */
function Told({
  moment,
  artifacts: { first, second, sessions },
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
      return <NeighbourScreens sessions={sessions} />;
    case 'tell':
      return (
        <p className={styles.told}>
          La boîte se calme. Une adresse de la maison a été visée, et sans doute pas qu’une&nbsp;: la même offre d’aide va arriver
          à d’autres.
        </p>
      );
  }
}
