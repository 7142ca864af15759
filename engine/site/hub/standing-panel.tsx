/** The player's standing in the session: board name, rank, neighbours, team, the best ten, as far as the session shows them. */
import { useEffect, useRef, useState } from 'react';
import { usePreference } from '#engine/client/preferences.ts';
import { exactPoints, pointsWord, shortPoints } from '#engine/frame/play/points-text.ts';
import { isInBetterHalf } from '#engine/rules/better-half.ts';
import { frenchMoment } from '#engine/rules/french-moment.ts';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { BoardRow, Standing } from '#schemas/standing.ts';
import { movedText, ordinalEnding, rankText, standingText } from '../missions/standing-text.ts';
import { usePlayer } from '../site-context.ts';
import { Identity } from './identity.tsx';
import styles from './standing-panel.module.css';
import { useStanding } from './use-standing.ts';

interface StandingPanelProps {
  /** The player's team; changing it changes the standing. */
  readonly team: string | null;
  /** Whether the session has ended. */
  readonly over: boolean;
  /** Whether the session is paused: nobody scores meanwhile. */
  readonly paused?: boolean;
  /** Whether the panel is one line that opens. */
  readonly folded?: boolean;
}

export function StandingPanel({ team, over, paused = false, folded = false }: StandingPanelProps) {
  const { standing, before, refresh } = useStanding();
  const chosenName = usePlayer((state) => state.chosenName);
  const asked = useRef(team);
  useEffect(() => {
    if (asked.current === team) return;
    asked.current = team;
    refresh();
  }, [team, refresh]);
  const all = (
    <>
      <div className={styles.self}>
        <Identity name={standing?.name ?? null} onChanged={refresh}>
          {standing && <Place standing={standing} before={before} over={over} paused={paused} />}
        </Identity>
      </div>
      {standing && standing.rank !== null && <Neighbours standing={standing} />}
      {standing && topTellsMore(standing) && (
        <details className={styles.top}>
          <summary>{standing.top.length === 1 ? 'En tête' : `Les ${standing.top.length} en tête`}</summary>
          <Rows label="En tête de la session" rows={standing.top} own={standing.name} of={standing.of ?? 0} />
        </details>
      )}
    </>
  );
  return (
    <section className={styles.panel} aria-label="Votre place" data-waiting={(!folded && standing === null) || undefined}>
      {folded ? (
        <details className={styles.fold}>
          <summary>
            <span>
              <strong>{chosenName ?? standing?.name ?? 'Votre place'}</strong>
              {standing && shortPlace(standing)}
            </span>
          </summary>
          <div className={styles.folded}>{all}</div>
        </details>
      ) : (
        all
      )}
      <RankNews standing={standing} />
    </section>
  );
}

/** Text of the standing, shown after the name: « : 4e place sur 18 ». */
function shortPlace({ rank, of, points, above }: Standing): string {
  return rank === null || of === null || points === 0
    ? ''
    : `\u00a0: ${standingText({ rank, of, points }, above.at(-1) ?? null)}`;
}

/** Whether the best ten include a row that is not among the neighbours. */
function topTellsMore({ top, above, below, name }: Standing): boolean {
  const shown = new Set([...above, ...below, { name }].map((row) => row.name));
  return top.some((row) => !shown.has(row.name));
}

interface PlaceProps extends Pick<StandingPanelProps, 'over' | 'paused'> {
  readonly standing: Standing;
  readonly before: number | null;
}

function Place({ standing, before, over, paused }: PlaceProps) {
  const { board, frozenAt, points, rank, of, team, above } = standing;
  if (board === 'none') return <p>Cette session n’affiche pas de classement&nbsp;: vos points ne regardent que vous.</p>;
  if (rank === null || of === null) return <p>Votre place s’affiche dans un instant…</p>;
  const moved = points === 0 ? null : movedText(before, rank);
  return (
    <>
      {frozenAt !== null && (
        <p className={styles.frozen}>
          <strong>Classement figé</strong> <time dateTime={frozenAt}>{frenchMoment(Date.parse(frozenAt), Date.now())}</time>.
          {!over && !paused && ' Vos points continuent de compter.'}
        </p>
      )}
      {points === 0 ? (
        <NoPoints of={of} over={over} frozen={frozenAt !== null} />
      ) : (
        <p className={styles.place} data-told={isInBetterHalf(rank, of) || undefined}>
          {standingText({ rank, of, points }, above.at(-1) ?? null)}
        </p>
      )}
      {moved && <p className={styles.moved}>{moved}</p>}
      {team && (
        <p>
          Équipe <strong>{team.name}</strong>&nbsp;:{' '}
          {isInBetterHalf(team.rank, team.of) && `${rankText(team.rank)} sur ${team.of}, `}
          {shortPoints(team.points)}&nbsp;
          {pointsWord(team.points)} par personne en moyenne
        </p>
      )}
    </>
  );
}

interface NoPointsProps extends Pick<StandingPanelProps, 'over'> {
  readonly of: number;
  readonly frozen: boolean;
}

function NoPoints({ of, over, frozen }: NoPointsProps) {
  if (over) return <p>La session est terminée. Votre bilan explique chaque mission, réussie ou non.</p>;
  // The points are those of the freeze: the first mission may have been solved since.
  if (frozen) return null;
  return <p>Votre première mission réussie vous place {of > 1 ? `parmi les ${of} personnes à bord` : 'en tête'}.</p>;
}

function Neighbours({ standing }: { readonly standing: Standing }) {
  const { above, below, name, points, rank, of } = standing;
  const rows = [...above, ...(rank === null ? [] : [{ name, points, rank }]), ...below];
  return <Rows label="Juste devant et juste derrière vous" rows={rows} own={name} of={of ?? 0} />;
}

interface RowsProps {
  readonly label: string;
  readonly rows: readonly BoardRow[];
  /** The player's own name, which nobody else in the session has. */
  readonly own: string;
  /** Number of ranked players: a rank in the lower half is not shown. */
  readonly of: number;
}

function Rows({ label, rows, own, of }: RowsProps) {
  return (
    <ol className={styles.rows} aria-label={label}>
      {rows.map(({ name, points, rank }) => (
        <li key={name} data-own={name === own || undefined}>
          <span className={styles.number}>
            {isInBetterHalf(rank, of) && (
              <>
                {rank}
                <VisuallyHidden>{ordinalEnding(rank)} : </VisuallyHidden>
              </>
            )}
          </span>
          <span className={styles.name}>
            {name}
            {name === own && <em> (vous)</em>}
          </span>
          <span className={styles.points}>
            {exactPoints(points)}
            <VisuallyHidden> {pointsWord(points)}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Live region: announces a new rank in the better half, nothing else; silent for players with the preference `calm`. */
function RankNews({ standing }: { readonly standing: Standing | null }) {
  const known = useRef<number | null>(null);
  const [news, setNews] = useState('');
  const calm = usePreference('calm');
  const rank = standing?.rank ?? null;
  const of = standing?.of ?? null;
  useEffect(() => {
    if (rank === null || of === null) return;
    if (known.current !== null && known.current !== rank && isInBetterHalf(rank, of))
      setNews(`Vous êtes maintenant à la ${rankText(rank)} sur ${of}.`);
    known.current = rank;
  }, [rank, of]);
  return (
    <VisuallyHidden>
      <span role="status">{!calm && news}</span>
    </VisuallyHidden>
  );
}
