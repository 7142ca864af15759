/** Dialog with the fleet of the room: a picture, and the same as text. */
import { useEffect, useState } from 'react';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import type { FleetBoats } from '#schemas/fleet.ts';
import { useSite } from '../site-context.ts';
import { Boat, SAILS } from './boat.tsx';
import styles from './fleet-dialog.module.css';
import { type FleetGroup, groupsOf } from './fleet-layout.ts';
import { FleetPicture } from './fleet-picture.tsx';
import { subscribeToBoats } from './fleet-polling.ts';

export interface FleetDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Whether the player has hidden the line. */
  readonly away: boolean;
  /** Called when the line is hidden or shown. */
  readonly onAway: (away: boolean) => void;
}

export function FleetDialog({ open, onClose, away, onAway }: FleetDialogProps) {
  const { player } = useSite();
  const [boats, setBoats] = useState<FleetBoats | null>(null);
  useEffect(() => (open ? subscribeToBoats(player, setBoats) : undefined), [player, open]);
  return (
    <Dialog open={open} onClose={onClose} title="La flotte" reading>
      {boats === null ? <p className={styles.waiting}>La flotte arrive…</p> : <Fleet fleet={boats} />}
      <label className={styles.choice}>
        <input type="checkbox" checked={!away} onChange={(event) => onAway(!event.target.checked)} />
        <span>Montrer l’avancée de la salle au-dessus des pages</span>
      </label>
    </Dialog>
  );
}

/** Boats and teams of a fleet, with a legend. */
export function Fleet({ fleet }: { readonly fleet: FleetBoats }) {
  const { teams, own, missions } = fleet;
  const groups = groupsOf(fleet);
  const boats = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <p className={styles.about}>
        Un bateau par personne&nbsp;: chaque mission réussie rapproche du port.
        {own.name !== null && (
          <>
            {' '}
            Le vôtre est <strong>{own.name}</strong>.
          </>
        )}
      </p>
      <FleetPicture fleet={fleet} label={summaryOf(groups, boats, missions)} />
      {teams.length > 0 && (
        <ul className={styles.teams} aria-label="Voiles des équipes">
          {teams.map((team, index) => (
            <li key={team} data-own={index === own.team || undefined}>
              <svg className={styles.sail} width="34" height="42" viewBox="-20 -38 40 46" aria-hidden="true">
                <Boat team={index % SAILS} />
              </svg>
              <span>
                {team}
                {index === own.team && <em> (la vôtre)</em>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <details className={styles.words}>
        <summary>La flotte en toutes lettres</summary>
        <dl>
          {groups.map((group) => (
            <div key={group.label}>
              <dt>
                {group.label} <span>{boatsText(group.count)}</span>
              </dt>
              <dd>{namesOf(group, teams)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

/** Between groups, and between boats: a narrow no-break space keeps the semicolon with what it follows. */
const BETWEEN = '\u202f; ';

function summaryOf(groups: readonly FleetGroup[], boats: number, missions: number): string {
  const parts = groups.map(({ label, count }) => `${label.toLowerCase()}, ${boatsText(count)}`);
  const way = `${missions}\u00a0${missions > 1 ? 'missions' : 'mission'} jusqu’au port`;
  return `Flotte de ${boatsText(boats)}, ${way}. Du port vers le large\u00a0: ${parts.join(BETWEEN)}.`;
}

function boatsText(count: number): string {
  return `${count}\u00a0${count > 1 ? 'bateaux' : 'bateau'}`;
}

function namesOf({ boats, count }: FleetGroup, teams: readonly string[]): string {
  const named = boats.flatMap(({ name, team, own }) => {
    if (name === null) return [];
    const of = team === null ? undefined : teams[team];
    return [`${own ? `${name} (vous)` : name}${of === undefined ? '' : `, ${of}`}`];
  });
  const rest = count - named.length;
  const others = `${rest} ${rest > 1 ? 'autres bateaux' : 'autre bateau'}`;
  if (named.length === 0) return boatsText(count);
  return rest > 0 ? [...named, `et ${others}`].join(BETWEEN) : named.join(BETWEEN);
}
