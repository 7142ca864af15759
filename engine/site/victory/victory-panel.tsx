/** The victory: what was won, what it was about, and where to go next. Opened by a solve, and again from the card. */
import { catalogue, routes } from 'virtual:challenges/catalogue';
import { ArrowRight, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { OwnCharacters } from '#engine/frame/panels/own-characters.tsx';
import { CountedPoints } from '#engine/frame/play/counted-points.tsx';
import { OpeningState } from '#engine/frame/play/opening-state.tsx';
import { pointsWord } from '#engine/frame/play/points-text.ts';
import { useOpened } from '#engine/frame/play/use-opened.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import { catalogueSections } from '../hub/catalogue-sections.ts';
import { hasEnded, playedSession } from '../player/played-session.ts';
import { usePlayer, useSite } from '../site-context.ts';
import { ring, useCelebration } from './celebration.ts';
import { DebriefSteps, STEPS } from './debrief-steps.tsx';
import { nextMission } from './next-mission.ts';
import styles from './victory-panel.module.css';

export interface VictoryPanelProps {
  readonly missionKey: string;
  /** The solve of a moment ago, with its award (decimal points) and the scene's message; null when the panel was opened again. */
  readonly solve: { readonly points: number; readonly text: string } | null;
  readonly onClose: () => void;
}

export function VictoryPanel({ missionKey, solve, onClose }: VictoryPanelProps) {
  const { player, backend } = useSite();
  const navigate = useNavigate();
  const entry = catalogue.find(({ key }) => key === missionKey);
  const route = routes.find(({ key }) => key === missionKey);
  const opening = useOpened(backend, missionKey);
  const next = useNext(missionKey);
  const loggedIn = usePlayer((state) => state.loggedIn);
  const { wanted, choose } = useCelebration();
  const fresh = solve !== null;
  const [{ step, moved }, setPlace] = useState({ step: 0, moved: false });
  const setStep = (next: number) => setPlace({ step: next, moved: true });
  const lost = opening.state !== 'open' && opening.state !== 'loading';
  const last = step === STEPS.length - 1 || lost;
  useEffect(() => {
    if (fresh) ring();
  }, [fresh]);
  if (!entry || !route) return null;

  const go = (path: string) => {
    onClose();
    void navigate(path);
  };
  const debrief = opening.state === 'open' ? opening.opened.debrief : undefined;
  const points = solve?.points ?? (opening.state === 'open' ? opening.opened.points : null);
  const failures = opening.state === 'open' ? opening.opened.failures : 0;
  const title = frenchSpaces(fresh ? `« ${entry.title} » : mission réussie !` : `« ${entry.title} »`);
  return (
    <Dialog
      open
      reading
      title={title}
      onClose={onClose}
      actions={
        <>
          {step > 0 && (
            <Button variant="secondary" onClick={() => setStep(step - 1)}>
              Précédent
            </Button>
          )}
          {!last && (
            <Button onClick={() => setStep(step + 1)}>
              <span>
                Suite<span className={styles.what}>{`\u00a0: ${STEPS[step + 1]?.toLowerCase()}`}</span>
              </span>
            </Button>
          )}
          {last && next && (
            <Button onClick={() => go(next.path)}>
              Mission suivante
              <ArrowRight size={18} aria-hidden="true" />
            </Button>
          )}
          {last && !next && loggedIn && <Button onClick={() => go('/bilan')}>Mon bilan</Button>}
          {last && !next && !loggedIn && <Button onClick={onClose}>Retour au hub</Button>}
        </>
      }
    >
      <div className={styles.won} data-celebrated={(fresh && wanted) || undefined}>
        {points !== null && (
          <p className={styles.points}>
            <CountedPoints points={points} animated={fresh && wanted} />{' '}
            <span className={styles.unit} aria-hidden="true">
              {pointsWord(points)}
            </span>
          </p>
        )}
        <div className={styles.text}>
          <p>{solve ? <OwnCharacters text={solve.text} /> : 'Mission accomplie. Voici de quoi la relire.'}</p>
          {failures > 0 && <p>{failuresText(failures)}</p>}
          {/* The first step says it for players who close the panel at once; the last step says it again. */}
          {fresh && step === 0 && debrief && <p className={styles.saying}>{frenchSpaces(debrief.tellAColleague)}</p>}
        </div>
        {fresh && (
          <button type="button" className={styles.switch} aria-pressed={wanted} onClick={() => choose(!wanted)}>
            {wanted ? <Volume2 size={18} aria-hidden="true" /> : <VolumeX size={18} aria-hidden="true" />}
            Son et lumière
          </button>
        )}
      </div>
      {opening.state !== 'open' && <OpeningState opening={opening} />}
      {opening.state === 'open' && debrief && (
        <DebriefSteps
          missionKey={missionKey}
          opened={opening.opened}
          debrief={debrief}
          loadReveal={route.loadReveal}
          step={step}
          moved={moved}
          onStep={setStep}
        />
      )}
      <nav className={styles.after} aria-label="Et maintenant">
        {next && (
          <Link className={styles.next} to={next.path} onClick={onClose}>
            Mission suivante{'\u00a0'}: <strong>{frenchSpaces(next.title)}</strong>, {next.duration}
            {'\u00a0'}min
          </Link>
        )}
        <Button variant="secondary" onClick={() => go(`${entry.path}#scene`)}>
          Revoir la scène
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            player.replay.begin(missionKey);
            go(entry.path);
          }}
        >
          Rejouer sans points
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Retour au hub
        </Button>
      </nav>
    </Dialog>
  );
}

/** What it took: trying everything wins, and is not told like a first try. */
function failuresText(failures: number): string {
  return failures === 1 ? 'Réussie après un essai manqué.' : `Réussie après ${failures}\u00a0essais manqués.`;
}

/** The next mission that this player may play; none once the session is over. */
function useNext(key: string) {
  const completed = usePlayer((state) => state.completed);
  const loggedIn = usePlayer((state) => state.loggedIn);
  const session = playedSession(usePlayer((state) => state.session));
  const chosen = (loggedIn && session?.challenges) || null;
  const inOrder = loggedIn
    ? catalogueSections(catalogue, chosen).flatMap(({ entries }) => entries)
    : catalogue.filter(({ guest }) => guest);
  return hasEnded(session) ? undefined : nextMission(inOrder, completed, key, chosen !== null);
}
