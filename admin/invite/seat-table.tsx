/** Table of the seats of a session, one a line. */
import { Button } from '#engine/ui/controls/button.tsx';
import type { PersonalSeat } from '#schemas/personal-seats.ts';
import { Actions } from '../components/form/controls.tsx';
import { DataTable } from '../components/table/data-table.tsx';
import { EmailText } from '../components/transfer/email-text.tsx';
import { messages } from '../language/language.ts';

interface SeatTableProps {
  readonly seats: readonly PersonalSeat[];
  /** Whether the account may change the seats. */
  readonly may: boolean;
  /** Whether a change is under way. */
  readonly busy: boolean;
  readonly onDrawAgain: (seat: string) => void;
  readonly onCancel: (seat: string) => void;
}

export function SeatTable({ seats, may, busy, onDrawAgain, onCancel }: SeatTableProps) {
  const words = messages().pages.seats;
  return (
    <DataTable caption={words.title} titled long>
      <thead>
        <tr>
          <th scope="col">{words.person}</th>
          <th scope="col">{words.seat}</th>
          {may && (
            <th scope="col" data-silent>
              {words.actions}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {seats.map(({ id, email, name, state, came }) => (
          <tr key={id}>
            <th scope="row">{name ?? <EmailText>{email}</EmailText>}</th>
            <td data-label={words.seat}>
              {state === 'cancelled' ? words.states.cancelled : words.states[came ? 'came' : 'issued']}
            </td>
            {may && (
              <td>
                <Actions>
                  <Button
                    variant="quiet"
                    aria-label={words.drawAgainWhom(name ?? email)}
                    disabled={busy}
                    onClick={() => onDrawAgain(id)}
                  >
                    {words.drawAgain}
                  </Button>
                  {state === 'issued' && (
                    <Button
                      variant="quiet"
                      aria-label={words.cancelWhom(name ?? email)}
                      disabled={busy}
                      onClick={() => onCancel(id)}
                    >
                      {words.cancel}
                    </Button>
                  )}
                </Actions>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
