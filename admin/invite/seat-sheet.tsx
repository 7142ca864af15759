/** Personal tickets on A4, in French: each is cut out and handed to the person whose name it bears. */
import { NAME } from '#engine/ui/brand/branding.ts';
import { QrCode } from '#engine/ui/layout/qr-code.tsx';
import type { DrawnSeat } from '#schemas/personal-seats.ts';
import { seatLink, spokenAddress } from './invitation.ts';
import styles from './seat-sheet.module.css';

interface SeatSheetProps {
  readonly seats: readonly DrawnSeat[];
  /** Name of the session. */
  readonly name: string | null;
  /** Address of the installation, without a final slash. */
  readonly site: string;
}

export function SeatSheet({ seats, name, site }: SeatSheetProps) {
  return (
    <article className={styles.sheet} lang="fr" aria-label="Billets à découper">
      <ul className={styles.tickets}>
        {seats.map(({ id, email, name: person, code }) => (
          <li key={id} className={styles.ticket}>
            <QrCode text={seatLink(site, code)} label={`Code QR du siège de ${person ?? email}`} />
            <div className={styles.facts}>
              <p className={styles.session}>{name ?? NAME}</p>
              <p className={styles.person}>{person ?? email}</p>
              <p className={styles.address}>{spokenAddress(`${site}/siege`)}</p>
              <p className={styles.code}>{code}</p>
              <p className={styles.about}>Scannez, ou tapez l’adresse puis le code. Ce billet est à vous seul.</p>
            </div>
          </li>
        ))}
      </ul>
    </article>
  );
}
