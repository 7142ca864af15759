import { useRef } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import type { Door, DoorDecision } from '#schemas/door.ts';
import { useMay } from '../auth/use-me.ts';
import { Actions } from '../components/form/controls.tsx';
import { focusPageTitle } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { Note } from '../components/notes/notes.tsx';
import { useNaming } from '../components/people/naming.ts';
import { EmailText } from '../components/transfer/email-text.tsx';
import { formatHour } from '../format/local-time.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { DoorAnnouncement } from './door-announcement.tsx';
import styles from './door-panel.module.css';
import { lasting, nameOf } from './format.ts';
import type { ShownRoom } from './shown-names.ts';
import { useDoor } from './use-door.ts';
import { WaitingPeople } from './waiting-people.tsx';

const NOBODY: Door['waiting'] = { count: 0, people: [] };

interface DoorProps {
  readonly session: string;
  readonly room: ShownRoom;
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
}

/**
 * Newcomers who wait, refused logins with buttons to admit or dismiss, and people logged in on several devices. Renders nothing if there
 * are none.
 */
export function DoorPanel({ session, room, now }: DoorProps) {
  const words = messages().cockpit.door;
  const report = useReport();
  const heading = useRef<HTMLHeadingElement>(null);
  const { door, letIn, dismiss, decide } = useDoor(session);
  // Nobody comes in after the end.
  const over = room.clock.endedAt !== null;
  const refused = (!over && door?.refused) || [];
  const waiting = (!over && door?.waiting) || NOBODY;
  const several = severalDevices(door, room);
  const busy = letIn.isPending || dismiss.isPending || decide.isPending;

  /** The pressed button disappears with its row: focus the panel or, if it was the last row, the page title. */
  const settled = (left: Door) => (left.refused.length + left.waiting.count > 0 ? heading.current?.focus() : focusPageTitle());
  const act = (what: typeof letIn, email: string, done: string, failed: (reason: string) => string) => {
    if (busy) return;
    what.mutate(email, {
      onSuccess: (after) => {
        report('door', { tone: 'success', text: done });
        settled(after);
      },
      onError: (error) => report('door', { tone: 'danger', text: failed(reasonOf(error)) }),
    });
  };
  const decided = (decision: DoorDecision, done: string, then?: () => void) => {
    if (busy) return;
    decide.mutate(decision, {
      onSuccess: (after) => {
        then?.();
        report('door', { tone: 'success', text: done });
        settled(after);
      },
      onError: (error) => report('door', { tone: 'danger', text: words.notDecided(reasonOf(error)) }),
    });
  };
  const standing = refused.length + waiting.count;
  return (
    <>
      <DoorAnnouncement refused={refused} waiting={waiting} />
      {(standing > 0 || several.length > 0) && (
        <Panel dense title={words.title(standing)} heading={heading}>
          {waiting.count > 0 && <WaitingPeople waiting={waiting} now={now} onDecide={decided} />}
          {standing > 0 && door?.byAccount && <Note>{words.byAccount}</Note>}
          {refused.length > 0 && (
            <ul className={styles.list}>
              {refused.map((one) => (
                <li key={one.email}>
                  <Refused
                    refused={one}
                    now={now}
                    onLetIn={() => act(letIn, one.email, words.isLetIn(one.email), words.notLetIn)}
                    onDismiss={() => act(dismiss, one.email, words.isDismissed, words.notDismissed)}
                  />
                </li>
              ))}
            </ul>
          )}
          {several.map(({ name, logins, since }) => (
            <Note key={name}>{words.devices(name, logins, formatHour(Date.parse(since)))}</Note>
          ))}
        </Panel>
      )}
    </>
  );
}

interface RefusedProps {
  readonly refused: Door['refused'][number];
  readonly now: number;
  readonly onLetIn: () => void;
  readonly onDismiss: () => void;
}

function Refused({ refused: { email, reason, nearest, nearestCame, lastAt, count }, now, onLetIn, onDismiss }: RefusedProps) {
  const words = messages().cockpit.door;
  const may = useMay('facilitator');
  const naming = useNaming();
  const address = naming.text(email);
  return (
    <>
      <div className={styles.entry}>
        <p className={styles.who}>
          <strong>
            <EmailText>{address}</EmailText>
          </strong>
        </p>
        <Note>
          {words.reasons[reason]} · {words.tries(count, lasting(now - Date.parse(lastAt)))}
        </Note>
        {nearest !== null && !naming.shared && (
          <p className={styles.who}>{words[nearestCame ? 'perhapsCame' : 'perhaps'](<EmailText>{nearest}</EmailText>)}</p>
        )}
      </div>
      {may && (
        <Actions>
          {reason === 'not-invited' && (
            <Button variant="secondary" aria-label={words.letInWhom(address)} onClick={onLetIn}>
              {words.letIn}
            </Button>
          )}
          <Button variant="quiet" aria-label={words.dismissWhom(address)} onClick={onDismiss}>
            {words.dismiss}
          </Button>
        </Actions>
      )}
    </>
  );
}

interface SeveralDevices {
  readonly name: string;
  readonly logins: number;
  readonly since: string;
}

/**
 * People with several devices, under the names that the cockpit shows. Somebody who has just joined is not in the room's state yet, and
 * appears with the next poll.
 */
function severalDevices(door: Door | undefined, { people }: ShownRoom): readonly SeveralDevices[] {
  return (door?.devices ?? []).flatMap(({ participant, logins, since }) => {
    const person = people.find(({ id }) => id === participant);
    return person ? [{ name: nameOf(person), logins, since }] : [];
  });
}
