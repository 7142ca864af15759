import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ApiError } from '#engine/client/api-error.ts';
import type { Call } from '#engine/client/call.ts';
import type { LoadReveal } from '#engine/frame/panels/reveal-view.tsx';
import type { SceneDefinition } from '#engine/frame/scene/scene.ts';
import type { Artifacts, Checker } from '#engine/rules/checker.ts';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { publicChallenge } from '#engine/rules/public-challenge.ts';
import { createVariant } from '#engine/rules/variant.ts';
import type { ProjectorRoom } from '#schemas/projector.ts';
import mailChecker from '../challenges/_form/challenge.server.ts';
import mailScene from '../challenges/_form/challenge.tsx';
import mail from '../challenges/_form/manifest.json';
import mailReveal from '../challenges/_form/reveal.tsx';
import { DebriefDeck } from './debrief/debrief-deck.tsx';
import { stepsOf } from './debrief/steps.ts';
import type { Theme } from './position.ts';
import styles from './stage.module.css';
import { Stage } from './stage.tsx';
import { CLOSED_ROUND, SAMPLE_TEAMS, sampleDebrief, sampleFinale, sampleRoom } from './testing/sample-room.ts';
import type { ChosenView } from './view-of.ts';

const meta = preview.meta({ title: 'Projector/Screens' });
const PROJECTOR = { globals: { viewport: { value: 'projector' } } } as const;

const checker: Checker = mailChecker;
const secrets = checker.secrets(createVariant('5'.repeat(64)));
const scene: SceneDefinition<Artifacts> = mailScene;
const loadReveal: LoadReveal = async () => ({ default: mailReveal });

/** A call that always fails with 404, as stories have no server. */
const call: Call = (_method, path) => Promise.reject(new ApiError(404, `no ${path} in a story`));

function stage(room: ProjectorRoom, startView?: ChosenView, startTheme: Theme = 'dark') {
  return {
    ...PROJECTOR,
    render: () => (
      <Stage
        room={room}
        offset={0}
        stale={false}
        call={call}
        missions={[]}
        startTheme={startTheme}
        {...(startView ? { startView } : {})}
      />
    ),
  };
}

const lobby = sampleRoom({}, { phase: 'lobby', startedAt: null, closesAt: null });
const frozen = sampleRoom({}, { frozenAt: new Date(Date.UTC(2026, 10, 21, 13, 32)).toISOString() });
const ended = sampleRoom({}, { phase: 'ended', endedAt: new Date(Date.UTC(2026, 10, 21, 14)).toISOString(), closesAt: null });
const collective = sampleRoom({ board: 'none', top: [], teams: [], latest: [], moments: [] });
const urgent = sampleRoom({}, { closesAt: new Date(Date.now() + 4 * MINUTE_MS + 9_000).toISOString() });

export const Join = meta.story(stage(lobby));
export const JoinBright = meta.story(stage(lobby, undefined, 'light'));
export const JoinShut = meta.story(stage(sampleRoom({ code: null }, { phase: 'running', open: false }), 'join'));
const decided = sampleFinale({ phase: 'closed', results: [...sampleFinale().results, CLOSED_ROUND] });
const over = sampleFinale({
  phase: 'over',
  round: 5,
  results: [1, 2, 3, 4, 5].map((round) => ({
    ...CLOSED_ROUND,
    round,
    right: round !== 4,
    because:
      'Une voix s’imite à partir de quelques secondes d’enregistrement. Urgence, secret, aucun rappel possible : on s’arrête, et on rappelle au numéro connu.',
  })),
  commitment:
    'Dès demain : un message presse, réclame un code ou change un paiement ? Je m’arrête, et je rappelle par un moyen que j’avais déjà.',
});
export const FinaleJudged = meta.story(stage(sampleRoom({ finale: sampleFinale() })));
export const FinaleDecided = meta.story(stage(sampleRoom({ finale: decided }), undefined, 'light'));
export const FinaleOver = meta.story(stage(sampleRoom({ finale: over })));
export const Lobby = meta.story(stage(lobby, 'lobby'));
export const LobbyBright = meta.story(stage(lobby, 'lobby', 'light'));
export const Board = meta.story(stage(sampleRoom()));
export const BoardBright = meta.story(stage(sampleRoom(), undefined, 'light'));
export const BoardOfTeams = meta.story(stage(sampleRoom({ top: [], teams: SAMPLE_TEAMS })));
export const BoardWithoutNames = meta.story(stage(collective));
export const BoardOfAFewMissions = meta.story(stage(sampleRoom({ missions: sampleRoom().missions.slice(0, 6) })));
export const LastMinutes = meta.story(stage(urgent));
export const Frozen = meta.story(stage(frozen));
export const FrozenBright = meta.story(stage(frozen, undefined, 'light'));
export const Pause = meta.story(stage(sampleRoom({}, { phase: 'paused', pausedAt: new Date().toISOString() })));
export const End = meta.story(stage(ended));
export const NoDebriefYet = meta.story(stage(sampleRoom(), 'debrief'));

/** The reveal at its end: every rank is shown. */
const revealed = (theme: Theme) => ({
  ...PROJECTOR,
  render: () => <Stage room={ended} offset={0} stale={false} call={call} missions={[]} startTheme={theme} startView="reveal" />,
  async play({ canvasElement }: { readonly canvasElement: HTMLElement }) {
    const [winner] = ended.top;
    // The view listens for keys only a moment after it is rendered.
    await waitFor(async () => {
      await userEvent.keyboard('{End}');
      await expect(within(canvasElement).getByText(winner?.name ?? '')).toBeVisible();
    });
  },
});
export const Revealing = meta.story(stage(ended, 'reveal'));
export const Revealed = meta.story(revealed('dark'));
export const RevealedBright = meta.story(revealed('light'));

const debrief = sampleDebrief([
  {
    key: mail.key,
    title: mail.title,
    debrief: mail.debrief,
    retrieval: mail.retrieval,
    artifacts: checker.artifacts(secrets),
    reveal: checker.reveal?.(secrets) ?? {},
    mistakes: [
      { verdict: 'incorrect', people: 11 },
      { verdict: 'empty', people: 6 },
    ],
  },
  {
    key: 'other',
    title: 'Le bouton sous le bouton',
    debrief: mail.debrief,
    retrieval: mail.retrieval,
    artifacts: {},
    mistakes: [],
  },
]);
const pages = [{ key: mail.key, load: async () => ({ challenge: publicChallenge(mail), scene }), loadReveal }];
const steps = debrief.missions.slice(0, 1).flatMap((mission) => stepsOf(mission));

function Deck({ mission, step, theme }: { readonly mission: number; readonly step: number; readonly theme: Theme }) {
  return (
    <div className={styles.stage} data-theme={theme}>
      <p className={styles.name}>Atelier du printemps</p>
      <div className={styles.view}>
        <DebriefDeck debrief={debrief} pages={pages} start={{ mission, step }} />
      </div>
    </div>
  );
}
const deck = (step: (typeof steps)[number] | null, theme: Theme = 'dark') => ({
  ...PROJECTOR,
  render: () => <Deck mission={step === null ? -1 : 0} step={step === null ? 0 : steps.indexOf(step)} theme={theme} />,
});
export const DebriefOverview = meta.story(deck(null));
export const DebriefFigures = meta.story(deck('figures'));
export const DebriefMistakes = meta.story(deck('mistakes'));
export const DebriefScene = meta.story(deck('scene'));
export const DebriefReveal = meta.story(deck('reveal'));
export const DebriefRevealBright = meta.story(deck('reveal', 'light'));
export const DebriefHappened = meta.story(deck('happened'));
export const DebriefReflexes = meta.story(deck('reflexes'));
export const DebriefSaying = meta.story(deck('saying'));
export const DebriefRecall = meta.story(deck('recall'));
export const DebriefAnswer = meta.story(deck('answer'));
export const DebriefAnswerBright = meta.story(deck('answer', 'light'));
export const DebriefQuestion = meta.story(deck('question'));
