/**
 * Recall: a question from memory between two missions. It is asked as the next mission opens, whichever way the mission was reached, before
 * every second mission at most. One press dismisses the question for as long as the tab lives, and the mission opens; another question may
 * come later.
 */
import { catalogue } from 'virtual:challenges/catalogue';
import { type ComponentProps, type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { readJson } from '#engine/client/browser-storage.ts';
import { loadWithin } from '#engine/client/load-within.ts';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { Loading } from '#engine/ui/feedback/loading.tsx';
import type { Asked } from '#schemas/summary.ts';
import { hasEnded, playedSession } from '../player-state/played-session.ts';
import type { Player } from '../player-state/player.ts';
import { focusOnceLoaded, focusPage } from '../shell/focus-page.ts';
import { usePlayer, useSite } from '../site-context.ts';
import type { RecallCard } from './recall-card.tsx';

/** Timeout of the question in ms: the mission then opens without it. */
const TIMEOUT_MS = 1_500;
/** Minimum number of solves before the first question, which is about a mission two missions back. */
const MIN_SOLVED = 3;
/** Minimum number of solves from one question to the next, also after a dismissed question. */
const MIN_BETWEEN = 2;

interface RecallGateProps {
  /** Key of the mission that opens. */
  readonly missionKey: string;
  readonly children: ReactNode;
}

export function RecallGate({ missionKey, children }: RecallGateProps) {
  const { player } = useSite();
  const loggedIn = usePlayer((state) => state.loggedIn);
  // The state when the page opened: a solve on this page asks nothing.
  const [wanted] = useState(() => loggedIn && isWanted(player, missionKey));
  const [passed, setPassed] = useState(false);
  const load = useCallback(() => loadWithin(fetchQuestion(player), TIMEOUT_MS), [player]);
  const question = useLoaded(wanted ? load : null);
  const pass = (key: string) => {
    putAway(player, key);
    setPassed(true);
  };
  if (passed) return <Begun>{children}</Begun>;
  if (!wanted || question.state === 'failed') return children;
  if (question.state === 'loading') return <Loading label="Chargement de la mission…" />;
  if (question.value === null) return children;
  const { Card, asked, title } = question.value;
  return (
    <Shown>
      <Card
        asked={asked}
        title={title}
        next={titleOf(missionKey)}
        onAnswered={() => putAway(player, asked.key)}
        onClose={() => pass(asked.key)}
      />
    </Shown>
  );
}

/** The page begins with the question: the view and the focus move there. */
function Shown({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    window.scrollTo(0, 0);
    focusPage();
  }, []);
  return children;
}

/** The mission after its question: the pressed button is gone, and the page's heading takes the focus as soon as there is a heading. */
function Begun({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    window.scrollTo(0, 0);
    return focusOnceLoaded(document.getElementById('contenu'));
  }, []);
  return children;
}

interface Offered {
  readonly asked: NonNullable<Asked['asked']>;
  readonly title: string;
  readonly Card: ComponentType<ComponentProps<typeof RecallCard>>;
}

/** Whether a question may be due: enough missions are solved, this mission is not, and two were solved since the last question. */
function isWanted(player: Player, missionKey: string): boolean {
  const { completed, session } = player.store.getState();
  if (hasEnded(playedSession(session))) return false;
  if (completed.length < MIN_SOLVED || completed.includes(missionKey)) return false;
  const before = recalled(player);
  return before === null || completed.length >= before.solved + MIN_BETWEEN;
}

function titleOf(missionKey: string): string {
  return catalogue.find(({ key }) => key === missionKey)?.title ?? '';
}

/** Key in the tab's storage, which a logout clears. */
const KEY = 'recall';

/** The questions of this login in this tab, kept in the tab's storage so that a reload asks nothing more. */
interface Recalled {
  /** Number of solves when a question was last dismissed or answered. */
  readonly solved: number;
  /** Missions whose question was dismissed or answered; what was dismissed is found on *Mon bilan* from then on. */
  readonly keys: readonly string[];
}

function recalled({ tab }: Player): Recalled | null {
  return readJson(tab, KEY, isRecalled) ?? null;
}

/** Notes that the question about a mission was dismissed or answered. */
function putAway(player: Player, key: string): void {
  const keys = new Set([...(recalled(player)?.keys ?? []), key]);
  const after: Recalled = { solved: player.store.getState().completed.length, keys: [...keys] };
  player.tab.write(KEY, JSON.stringify(after));
}

function isRecalled(value: unknown): value is Recalled {
  if (typeof value !== 'object' || value === null) return false;
  const { solved, keys }: Partial<Record<keyof Recalled, unknown>> = value;
  return Number.isInteger(solved) && Array.isArray(keys) && keys.every((key) => typeof key === 'string');
}

/** The server's question and the code of its card; null if there is no question, or each was dismissed. */
async function fetchQuestion(player: Player): Promise<Offered | null> {
  const except = recalled(player)?.keys.join(',') ?? '';
  const { asked } = await player.ask<Asked>(
    'GET',
    except === '' ? '/me/question' : `/me/question?except=${encodeURIComponent(except)}`,
  );
  const mission = catalogue.find(({ key }) => key === asked?.key);
  if (!asked || !mission) return null;
  const { RecallCard: Card } = await import('./recall-card.tsx');
  return { asked, title: mission.title, Card };
}
