/**
 * After the last mission, once: the player's own boat enters the port, three figures and one sentence sum up the play, and a list names
 * what the player keeps.
 */
import { Anchor, CalendarPlus, Quote, ScrollText } from 'lucide-react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { deedsIn, hasReviewed, isAcceptedUnseen } from '#engine/frame/play/deeds.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import type { OwnAttestation } from '#schemas/attestation.ts';
import type { FleetBoats } from '#schemas/fleet.ts';
import type { OwnAppointments } from '#schemas/returns.ts';
import type { Summary } from '#schemas/summary.ts';
import { FleetPicture } from '../fleet/fleet-picture.tsx';
import { allIntentions } from '../missions/intentions.ts';
import { choicesOf } from '../player-state/choices.ts';
import { playedSession } from '../player-state/played-session.ts';
import { usePlayer, useSite } from '../site-context.ts';
import { ring, useCelebration } from '../victory/celebration.ts';
import { VictoryDialog } from '../victory/victory-dialog.tsx';
import styles from './completion-dialog.module.css';
import { completionFigures, completionSentence, harbourText, type IsReviewed, knownFigures, ownBoat } from './completion-text.ts';

/** A part of the server's data: undefined while it loads, null if it does not arrive; the dialog is then shown without it. */
function usePart<T>(path: string | null): T | null | undefined {
  const { player } = useSite();
  const load = useCallback(() => player.ask<T>('GET', path ?? ''), [player, path]);
  const part = useLoaded(path === null ? null : load);
  if (part.state === 'loaded') return part.value;
  return part.state === 'failed' || path === null ? null : undefined;
}

export function CompletionDialog({ onClose }: { readonly onClose: () => void }) {
  const hasFleet = usePlayer((state) => playedSession(state.session)?.fleet === true);
  const summary = usePart<Summary>('/summary');
  const boats = usePart<FleetBoats>(hasFleet ? '/fleet/boats' : null);
  const solved = usePlayer((state) => state.completed.length);
  const points = usePlayer((state) => (state.scoreKnown ? state.points : null));
  const { wanted } = useCelebration();
  const isReviewed = useIsReviewed();
  useEffect(() => ring(), []);
  return (
    <VictoryDialog
      picture={<Harbour boats={boats ?? ownBoat(solved)} />}
      title="Vous voilà au port"
      celebrated={wanted}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Centre de mission
          </Button>
          <Link className={buttonClass()} to="/bilan" onClick={onClose}>
            Mon bilan
          </Link>
        </>
      }
    >
      {/* The region exists before the server's figures, or they would not be announced. */}
      <div role="status" className={styles.done}>
        <ul className={styles.figures}>
          {(summary ? completionFigures(summary, isReviewed) : knownFigures(solved, points)).map(({ value, label }) => (
            <li key={label}>
              <strong>{value}</strong> <span>{label}</span>
            </li>
          ))}
        </ul>
        <p>{summary ? frenchSpaces(completionSentence(summary, isReviewed)) : 'Toutes vos missions sont réussies.'}</p>
      </div>
      <WhatStays />
    </VictoryDialog>
  );
}

/** A mission accepted in another browser may have been solved by a weak act, unknown here: such a mission is not called flawless. */
function useIsReviewed(): IsReviewed {
  const { player } = useSite();
  return ({ key, accepts }) => {
    const deeds = deedsIn(choicesOf(player, key, 'deeds').read());
    return hasReviewed(deeds) || isAcceptedUnseen(deeds, accepts);
  };
}

function Harbour({ boats }: { readonly boats: FleetBoats }) {
  return (
    <div className={styles.harbour}>
      <FleetPicture fleet={boats} label={harbourText(boats)} entering />
    </div>
  );
}

function WhatStays() {
  const appointments = usePart<OwnAppointments>('/me/appointments');
  const attestation = usePart<OwnAttestation>('/me/attestation');
  const [intention] = Object.values(allIntentions());
  const kept = appointments && appointments.appointments.length > 0;
  const offered = appointments && appointments.offered.length > 0;
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
        {attestation && (
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
