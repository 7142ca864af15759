/** The victory: two seconds for the points, then the explanation and the next mission. Opened by a solve, and again from the card. */
import { catalogue, routes } from 'virtual:challenges/catalogue';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { deedsIn, isToReview } from '#engine/frame/play/deeds.ts';
import { OpeningState } from '#engine/frame/play/opening-state.tsx';
import { useOpened } from '#engine/frame/play/use-opened.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { celebrateCompletion, isCompletionNew } from '../completion/completion-state.ts';
import { isComplete } from '../missions/mission-progress.ts';
import { useMissionProgress, useMissionsAhead } from '../missions/use-missions.ts';
import { choicesOf } from '../player-state/choices.ts';
import { usePlayer, useSite } from '../site-context.ts';
import { awardOf } from './award.ts';
import { ring, useCelebration } from './celebration.ts';
import { useFiguresTold } from './figures-told.ts';
import { LearntScreen } from './learnt-screen.tsx';
import { useRankGained } from './rank-gained.ts';
import { VictoryDialog } from './victory-dialog.tsx';
import styles from './victory-panel.module.css';
import { VictoryPicture } from './victory-picture.tsx';
import { CelebrationSwitch, DoneBesideRight, WonFigures, WonSaying, WonTitle } from './won-screen.tsx';

interface VictoryPanelProps {
  readonly missionKey: string;
  /** The solve of a moment ago, with its award (decimal points) and the scene's message; null when the panel was opened again. */
  readonly solve: { readonly points: number; readonly text: string } | null;
  /** The rank at the last visit of the hub; null if none was seen. */
  readonly rankBefore?: number | null;
  readonly onClose: () => void;
}

/** The first screen as it opens, the second one, or the first one again, which is not celebrated twice. */
type Screen = 'won' | 'learnt' | 'won-again';

export function VictoryPanel(props: VictoryPanelProps) {
  const entry = catalogue.find(({ key }) => key === props.missionKey);
  const route = routes.find(({ key }) => key === props.missionKey);
  return entry && route ? <MissionVictory {...props} entry={entry} route={route} /> : null;
}

interface MissionVictoryProps extends VictoryPanelProps {
  readonly entry: (typeof catalogue)[number];
  readonly route: (typeof routes)[number];
}

function MissionVictory({ missionKey, entry, route, solve, rankBefore = null, onClose }: MissionVictoryProps) {
  const { player, backend } = useSite();
  const opening = useOpened(backend, missionKey);
  const loggedIn = usePlayer((state) => state.loggedIn);
  const celebration = useCelebration();
  const deeds = useMemo(() => deedsIn(choicesOf(player, missionKey, 'deeds').read()), [player, missionKey]);
  const fresh = solve !== null;
  const { rank, pending: rankPending } = useRankGained(rankBefore, fresh);
  const progress = useMissionProgress(missionKey);
  const [screen, setScreen] = useState<Screen>('won');
  /** Whether the solving act would hold at work. If not, the scene says so, and there is no success to celebrate. */
  const holds = solve === null || !isToReview(deeds);
  useEffect(() => {
    if (fresh && holds) ring();
  }, [fresh, holds]);
  useEffect(() => {
    // Preloads the reveal for the second screen, which reports a failure.
    route.loadReveal().catch(() => undefined);
  }, [route]);

  const opened = opening.state === 'open' ? opening.opened : null;
  const debrief = opened?.debrief;
  const failures = opened?.failures ?? 0;
  // The penalties are known with the failures: an award announced before would be announced twice.
  const settled = entry.penalty === undefined || opening.state !== 'loading';
  const award = settled ? awardOf(entry, solve?.points ?? opened?.points ?? null, failures) : null;
  const celebrated = fresh && holds && celebration.wanted && screen === 'won';
  const told = useFiguresTold(award, failures, rank, rankPending, fresh ? progress : null);
  /** Whether the list of deeds takes most of a phone's screen. */
  const crowded = Object.keys(deeds.done).length > 4;
  /** Whether wrong tries are listed by their answers, which take some lines each. */
  const answered = Object.keys(deeds.told).length > 0 && Object.values(deeds.done).every(({ mistaken }) => !mistaken);
  // Without a debrief there is no second screen.
  const lost = opening.state !== 'loading' && !debrief;
  // The last mission leads to the port (the completion dialog), once.
  const completes = fresh && loggedIn && progress !== null && isComplete(progress) && isCompletionNew();
  const close = () => {
    if (completes) celebrateCompletion();
    onClose();
  };
  const wayOn = <WayOn completes={completes} onClose={close} />;
  const ways = <OtherWays path={entry.path} missionKey={missionKey} summary={screen === 'learnt' && loggedIn} onClose={close} />;

  if (screen === 'learnt' && opened && debrief)
    return (
      <VictoryDialog
        title={<FocusedTitle text="Sous la loupe" />}
        celebrated={false}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" className={styles.back} onClick={() => setScreen('won-again')}>
              <ArrowLeft size={18} aria-hidden="true" />
              <span>Précédent</span>
            </Button>
            {wayOn}
          </>
        }
      >
        <LearntScreen missionKey={missionKey} opened={opened} debrief={debrief} loadReveal={route.loadReveal} short={crowded}>
          {ways}
        </LearntScreen>
      </VictoryDialog>
    );
  return (
    <VictoryDialog
      picture={
        <VictoryPicture
          entry={entry}
          set={loggedIn ? 'all' : 'guests'}
          celebrated={celebrated}
          small={crowded || answered}
          progress={fresh ? progress : null}
        >
          {fresh && holds && <CelebrationSwitch {...celebration} />}
        </VictoryPicture>
      }
      {...(fresh && { name: holds ? 'Mission réussie' : 'Accepté, mais à revoir' })}
      title={<WonTitle title={entry.title} outcome={fresh ? (holds ? 'mission réussie !' : 'accepté, mais à revoir') : null} />}
      saying={<WonSaying saying={debrief?.tellAColleague} celebrated={celebrated} aloud={told !== null} />}
      celebrated={celebrated}
      onClose={close}
      actions={
        lost ? (
          wayOn
        ) : (
          <Button pending={screen === 'learnt'} onClick={() => setScreen('learnt')}>
            Suite
          </Button>
        )
      }
    >
      <WonFigures
        award={award}
        failures={failures}
        said={solve?.text ?? null}
        rank={rank}
        progress={fresh ? progress : null}
        celebrated={celebrated}
        told={told}
      />
      {!fresh && <p>Mission accomplie. Voici de quoi la relire.</p>}
      {!lost && <DoneBesideRight opened={opened} award={award} deeds={deeds} said={solve?.text ?? null} />}
      {lost && opening.state !== 'open' && <OpeningState opening={opening} />}
      {!fresh && ways}
    </VictoryDialog>
  );
}

interface OtherWaysProps {
  /** Path of the mission. */
  readonly path: string;
  readonly missionKey: string;
  /** Whether a link to the end page is among them. */
  readonly summary: boolean;
  readonly onClose: () => void;
}

function OtherWays({ path, missionKey, summary, onClose }: OtherWaysProps) {
  const { player } = useSite();
  const navigate = useNavigate();
  const again = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <nav className={styles.ways} aria-label="Et maintenant">
      {summary && (
        <Link className={buttonClass('quiet')} to="/bilan" onClick={onClose}>
          Mon bilan
        </Link>
      )}
      <Button variant="quiet" onClick={() => again(`${path}#scene`)}>
        Revoir la scène
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          player.replay.begin(missionKey);
          again(path);
        }}
      >
        Rejouer sans points
      </Button>
    </nav>
  );
}

/** A heading that takes the focus, as the player has moved to it. */
function FocusedTitle({ text }: { readonly text: string }) {
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => title.current?.closest('h2')?.focus(), []);
  return <span ref={title}>{text}</span>;
}

interface WayOnProps {
  /** Whether it was the last mission, after which the port is next. */
  readonly completes: boolean;
  readonly onClose: () => void;
}

/** Button to the next mission that this player may play; if there is none, to the port, the end page, or the hub. */
function WayOn({ completes, onClose }: WayOnProps) {
  const [next] = useMissionsAhead(1);
  const loggedIn = usePlayer((state) => state.loggedIn);
  if (completes) return <Button onClick={onClose}>Rentrer au port</Button>;
  if (next)
    return (
      <Link className={`${buttonClass()} ${styles.next}`} to={next.path} onClick={onClose}>
        <span>
          Mission suivante{' '}
          <small className={styles.named}>
            {frenchSpaces(next.title)}, {next.duration}
            {'\u00a0'}min
          </small>
        </span>
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    );
  if (!loggedIn) return <Button onClick={onClose}>Retour à l’accueil</Button>;
  return (
    <Link className={buttonClass()} to="/bilan" onClick={onClose}>
      Mon bilan
    </Link>
  );
}
