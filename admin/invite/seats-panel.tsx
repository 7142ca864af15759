/** Personal seats of a session with a list: all codes are drawn at one press and printed; single codes are drawn again or cancelled. */
import { useMutation } from '@tanstack/react-query';
import { Printer, Ticket } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { DrawnSeat } from '#schemas/personal-seats.ts';
import { useMay } from '../auth/use-me.ts';
import { Actions } from '../components/form/controls.tsx';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { Fold } from '../components/layout/fold.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { Note } from '../components/notes/notes.tsx';
import { HiddenPart } from '../components/people/ask-first.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useSeats } from './seat-calls.ts';
import { SeatTable } from './seat-table.tsx';

interface SeatsPanelProps {
  /** Identifier of the session. */
  readonly session: string;
  /** Whether codes that were drawn on this page can be printed. */
  readonly printable: boolean;
  /** Called with new codes, which the server returns only once. */
  readonly onDrawn: (seats: readonly DrawnSeat[]) => void;
  /** Called once the codes are void: that of one seat, or all of them. @param seat identifier of the seat */
  readonly onVoid: (seat?: string) => void;
  readonly onPrint: () => void;
}

export function SeatsPanel({ session, printable, onDrawn, onVoid, onPrint }: SeatsPanelProps) {
  const words = messages().pages.seats;
  const { shell } = messages();
  const may = useMay('facilitator');
  const report = useReport();
  const { seats, error, draw, withdraw, drawAgain, cancel } = useSeats(session);
  const [asking, setAsking] = useState<'not-come' | 'withdraw' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setAsking(null);
  /** The pressed button may have disappeared: focus the panel. */
  const settled = (text: string) => {
    close();
    report('seats-drawn', { tone: 'success', text });
    heading.current?.focus();
  };
  const drawn = (codes: readonly DrawnSeat[]) => {
    onDrawn(codes);
    settled(words.drawn(codes.length));
  };
  const failed = (failure: Error) => report('seats-drawn', { tone: 'danger', text: words.failed(reasonOf(failure)) });
  const drawMissing = useMutation({
    mutationFn: () => draw('missing'),
    onSuccess: (codes) => drawn(codes),
    onError: (failure) => failed(failure),
  });
  useReportFailure('seats', error ? words.notLoaded(reasonOf(error)) : null);
  if (!seats) return null;
  const issued = seats.seats.filter(({ state }) => state === 'issued').length;
  const notCome = seats.seats.filter(({ state, came }) => state === 'issued' && !came).length;
  return (
    <Panel title={words.title} heading={heading}>
      <Note>{words.about}</Note>
      <p>{words.state(issued, seats.seats.length - issued, seats.withoutSeat)}</p>
      {may && (
        <Actions>
          {seats.withoutSeat > 0 && (
            <Button pending={drawMissing.isPending} onClick={() => drawMissing.mutate()}>
              <Ticket aria-hidden="true" size={16} />
              {words.draw(seats.withoutSeat)}
            </Button>
          )}
          {printable && (
            <Button variant="secondary" onClick={onPrint}>
              <Printer aria-hidden="true" size={16} />
              {words.print}
            </Button>
          )}
          {notCome > 0 && (
            <Button variant="secondary" onClick={() => setAsking('not-come')}>
              {words.drawNotCome(notCome)}
            </Button>
          )}
          {seats.seats.length > 0 && (
            <Button variant="quiet" onClick={() => setAsking('withdraw')}>
              {words.withdraw}
            </Button>
          )}
        </Actions>
      )}
      {printable && (
        <Notice tone="warning" toneLabel={shell.tones.warning}>
          <p>{words.once}</p>
        </Notice>
      )}
      {seats.seats.length > 0 && (
        <Fold title={words.oneByOne} opened={false} late>
          <HiddenPart about={words.hidden}>
            <SeatTable
              seats={seats.seats}
              may={may}
              busy={drawAgain.isPending || cancel.isPending}
              onDrawAgain={(id) => drawAgain.mutate(id, { onSuccess: (seat) => drawn([seat]), onError: failed })}
              onCancel={(id) =>
                cancel.mutate(id, {
                  onSuccess: () => {
                    onVoid(id);
                    settled(words.cancelled);
                  },
                  onError: failed,
                })
              }
            />
          </HiddenPart>
        </Fold>
      )}
      {asking === 'not-come' && (
        <FormDialog
          title={words.drawNotCome(notCome)}
          confirm={words.drawNotComeConfirm}
          work={() => draw('not-come')}
          failure={(failure) => words.failed(reasonOf(failure))}
          onDone={drawn}
          onCancel={close}
        >
          <p>{words.drawNotComeAbout}</p>
        </FormDialog>
      )}
      {asking === 'withdraw' && (
        <FormDialog
          title={words.withdraw}
          confirm={words.withdraw}
          variant="danger"
          work={withdraw}
          failure={(failure) => words.failed(reasonOf(failure))}
          onDone={() => {
            onVoid();
            settled(words.withdrawn);
          }}
          onCancel={close}
        >
          <p>{words.withdrawAbout}</p>
        </FormDialog>
      )}
    </Panel>
  );
}
