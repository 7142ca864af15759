/** A sheet of paper for the tables of a room, in French. The screen shows it as a preview; the printed page contains nothing else. */
import { NAME } from '#engine/ui/brand/branding.ts';
import { BrandingLogo } from '#engine/ui/brand/logo.tsx';
import { QrCode } from '#engine/ui/layout/qr-code.tsx';
import type { PlayerLogin } from '#schemas/session-setup.ts';
import { spokenAddress, typedSite, whenText } from './invitation.ts';
import styles from './room-sheet.module.css';

interface RoomSheetProps {
  readonly name: string | null;
  readonly code: string;
  readonly site: string;
  readonly link: string;
  /** Contact for questions. */
  readonly help: string;
  /** Beginning, in milliseconds since 1970; null without a time. */
  readonly starts: number | null;
  readonly personalCodes: boolean;
  readonly playerLogin: PlayerLogin;
}

export function RoomSheet({ name, code, site, link, help, starts, personalCodes, playerLogin }: RoomSheetProps) {
  const byAccount = playerLogin === 'provider';
  return (
    <article className={styles.sheet} lang="fr" aria-label="Feuille pour la salle">
      <header className={styles.head}>
        <p className={styles.brand}>
          <BrandingLogo />
          {NAME}
        </p>
        <h2 className={styles.title}>{name ?? 'Prenez votre quart, ouvrez l’œil.'}</h2>
        {starts !== null && <p>{whenText(starts)}</p>}
      </header>
      <div className={styles.join}>
        <QrCode text={link} label={`Code QR de ${link}`} />
        <div>
          <p className={styles.label}>Adresse</p>
          <p className={styles.address}>{spokenAddress(typedSite(site, playerLogin))}</p>
          <p className={styles.label}>Code de session</p>
          <p className={styles.code}>{code}</p>
        </div>
      </div>
      <ol className={styles.steps}>
        <li>
          <strong>Scannez le code</strong>, ou tapez l’adresse dans un navigateur, sur un ordinateur ou un téléphone.
        </li>
        <li>
          <strong>Connectez-vous</strong>{' '}
          {byAccount
            ? 'avec le code de session, puis le compte que vous utilisez au travail.'
            : 'avec votre adresse e-mail professionnelle et le code de session.'}
          {personalCodes && !byAccount && ' Notez le code personnel qui s’affiche alors.'}
        </li>
        <li>
          <strong>Choisissez un nom</strong>&nbsp;: c’est lui que les autres verront, jamais votre adresse. Puis ouvrez votre
          première mission.
        </li>
      </ol>
      <div className={styles.help}>
        <section>
          <h3>Une question&nbsp;?</h3>
          <p>{help.trim() === '' ? 'L’équipe d’animation' : help}</p>
        </section>
        <section>
          <h3>Plan B&nbsp;: le réseau ne répond plus</h3>
          <ul>
            <li>Laissez la page ouverte&nbsp;: rien n’est perdu. Au retour du réseau, validez votre réponse de nouveau.</li>
            <li>Passez sur le Wi-Fi de la salle, ou sur celui que l’équipe d’animation indique.</li>
            <li>Regroupez-vous à deux ou trois devant un écran qui marche, et jouez à voix haute.</li>
          </ul>
        </section>
      </div>
      <p className={styles.foot}>
        Ce que {NAME} garde de votre passage, et pour combien de temps&nbsp;: {spokenAddress(site)}/donnees
      </p>
    </article>
  );
}
