/** The reveal of a solved challenge. */
import { useEffect, useEffectEvent } from 'react';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { DeedsContext } from '#engine/frame/play/deeds.ts';
import type { ChoiceMemory } from '#engine/frame/play/use-choices.ts';
import type { Artifacts, Reveal } from '#engine/rules/checker.ts';
import { frenchText } from '#engine/toolbox/running-text.ts';
import type { OpenedChallenge } from '#schemas/challenges.ts';
import { FoldedReveal } from './folded-reveal.tsx';
import type { RevealDefinition } from './reveal.ts';
import styles from './reveal-view.module.css';

/** Loads a challenge's `reveal.tsx`. */
export type LoadReveal = () => Promise<{ readonly default: RevealDefinition<Reveal, Artifacts> }>;

interface RevealViewProps {
  /** Loads `reveal.tsx`. */
  readonly load: LoadReveal;
  /** Artifacts and reveal data, which the server sent after the solve. */
  readonly opened: Pick<OpenedChallenge, 'artifacts' | 'reveal'>;
  /** Deeds of the player: the reveal shows the first gestures of a sequence. */
  readonly deeds?: ChoiceMemory | undefined;
  /** Whether to show everything unfolded, as on a projector. */
  readonly whole?: boolean;
  /** Called if loading fails. */
  readonly onFailure?: () => void;
}

/** Renders nothing until loaded, or if loading fails: the debrief explains the same in words. The caller must catch its render errors. */
export function RevealView({ load, opened, deeds, whole = false, onFailure }: RevealViewProps) {
  const loaded = useLoaded(load);
  const failed = loaded.state === 'failed';
  const fail = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    if (failed) fail();
  }, [failed]);
  if (loaded.state !== 'loaded' || !opened.reveal) return null;
  const definition = loaded.value.default;
  const props = { reveal: inFrench(opened.reveal), artifacts: opened.artifacts };
  return (
    <div className={styles.reveal}>
      <DeedsContext value={deeds ?? null}>
        {whole ? <definition.Reveal {...props} /> : <FoldedReveal definition={definition} {...props} />}
      </DeedsContext>
    </div>
  );
}

/** The same reveal with French spacing in all its texts. */
function inFrench(reveal: Reveal): Reveal {
  return Object.fromEntries(Object.entries(reveal).map(([name, value]) => [name, spaced(value)]));
}

function spaced(value: unknown): unknown {
  if (typeof value === 'string') return frenchText(value);
  if (Array.isArray(value)) return value.map(spaced);
  return typeof value === 'object' && value !== null ? inFrench({ ...value }) : value;
}
