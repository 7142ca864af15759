/** The victory: two seconds for what was won, then how it works and where to go next. Opened by a solve, and again from the card. */
import { catalogue, routes } from 'virtual:challenges/catalogue';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { deedsIn } from '#engine/frame/play/deeds.ts';
import { OpeningState } from '#engine/frame/play/opening-state.tsx';
import { useOpened } from '#engine/frame/play/use-opened.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { useMissionsAhead } from '../missions/use-missions-ahead.ts';
import { choicesOf } from '../player/choices.ts';
import { usePlayer, useSite } from '../site-context.ts';
import { ring, useCelebration } from './celebration.ts';
import { LearntScreen } from './learnt-screen.tsx';
import { useRankGained } from './rank-gained.ts';
import { VictoryDialog } from './victory-dialog.tsx';
import styles from './victory-panel.module.css';
import { VictoryPicture } from './victory-picture.tsx';
import { CelebrationSwitch, DoneBesideRight, WonFigures, WonTitle } from './won-screen.tsx';

interface VictoryPanelProps {
  readonly missionKey: string;
  /** The solve of a moment ago, with its award (decimal points) and the scene's message; null when the panel was opened again. */
  readonly solve: { readonly points: number; readonly text: string } | null;
  /** The rank at the last visit of the hub; null where none was seen. */
  readonly rankBefore?: number | null;
  readonly onClose: () => void;
}

export function VictoryPanel({ missionKey, solve, rankBefore = null, onClose }: VictoryPanelProps) {
  const { player, backend } = useSite();
  const navigate = useNavigate();
  const entry = catalogue.find(({ key }) => key === missionKey);
  const route = routes.find(({ key }) => key === missionKey);
  const opening = useOpened(backend, missionKey);
  const loggedIn = usePlayer((state) => state.loggedIn);
  const celebration = useCelebration();
  const deeds = useMemo(() => deedsIn(choicesOf(player, missionKey, 'deeds').read()), [player, missionKey]);
  const fresh = solve !== null;
  const rank = useRankGained(rankBefore, fresh);
  const [learning, setLearning] = useState<boolean | null>(null);
  useEffect(() => {
    if (fresh) ring();
  }, [fresh]);
  useEffect(() => {
    // The second screen begins with it, and reports a failure.
    route?.loadReveal().catch(() => undefined);
  }, [route]);
  if (!entry || !route) return null;

  const opened = opening.state === 'open' ? opening.opened : null;
  const debrief = opened?.debrief;
  const celebrated = fresh && celebration.wanted;
  // Without it there is no second screen.
  const lost = opening.state !== 'loading' && !debrief;
  const again = (path: string) => {
    onClose();
    void navigate(path);
  };
  const ways = (
    <nav className={styles.ways} aria-label="Et maintenant">
      {learning && loggedIn && (
        <Link className={buttonClass('quiet')} to="/bilan" onClick={onClose}>
          Mon bilan
        </Link>
      )}
      <Button variant="quiet" onClick={() => again(`${entry.path}#scene`)}>
        Revoir la scène
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          player.replay.begin(missionKey);
          again(entry.path);
        }}
      >
        Rejouer sans points
      </Button>
    </nav>
  );

  if (learning && opened && debrief)
    return (
      <VictoryDialog
        title={<FocusedTitle text="Sous la loupe" />}
        celebrated={false}
        onClose={onClose}
        actions={
          <>
            <Button variant="secondary" className={styles.back} onClick={() => setLearning(false)}>
              <ArrowLeft size={18} aria-hidden="true" />
              <span>Précédent</span>
            </Button>
            <WayOn onClose={onClose} />
          </>
        }
      >
        <LearntScreen missionKey={missionKey} opened={opened} debrief={debrief} loadReveal={route.loadReveal}>
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
          celebrated={celebrated && learning === null}
          small={Object.keys(deeds.done).length > 4}
        >
          {fresh && <CelebrationSwitch {...celebration} />}
        </VictoryPicture>
      }
      title={
        <WonTitle
          title={entry.title}
          saying={debrief?.tellAColleague}
          fresh={fresh}
          celebrated={celebrated && learning === null}
        />
      }
      celebrated={celebrated && learning === null}
      onClose={onClose}
      actions={
        lost ? (
          <WayOn onClose={onClose} />
        ) : (
          <Button pending={learning === true} onClick={() => setLearning(true)}>
            Suite
          </Button>
        )
      }
    >
      <WonFigures
        points={solve?.points ?? opened?.points ?? null}
        said={solve?.text ?? null}
        rank={rank}
        celebrated={celebrated && learning === null}
      />
      {!fresh && <p>Mission accomplie. Voici de quoi la relire.</p>}
      {!lost && <DoneBesideRight opened={opened} deeds={deeds} said={solve?.text ?? null} />}
      {lost && opening.state !== 'open' && <OpeningState opening={opening} />}
      {!fresh && ways}
    </VictoryDialog>
  );
}

/** Takes the focus: the player has moved to it. */
function FocusedTitle({ text }: { readonly text: string }) {
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => title.current?.closest('h2')?.focus(), []);
  return <span ref={title}>{text}</span>;
}

/** The next mission that this player may play; where there is none, the end page, or the hub. */
function WayOn({ onClose }: { readonly onClose: () => void }) {
  const [next] = useMissionsAhead(1);
  const loggedIn = usePlayer((state) => state.loggedIn);
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
  if (!loggedIn) return <Button onClick={onClose}>Retour au hub</Button>;
  return (
    <Link className={buttonClass()} to="/bilan" onClick={onClose}>
      Mon bilan
    </Link>
  );
}
