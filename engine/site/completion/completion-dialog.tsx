/** After the last mission, once: the own boat enters the port, what was done in three figures and one sentence, and what stays. */
import { Anchor, CalendarPlus, Quote, ScrollText } from 'lucide-react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import type { OwnAttestation } from '#schemas/attestation.ts';
import type { FleetBoats } from '#schemas/fleet.ts';
import type { OwnAppointments } from '#schemas/returns.ts';
import type { Summary } from '#schemas/summary.ts';
import { FleetPicture } from '../fleet/fleet-picture.tsx';
import { allIntentions } from '../missions/intentions.ts';
import { playedSession } from '../player/played-session.ts';
import { usePlayer, useSite } from '../site-context.ts';
import { ring, useCelebration } from '../victory/celebration.ts';
import { VictoryDialog } from '../victory/victory-dialog.tsx';
import styles from './completion-dialog.module.css';
import { completionFigures, completionSentence, harbourText, ownBoat } from './completion-text.ts';

interface Known {
  readonly summary: Summary | null;
  readonly boats: FleetBoats | null;
  readonly appointments: OwnAppointments | null;
  readonly attestation: OwnAttestation | null;
}

/** What the server tells of the player; null for each part that does not come, without which the rest is shown. */
function useKnown(): Known | null {
  const { player } = useSite();
  const hasFleet = usePlayer((state) => playedSession(state.session)?.fleet === true);
  const load = useCallback(async (): Promise<Known> => {
    const part = <T,>(path: string) => player.ask<T>('GET', path).catch(() => null);
    const [summary, boats, appointments, attestation] = await Promise.all([
      part<Summary>('/summary'),
      hasFleet ? part<FleetBoats>('/fleet/boats') : null,
      part<OwnAppointments>('/me/appointments'),
      part<OwnAttestation>('/me/attestation'),
    ]);
    return { summary, boats, appointments, attestation };
  }, [player, hasFleet]);
  const known = useLoaded(load);
  return known.state === 'loaded' ? known.value : null;
}

export function CompletionDialog({ onClose }: { readonly onClose: () => void }) {
  const known = useKnown();
  const solved = usePlayer((state) => state.completed.length);
  const { wanted } = useCelebration();
  useEffect(() => ring(), []);
  return (
    <VictoryDialog
      picture={<Harbour boats={known === null ? null : (known.boats ?? ownBoat(solved))} />}
      title="Vous voilà au port"
      celebrated={wanted}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Retour au hub
          </Button>
          <Link className={buttonClass()} to="/bilan" onClick={onClose}>
            Mon bilan
          </Link>
        </>
      }
    >
      {/* There before its texts, or they would not be announced. */}
      <div role="status" className={styles.done}>
        {known?.summary && <Done summary={known.summary} />}
      </div>
      {known && <WhatStays {...known} />}
    </VictoryDialog>
  );
}

function Harbour({ boats }: { readonly boats: FleetBoats | null }) {
  return <div className={styles.harbour}>{boats && <FleetPicture fleet={boats} label={harbourText(boats)} entering />}</div>;
}

function Done({ summary }: { readonly summary: Summary }) {
  return (
    <>
      <ul className={styles.figures}>
        {completionFigures(summary).map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong> <span>{label}</span>
          </li>
        ))}
      </ul>
      <p>{frenchSpaces(completionSentence(summary))}</p>
    </>
  );
}

function WhatStays({ appointments, attestation }: Known) {
  const [intention] = Object.values(allIntentions());
  const kept = appointments !== null && appointments.appointments.length > 0;
  const offered = appointments !== null && appointments.offered.length > 0;
  return (
    <section className={styles.stays} aria-labelledby="ce-qui-reste">
      <h3 id="ce-qui-reste">Ce qui me reste</h3>
      <ul>
        {intention !== undefined && <Kept icon={<Quote size={18} aria-hidden="true" />}>{frenchSpaces(intention)}</Kept>}
        <Kept icon={<ScrollText size={18} aria-hidden="true" />}>Mon bilan&nbsp;: chaque mission relue, sur une page.</Kept>
        {(kept || offered) && (
          <Kept icon={<CalendarPlus size={18} aria-hidden="true" />}>
            {kept
              ? 'Mon rendez-vous de retour est pris.'
              : frenchSpaces('Un rendez-vous de retour, si je veux : dix minutes, dans quelques semaines.')}
          </Kept>
        )}
        {attestation !== null && (
          <Kept icon={<Anchor size={18} aria-hidden="true" />}>
            {attestation.ready || attestation.attestation !== null
              ? 'Mon attestation, à demander dans mon bilan.'
              : 'Mon attestation, dans mon bilan une fois la session terminée.'}
          </Kept>
        )}
      </ul>
    </section>
  );
}

function Kept({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}
