/** The reveal of a solved challenge. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Artifacts, Reveal } from '#engine/rules/checker.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import type { OpenedChallenge } from '#schemas/challenges.ts';
import type { RevealDefinition } from './reveal.ts';
import styles from './reveal-view.module.css';

/** Loads a challenge's `reveal.tsx`. */
export type LoadReveal = () => Promise<{ readonly default: RevealDefinition<Reveal, Artifacts> }>;

interface RevealViewProps {
  /** Fetches `reveal.tsx`. */
  readonly load: LoadReveal;
  /** What the server sent after the solve. */
  readonly opened: Pick<OpenedChallenge, 'artifacts' | 'reveal'>;
  /** Called where it cannot be had. */
  readonly onFailure?: () => void;
}

/** Nothing before it has arrived, nor where it cannot be had: the debrief says the same in words. What fails in it, its caller holds. */
export function RevealView({ load, opened, onFailure }: RevealViewProps) {
  const [definition, setDefinition] = useState<RevealDefinition<Reveal, Artifacts> | null>(null);
  const fail = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    let here = true;
    load().then(
      (module) => here && setDefinition(module.default),
      () => here && fail(),
    );
    return () => {
      here = false;
    };
  }, [load]);
  if (!definition || !opened.reveal) return null;
  return (
    <div className={styles.reveal}>
      <definition.Reveal reveal={inFrench(opened.reveal)} artifacts={opened.artifacts} />
    </div>
  );
}

/** The same with the spaces of French in all its texts. */
function inFrench(reveal: Reveal): Reveal {
  return Object.fromEntries(Object.entries(reveal).map(([name, value]) => [name, spaced(value)]));
}

function spaced(value: unknown): unknown {
  if (typeof value === 'string') return frenchSpaces(value);
  if (Array.isArray(value)) return value.map(spaced);
  return typeof value === 'object' && value !== null ? inFrench({ ...value }) : value;
}
