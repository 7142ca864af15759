import { Anchor, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { SiteHeader } from '#engine/authoring';
import type { Container, Parameters, PortalView } from './artifacts.ts';
import { ContainerStack } from './container-stack.tsx';
import { MaintenancePanel } from './maintenance-panel.tsx';
import styles from './portal.module.css';
import { StatusGrid } from './status-grid.tsx';

const STARTED_AGAIN =
  'Aucun paramètre ne s’appelle debug, admin ou id, en minuscules, dans ce que vous avez écrit : la page a repris son adresse de départ.';

interface PortalProps {
  /** The server's reply; 'silent' if the server could not be reached, null before the first reply. */
  readonly view: PortalView | 'silent' | null;
  readonly parameters: Parameters;
  readonly containers: readonly Container[];
  /** Whether the typed address had none of the page's parameters, and was reset to the default one. */
  readonly startedAgain: boolean;
  /** The price of a wrong answer, shown in the form for the flag. */
  readonly price: ReactNode;
}

/** The portal's only page: a public part, and what the address opens. */
export function Portal({ view, parameters, containers, startedAgain, price }: PortalProps) {
  if (view === null) return <p className={styles.waiting}>Ouverture de la page…</p>;
  if (view === 'silent')
    return <p className={styles.waiting}>La page n’a pas répondu. Rechargez-la depuis la barre du navigateur.</p>;
  const { account, trace, flag, admin } = view;
  const remarks = startedAgain ? [STARTED_AGAIN, ...view.remarks] : view.remarks;
  return (
    <div className={styles.site}>
      <SiteHeader icon={<Anchor size={20} aria-hidden="true" />} name="Brévelle Maritime">
        <p className={styles.account} aria-live="polite">
          <UserRound size={18} aria-hidden="true" />
          <span>
            <strong>{account?.name ?? 'Compte inconnu'}</strong>
            {account && <span> · {account.role}</span>}
          </span>
        </p>
      </SiteHeader>
      <div className={styles.content}>
        <StatusGrid view={view} parameters={parameters} />
        {remarks.length > 0 && (
          <ul className={styles.remarks} aria-label="Valeurs non comprises">
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        )}
        {flag !== undefined && <MaintenancePanel flag={flag}>{price}</MaintenancePanel>}
        {admin && flag === undefined && (
          <p className={styles.administration}>
            <strong>Administration</strong> : le panneau de maintenance reste fermé. Il est réservé au compte root, débogage
            activé.
          </p>
        )}
        {trace && (
          <section className={styles.trace} aria-label="Journal de débogage">
            {trace.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
        <section className={styles.public}>
          <ContainerStack />
          <h2>Suivi des conteneurs</h2>
          <p>Informations publiques, mises à jour à chaque marée.</p>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Conteneur</th>
                <th scope="col">Navire</th>
                <th scope="col">État</th>
              </tr>
            </thead>
            <tbody>
              {containers.map(({ number, ship, state }) => (
                <tr key={number}>
                  <th scope="row">{number}</th>
                  <td>{ship}</td>
                  <td>{state}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <footer className={styles.footer}>Version d’essai : cette page lit ses réglages dans son adresse.</footer>
    </div>
  );
}
