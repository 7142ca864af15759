import { ChevronLeft, ChevronRight, Pause, Play, TimerReset } from 'lucide-react';
import { useShortcuts } from '#engine/client/shortcuts.ts';
import { useClockOffset, useTimeLeft } from '#engine/client/use-time-left.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { REMOTE_MESSAGES } from '#schemas/console-constants.ts';
import type { RemoteNeed, RemoteSlide, RemoteView } from '#schemas/remote.ts';
import { formatReason } from '../cockpit/format.ts';
import { Fold } from '../components/layout/fold.tsx';
import { Note } from '../components/notes/notes.tsx';
import { Prose } from '../components/notes/prose.tsx';
import { WallNames } from '../components/session/wall-names.tsx';
import { formatNumber } from '../format/numbers.ts';
import { preparedMessages } from '../format/prepared-messages.ts';
import { reasonOf } from '../format/reason.ts';
import { formatClock } from '../format/session-clock.ts';
import { language, messages } from '../language/language.ts';
import { TimeLeft } from '../presenter/time-left.tsx';
import { doing, type RemoteAct, useRemoteAct, type useRemoteCall, useRemoteNames } from './remote-calls.ts';
import styles from './remote-page.module.css';

interface RemoteRoomProps {
  readonly call: ReturnType<typeof useRemoteCall>;
  readonly view: RemoteView;
  /** Time of receipt by this browser's clock, milliseconds since 1970. */
  readonly received: number;
  /** Reason why the data may be out of date; null where it is current. */
  readonly failure: string | null;
}

/** Page of a paired remote; the most used buttons are at the bottom, in reach of the thumb. */
export function RemoteRoom({ call, view, received, failure }: RemoteRoomProps) {
  const { remote: words } = messages();
  const { room, debrief } = view;
  const time = useTimeLeft(room, useClockOffset(room.now, received));
  const act = useRemoteAct(call);
  const inPlay = time.phase === 'running' || time.phase === 'paused';
  const press = (one: RemoteAct, said: string) => !act.isPending && act.mutate(doing(one, said));
  return (
    <main className={styles.page} lang={language()}>
      <header className={styles.head}>
        <h1>{view.name ?? words.session}</h1>
        <p className={styles.clock} data-last={time.lastMinutes || undefined}>
          {formatClock(room, time)}
        </p>
        <p className={styles.present}>{presence(view)}</p>
      </header>
      <div className={styles.content}>
        {debrief ? (
          <Debrief debrief={debrief} received={received} />
        ) : inPlay ? (
          <Help view={view} onPress={press} />
        ) : (
          <Note>{room.endedAt === null ? words.startThere : words.over}</Note>
        )}
        <Fold title={words.messages} opened={false}>
          <div className={styles.prepared}>
            <Note>{words.messagesAbout}</Note>
            {preparedMessages(view.hintPolicy).map((message) => (
              <Button
                key={message}
                variant="secondary"
                lang="fr"
                onClick={() => press({ path: 'messages', body: { message } }, words.sent)}
              >
                {REMOTE_MESSAGES[message]}
              </Button>
            ))}
          </div>
        </Fold>
        <Fold title={messages().components.wallNames.title} opened={false} late>
          <Names call={call} onPress={press} />
        </Fold>
      </div>
      <footer className={styles.foot}>
        <p role="status" className={styles.said}>
          {act.error ? words.failed(reasonOf(act.error)) : (failure ?? (act.isSuccess ? act.variables.said : ''))}
        </p>
        <div className={styles.thumb}>
          {debrief ? <Walk debrief={debrief} onPress={press} /> : <Clock phase={time.phase} view={view} onPress={press} />}
        </div>
      </footer>
    </main>
  );
}

/** Number of people present, and of people expected if some are absent. */
function presence({ people, absent }: RemoteView): string {
  const { format } = messages();
  return absent === 0 ? format.people(people) : format.ofPeople(formatNumber(people), formatNumber(people + absent));
}

type Press = (act: RemoteAct, said: string) => void;

function Help({ view: { needs, needsCount }, onPress }: { readonly view: RemoteView; readonly onPress: Press }) {
  const { remote: words, cockpit } = messages();
  const nameOf = ({ name }: RemoteNeed) => name ?? words.unnamed;
  return (
    <section aria-labelledby="who-needs-help">
      <h2 id="who-needs-help">{words.help(needsCount)}</h2>
      {needs.length === 0 && <Note>{words.nobody}</Note>}
      <ul className={styles.needs}>
        {needs.map((need) => {
          const { participant, mission, reasons, given, hint } = need;
          const told = [...reasons.map(formatReason), ...(given > 0 ? [cockpit.alreadyGiven(given)] : [])];
          return (
            <li key={participant}>
              <div>
                <p>
                  <strong>{nameOf(need)}</strong>
                  {mission && <span lang="fr"> · {frenchSpaces(mission.title)}</span>}
                </p>
                <Note>{told.join('. ')}.</Note>
              </div>
              {mission && hint && (
                <Button
                  variant="secondary"
                  aria-label={words.hintTo(nameOf(need))}
                  onClick={() =>
                    onPress({ path: 'hints', body: { participant, challenge: mission.key } }, words.gaveHint(nameOf(need)))
                  }
                >
                  {words.hint}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Names({ call, onPress }: Pick<RemoteRoomProps, 'call'> & { readonly onPress: Press }) {
  const { data } = useRemoteNames(call);
  return <WallNames names={data} onPress={(body, said) => onPress({ path: 'names', body }, said)} />;
}

interface DebriefProps {
  readonly debrief: NonNullable<RemoteView['debrief']>;
}

function Debrief({ debrief: { deck, times, now, next, notes }, received }: DebriefProps & { readonly received: number }) {
  const { remote: words, presenter } = messages();
  return (
    <section className={styles.debrief} aria-labelledby="the-debrief">
      <h2 id="the-debrief">{words.debrief}</h2>
      <TimeLeft times={times} received={received} />
      <div aria-live="polite">{now ? <Slide slide={now} /> : <p>{presenter.list}</p>}</div>
      <div lang="fr">
        {notes.map(({ name, heading, blocks }) => (
          <section key={name} aria-label={heading}>
            <h3>{heading}</h3>
            <Prose blocks={blocks} />
          </section>
        ))}
      </div>
      <div className={styles.next}>
        <h3>{presenter.next}</h3>
        {next ? <Slide slide={next} /> : <Note>{presenter.theEnd}</Note>}
      </div>
      {now?.name === 'question' && <Note>{presenter.answered(deck.answered, deck.people)}</Note>}
    </section>
  );
}

function Slide({ slide: { name, title, heading, figure, text } }: { readonly slide: RemoteSlide }) {
  const { presenter } = messages();
  return (
    <div className={styles.slide}>
      <p className={styles.name}>
        {presenter.slides[name]} · <span lang="fr">{frenchSpaces(title)}</span>
      </p>
      <p className={styles.heading} lang="fr">
        {frenchSpaces(heading)}
      </p>
      {figure && <p>{presenter.figure(figure.people, figure.of)}</p>}
      {text !== null && <p lang="fr">{frenchSpaces(text)}</p>}
    </div>
  );
}

function Walk({ debrief: { deck }, onPress }: DebriefProps & { readonly onPress: Press }) {
  const { presenter } = messages();
  const { position, last } = deck;
  const step = (action: 'next' | 'previous') => {
    const possible = action === 'next' ? position < last : position > 0;
    if (possible) onPress({ path: 'debrief', body: { action, from: position } }, '');
  };
  useShortcuts(
    new Map([
      ['ArrowRight', () => step('next')],
      ['PageDown', () => step('next')],
      ['ArrowLeft', () => step('previous')],
      ['PageUp', () => step('previous')],
    ]),
    false,
  );
  return (
    <>
      <Button variant="secondary" aria-disabled={position === 0 || undefined} onClick={() => step('previous')}>
        <ChevronLeft aria-hidden="true" />
        {presenter.previousSlide}
      </Button>
      <Button aria-disabled={position === last || undefined} onClick={() => step('next')}>
        {presenter.nextSlide}
        <ChevronRight aria-hidden="true" />
      </Button>
    </>
  );
}

interface ClockProps {
  readonly phase: RemoteView['room']['phase'];
  readonly view: RemoteView;
  readonly onPress: Press;
}

function Clock({ phase, view: { room, selfPaced }, onPress }: ClockProps) {
  const { remote: words } = messages();
  const inPlay = phase === 'running' || phase === 'paused';
  return (
    <>
      {phase === 'running' && (
        <Button onClick={() => onPress({ path: 'clock', body: { action: 'pause' } }, words.paused)}>
          <Pause aria-hidden="true" />
          {words.pause}
        </Button>
      )}
      {phase === 'paused' && (
        <Button onClick={() => onPress({ path: 'clock', body: { action: 'resume' } }, words.resumed)}>
          <Play aria-hidden="true" />
          {words.resume}
        </Button>
      )}
      {inPlay && room.closesAt !== null && !selfPaced && (
        <Button variant="secondary" onClick={() => onPress({ path: 'clock', body: { action: 'extend' } }, words.gaveMore)}>
          <TimerReset aria-hidden="true" />
          {words.more}
        </Button>
      )}
    </>
  );
}
