import { siteAddress } from '#engine/client/base-path.ts';
import { roomAddress } from '#engine/client/room-address.ts';
import type { ProjectorRoom } from '#schemas/projector.ts';
import { counted, formatWhole, momentText } from '../format.ts';
import { joinAddress, joinLink } from '../join-address.ts';
import { QrCode } from '../qr-code.tsx';
import styles from './join-view.module.css';

interface JoinViewProps {
  readonly room: ProjectorRoom;
  /** Server time, in milliseconds since 1970. */
  readonly now: number;
}

/** How to join, in letters that are readable from the last row. */
export function JoinView({ room, now }: JoinViewProps) {
  const { code, people, playerLogin } = room;
  const site = roomAddress(siteAddress(), room.addresses);
  const byAccount = playerLogin === 'provider';
  const address = joinAddress(site, playerLogin);
  if (code === null) return <Shut room={room} now={now} />;
  return (
    <section className={styles.join} aria-labelledby="join-title">
      <div className={styles.words}>
        <h1 id="join-title" className={styles.title}>
          Montez à bord
        </h1>
        <ol className={styles.steps}>
          <li>
            <p className={styles.what}>Ouvrez cette adresse</p>
            <p className={styles.address} style={{ fontSize: `${fittingSize(address)}rem` }}>
              {address}
            </p>
          </li>
          <li>
            <p className={styles.what}>
              {byAccount ? 'Entrez ce code, puis votre compte de l’entreprise' : 'Entrez votre e-mail et ce code'}
            </p>
            <p className={styles.code}>{code}</p>
          </li>
        </ol>
        {room.fingerprint !== null && <Fingerprint of={room.fingerprint} />}
      </div>
      <div className={styles.aside}>
        <QrCode text={joinLink(site, code, playerLogin)} label={`Code QR de l’adresse ${address}`} />
        <p className={styles.scan}>Ou visez avec l’appareil photo&nbsp;: le code est déjà rempli.</p>
      </div>
      <p className={styles.aboard}>
        <strong>{formatWhole(people.present)}</strong> {people.present >= 2 ? 'personnes sont là' : 'personne est là'}
        {people.expected !== null && `, ${counted(people.expected, 'attendue', 'attendues')}`}
      </p>
    </section>
  );
}

/** Explains the browser's warning about a self-signed certificate, with the fingerprint to compare. */
function Fingerprint({ of }: { readonly of: string }) {
  return (
    <div className={styles.warned}>
      <p>
        Votre appareil va vous avertir&nbsp;: cette salle a fait son propre certificat. Avant de continuer, comparez son empreinte
        SHA-256 à celle-ci.
      </p>
      <p className={styles.fingerprint}>{of.replaceAll(':', ' ')}</p>
    </div>
  );
}

/** Font size by length: a character is a little more than half as wide as it is high. */
function fittingSize(address: string): number {
  return Math.min(3.5, 31 / (address.length * 0.56));
}

/** No new participant is admitted: before the opening, or after the closing. */
function Shut({ room: { room, name }, now }: JoinViewProps) {
  return (
    <section className={styles.shut}>
      <h1 className={styles.title}>{willOpen(room) ? 'Bientôt à bord' : 'Les entrées sont fermées'}</h1>
      <p className={styles.what}>{shutText(room, now)}</p>
      {name !== null && <p className={styles.scan}>{name}</p>}
    </section>
  );
}

/** Before the start, a session without a planned opening was closed by a facilitator: the people inside wait for play. */
function willOpen({ phase, opensAt }: ProjectorRoom['room']): boolean {
  return phase === 'prepared' && opensAt !== null;
}

function shutText({ phase, opensAt, beginsAt }: ProjectorRoom['room'], now: number): string {
  if (phase === 'ended' || phase === 'archived') return 'La session est terminée.';
  if (phase !== 'prepared') return 'Qui est déjà là continue à jouer.';
  if (opensAt !== null) return `La session ouvre ${momentText(opensAt, now)}.`;
  return beginsAt === undefined ? 'Qui est déjà là attend le départ.' : `Départ ${momentText(beginsAt, now)}.`;
}
