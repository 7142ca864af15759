/** The second screen of the victory: the reveal, which shows what happened, and the intention that the player keeps. */
import { type ReactNode, useMemo, useState } from 'react';
import { usePreference } from '#engine/client/preferences.ts';
import { useMediaQuery } from '#engine/client/use-media-query.ts';
import { ClosingGesture } from '#engine/frame/panels/closing-gesture.tsx';
import { Explained } from '#engine/frame/panels/debrief-parts.tsx';
import { Fold } from '#engine/frame/panels/fold.tsx';
import { type LoadReveal, RevealView } from '#engine/frame/panels/reveal-view.tsx';
import { SceneBoundary } from '#engine/frame/scene/scene-boundary.tsx';
import type { OpenedChallenge } from '#schemas/challenges.ts';
import type { DebriefContent } from '#schemas/manifest/debrief.ts';
import { choicesOf } from '../player-state/choices.ts';
import { useSite } from '../site-context.ts';
import { Column } from './column.tsx';
import { IntentionChoice } from './intention-choice.tsx';
import styles from './learnt-screen.module.css';
import { Peek } from './peek.tsx';

interface LearntScreenProps {
  readonly missionKey: string;
  readonly opened: OpenedChallenge;
  readonly debrief: DebriefContent;
  readonly loadReveal: LoadReveal;
  /** Whether this screen is short on a phone, as the first one had much to tell. */
  readonly short: boolean;
  /** Shown after the intention. */
  readonly children: ReactNode;
}

/** Media query: room for two columns, of which each shows more than a glimpse. */
const WIDE = '(width >= 48rem) and (height >= 30rem)';

export function LearntScreen({ missionKey, opened, debrief, loadReveal, short, children }: LearntScreenProps) {
  const { player } = useSite();
  const deeds = useMemo(() => choicesOf(player, missionKey, 'deeds'), [player, missionKey]);
  const [lost, setLost] = useState(opened.reveal === undefined);
  // A player who listens has no use for a glimpse of the top, and would go on without the rest.
  const byEar = usePreference('by-ear');
  const wide = useMediaQuery(WIDE);
  const reveal = (
    <SceneBoundary>
      <RevealView load={loadReveal} opened={opened} deeds={deeds} onFailure={() => setLost(true)} />
    </SceneBoundary>
  );
  const intention = <IntentionChoice missionKey={missionKey} offered={debrief.intentions} />;
  const looked = lost ? <Explained debrief={debrief} alone /> : reveal;
  const kept = (
    <section className={styles.keep} aria-labelledby="ce-que-je-garde">
      <h3 id="ce-que-je-garde">Ce que je garde</h3>
      {debrief.gesture ? (
        // An exercise that is played as the attacker ends with a gesture for work.
        <>
          <ClosingGesture gesture={debrief.gesture} />
          <Fold title={<h4>Lequel gardez-vous&nbsp;?</h4>}>{intention}</Fold>
        </>
      ) : (
        intention
      )}
      {children}
    </section>
  );
  if (wide && !byEar)
    return (
      <div className={styles.columns}>
        <Column name="Sous la loupe, en entier">{looked}</Column>
        <Column name="Ce que je garde, et où aller">{kept}</Column>
      </div>
    );
  return (
    <>
      {lost || byEar ? (
        <div>{looked}</div>
      ) : (
        <Peek label="Regarder de près" name="Sous la loupe, en entier" low={short || debrief.gesture !== undefined}>
          {looked}
        </Peek>
      )}
      {kept}
    </>
  );
}
