import { type ReactNode, useState } from 'react';
import { siteAddress } from '#engine/client/base-path.ts';
import type { Call } from '#engine/client/call.ts';
import { roomAddress } from '#engine/client/room-address.ts';
import { useShortcuts } from '#engine/client/shortcuts.ts';
import { timeLeft } from '#engine/client/time-left.ts';
import { useNow } from '#engine/client/use-now.ts';
import { NAME } from '#engine/ui/brand/branding.ts';
import { Logo } from '#engine/ui/brand/logo.tsx';
import type { ProjectorRoom } from '#schemas/projector.ts';
import { Controls, useMouseAwake } from './controls.tsx';
import { Countdown } from './countdown.tsx';
import { counted, formatWhole, momentText } from './format.ts';
import { Help } from './help.tsx';
import { joinAddress } from './join-address.ts';
import { MomentBand } from './moment-band.tsx';
import type { LoadDrawings, MissionPages } from './pages.ts';
import { storedPosition, storedTheme, storePosition, storeTheme, type Theme } from './position.ts';
import styles from './stage.module.css';
import { useMoments } from './use-moments.ts';
import { type Choice, type ChosenView, holds, type Scene, type View, viewOf } from './view-of.ts';
import { BoardView } from './views/board-view.tsx';
import { DebriefView } from './views/debrief-view.tsx';
import { DeckView } from './views/deck-view.tsx';
import { FinaleView } from './views/finale-view.tsx';
import { InterludeView } from './views/interlude-view.tsx';
import { JoinView } from './views/join-view.tsx';
import { LobbyView } from './views/lobby-view.tsx';
import { RevealView } from './views/reveal-view.tsx';

interface StageProps {
  readonly room: ProjectorRoom;
  /** Clock offset in milliseconds: server time minus browser time. */
  readonly offset: number;
  /** Whether the data may be out of date. */
  readonly stale: boolean;
  readonly call: Call;
  readonly missions: readonly MissionPages[];
  /** Loads the drawing of each mission, by key; without this prop, slides show no drawing. */
  readonly drawings?: LoadDrawings | undefined;
  /** Initial theme; by default the one stored in this browser. */
  readonly startTheme?: Theme;
  /** Initial view; by default the view of the session's phase, or a debrief that was begun in this tab. */
  readonly startView?: ChosenView;
}

/** The whole screen: the view that the session asks for, or the one that the presenter has chosen. */
export function Stage({ room, offset, stale, call, missions, drawings, startTheme, startView }: StageProps) {
  const now = useNow(offset);
  const { phase, left, lastMinutes } = timeLeft(room.room, now);
  const { finale } = room;
  const scene: Scene = {
    phase,
    frozen: room.room.frozenAt !== null,
    finale: finale && `${finale.round} ${finale.phase}`,
    deck: room.deck !== null,
  };
  // Without names and teams on the wall there are no places to reveal.
  const thawed = useThawed(scene) && room.top.length + room.teams.length > 0;
  const [choice, setChoice] = useState<Choice | null>(() => {
    const view = startView ?? (storedPosition() ? 'debrief' : null);
    return view && { view, at: scene };
  });
  if (choice && !holds(choice, scene)) setChoice(null);
  const [theme, turnTheme] = useTheme(startTheme);
  const [wantsTeams, setWantsTeams] = useState(false);
  const [help, setHelp] = useState(false);
  const [letters, setLetters] = useState(true);
  const awake = useMouseAwake();
  const moment = useMoments(room.moments, lastMinutes && phase === 'running');
  const view = viewOf(scene, thawed, choice);

  const choose = (next: ChosenView) => {
    if (next !== 'debrief') storePosition(null);
    setChoice({ view: next, at: scene });
  };
  const automatic = () => {
    storePosition(null);
    setChoice(null);
  };
  useShortcuts(
    new Map([
      ['j', () => choose('join')],
      ['s', () => choose('lobby')],
      ['t', () => choose('board')],
      ['p', () => choose('reveal')],
      ['d', () => choose('debrief')],
      ['a', automatic],
      ['e', () => setWantsTeams((before) => !before)],
      ['m', turnTheme],
      ['f', toggleFullScreen],
      ['?', () => setHelp(true)],
    ]),
    letters,
  );

  const site = roomAddress(siteAddress(), room.addresses);
  return (
    <div className={styles.stage} data-theme={theme} data-controls={awake || undefined}>
      <header className={styles.head}>
        <p className={styles.brand}>
          <Logo className={styles.logo} />
          <span>{NAME}</span>
        </p>
        {room.name !== null && <p className={styles.name}>{room.name}</p>}
        {left !== null && view !== 'board' && view !== 'frozen' && (
          <div className={styles.clock}>
            <Countdown left={left} urgent={lastMinutes} clock={room.room} />
          </div>
        )}
      </header>
      <div className={styles.view}>
        <ShownView
          view={view}
          room={room}
          now={now}
          left={left}
          urgent={lastMinutes}
          frozen={scene.frozen}
          phase={phase}
          wantsTeams={wantsTeams}
          call={call}
          missions={missions}
          drawings={drawings}
        />
      </div>
      <footer className={styles.foot}>
        {room.code !== null && view !== 'join' && view !== 'debrief' && view !== 'deck' && (
          <p>
            <span className={styles.soft}>Rejoindre&nbsp;:</span> {joinAddress(site, room.playerLogin)}{' '}
            <span className={styles.soft}>code</span> <strong>{room.code}</strong>
          </p>
        )}
        {stale && (
          <p className={styles.stale} role="status">
            Le réseau ne répond plus&nbsp;: ce qui est affiché date un peu.
          </p>
        )}
        <Controls
          shown={
            view === 'deck'
              ? 'debrief'
              : view === 'finale' || view === 'frozen' || view === 'pause' || view === 'end'
                ? null
                : view
          }
          onChoose={choose}
          onAutomatic={choice === null ? null : automatic}
          theme={theme}
          onTheme={turnTheme}
          onFullScreen={toggleFullScreen}
          onHelp={() => setHelp(true)}
        />
      </footer>
      <MomentBand moment={view === 'debrief' || view === 'deck' || view === 'reveal' || view === 'finale' ? null : moment} />
      <Help open={help} onClose={() => setHelp(false)} letters={letters} onLetters={setLetters} />
    </div>
  );
}

/** @returns the theme, and a function that switches and stores it */
function useTheme(start: Theme | undefined): readonly [Theme, () => void] {
  const [theme, setTheme] = useState(() => start ?? storedTheme());
  const turn = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    storeTheme(next);
    setTheme(next);
  };
  return [theme, turn];
}

/** Whether a freeze was lifted since the page was opened, and the last mission has not moved on since. */
function useThawed({ frozen, finale }: Scene): boolean {
  const [seen, setSeen] = useState({ frozen, finale, thawed: false });
  const lifted = seen.frozen && !frozen;
  if (seen.frozen !== frozen) setSeen({ frozen, finale, thawed: lifted });
  else if (seen.finale !== finale) setSeen({ frozen, finale, thawed: false });
  return seen.thawed;
}

interface ShownProps extends FrozenProps, Pick<StageProps, 'call' | 'missions' | 'drawings'> {
  readonly view: View;
  readonly frozen: boolean;
  readonly phase: Scene['phase'];
  /** Whether the presenter asked for the board of teams. */
  readonly wantsTeams: boolean;
}

function ShownView({ view, room, now, left, urgent, frozen, phase, wantsTeams, call, missions, drawings }: ShownProps) {
  // Without names on the board, only teams are shown. Before the first participant there are no teams either.
  const byTeam = room.teams.length > 0 && (wantsTeams || room.top.length === 0);
  const rows = byTeam ? room.teams.slice(0, 10) : room.top;
  const views: Readonly<Record<View, () => ReactNode>> = {
    join: () => <JoinView room={room} now={now} />,
    lobby: () => <LobbyView room={room} now={now} />,
    board: () => <BoardView room={room} left={left} urgent={urgent} byTeam={byTeam} />,
    finale: () => room.finale && <FinaleView finale={room.finale} />,
    frozen: () => <Frozen room={room} now={now} left={left} urgent={urgent} />,
    pause: () => (
      <InterludeView title="Pause">
        <p>Rien n’est compté, et rien n’est perdu.</p>
        <Done room={room} />
      </InterludeView>
    ),
    reveal: () =>
      frozen || rows.length === 0 ? (
        <InterludeView title="Encore un peu de patience">
          <p>{frozen ? 'Le classement est figé.' : 'Il n’y a pas de classement à montrer.'}</p>
        </InterludeView>
      ) : (
        <RevealView
          key={byTeam ? 'teams' : 'people'}
          rows={rows}
          title={room.room.endedAt === null ? 'Le classement' : 'Le classement final'}
        />
      ),
    end: () => <End room={room} />,
    deck: () => room.deck && <DeckView deck={room.deck} call={call} drawings={drawings} missions={missions} />,
    debrief: () => <DebriefView key={phase} call={call} missions={missions} />,
  };
  return views[view]();
}

interface TimedProps {
  readonly room: ProjectorRoom;
  readonly left: number | null;
  readonly urgent: boolean;
}

interface FrozenProps extends TimedProps {
  /** Server time, in milliseconds since 1970. */
  readonly now: number;
}

function Frozen({ room, now, left, urgent }: FrozenProps) {
  const since = room.room.frozenAt;
  const over = room.room.endedAt !== null;
  return (
    <InterludeView title="Classement figé">
      {left !== null && <Countdown left={left} urgent={urgent} clock={room.room} />}
      <p>
        {over ? 'C’est terminé. ' : 'Le jeu continue, les points aussi. '}
        {since !== null && `Le classement reste tel qu’il était ${momentText(since, now)}.`}
      </p>
    </InterludeView>
  );
}

/** Totals of the room: solves, people present, and missions that everybody solved. */
function Done({ room: { missions, people } }: { readonly room: ProjectorRoom }) {
  const solves = missions.reduce((sum, { solved }) => sum + solved, 0);
  const byAll = missions.filter(({ solved }) => solved > 0 && solved >= people.present).length;
  return (
    <p>
      {`${counted(solves, 'réussite', 'réussites')} à ${counted(people.present, 'personne', 'personnes')}, sur ${counted(missions.length, 'mission', 'missions')}${byAll > 0 ? `, dont ${formatWhole(byAll)} par toute la salle` : ''}.`}
    </p>
  );
}

function End({ room }: { readonly room: ProjectorRoom }) {
  return (
    <InterludeView title="C’est terminé">
      <Done room={room} />
      <p>Merci&nbsp;!</p>
    </InterludeView>
  );
}

function toggleFullScreen(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // Browsers may refuse full screen.
  change.catch(() => undefined);
}
