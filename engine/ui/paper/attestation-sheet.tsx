/** The attestation as it is printed: one A4 page, with only the data that the server returns for its code. */
import { useId } from 'react';
import { NAME } from '#engine/ui/brand/branding.ts';
import { Logo } from '#engine/ui/brand/logo.tsx';
import styles from './attestation-sheet.module.css';

const DAY = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day in words. The first of a month has an ordinal, which `Intl` leaves out. @param day 2026-11-21 */
function dayText(day: string): string {
  return DAY.format(Date.parse(day)).replace(/^1(?=\s)/, '1er');
}

interface AttestationSheetProps {
  /** The server's answer (`schemas/attestation.ts`): days are in the server's calendar, such as 2026-11-21. */
  readonly attestation: {
    readonly code: string;
    readonly name: string;
    readonly session: string | null;
    readonly day: string;
    readonly solved: number;
    readonly minutes: number;
    readonly issuedOn: string;
  };
  /** Address at which anybody may verify the attestation. */
  readonly address: string;
}

export function AttestationSheet({ attestation, address }: AttestationSheetProps) {
  const { code, name, session, day, solved, minutes, issuedOn } = attestation;
  const title = useId();
  return (
    <article className={styles.sheet} lang="fr" aria-labelledby={title}>
      <div className={styles.head}>
        <Logo className={styles.logo} />
        <p className={styles.brand}>{NAME}</p>
        <p className={styles.motto}>Ouvrir l’œil, ensemble.</p>
      </div>

      <div className={styles.body}>
        <h2 id={title} className={styles.title}>
          Attestation de participation
        </h2>
        <p>Nous attestons que</p>
        <p className={styles.name}>{name}</p>
        <p className={styles.what}>
          a participé à une session de sensibilisation à la cybersécurité
          {session !== null && (
            <>
              {', '}
              <strong>«&#8239;{session}&#8239;»</strong>,
            </>
          )}{' '}
          le <time dateTime={day}>{dayText(day)}</time>.
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{solved > 1 ? 'Missions réussies' : 'Mission réussie'}</dt>
            <dd>{solved}</dd>
          </div>
          <div>
            <dt>{solved > 1 ? 'Durée prévue de ces missions' : 'Durée prévue de cette mission'}</dt>
            <dd>
              {minutes} <span>min</span>
            </dd>
          </div>
        </dl>
      </div>

      <div className={styles.foot}>
        <dl>
          <div>
            <dt>Code de vérification</dt>
            <dd className={styles.code}>{code}</dd>
          </div>
          <div>
            <dt>À vérifier sur</dt>
            <dd>{address}</dd>
          </div>
          <div>
            <dt>Établie le</dt>
            <dd>
              <time dateTime={issuedOn}>{dayText(issuedOn)}</time>
            </dd>
          </div>
        </dl>
        <p>
          Le nom est celui que la personne a indiqué, ou celui de la liste des personnes invitées. Ce document se vérifie pendant
          cinq ans, même une fois la session effacée&nbsp;: le code et le nom suffisent alors.
        </p>
      </div>
    </article>
  );
}
