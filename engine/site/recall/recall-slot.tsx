/** The slot of a recall question on the hub: empty until the browser is idle, and where the server asks nothing. */
import { catalogue } from 'virtual:challenges/catalogue';
import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from 'react';
import { useLoaded } from '#engine/client/use-loaded.ts';
import type { Asked } from '#schemas/summary.ts';
import type { Player } from '../player/player.ts';
import { useSite } from '../site-context.ts';
import { whenIdle } from '../when-idle.ts';
import type { RecallCard } from './recall-card.tsx';

interface Offered {
  readonly asked: NonNullable<Asked['asked']>;
  readonly title: string;
  readonly Card: ComponentType<ComponentProps<typeof RecallCard>>;
}

/** The server's question and the code of its card; null where it asks nothing. */
async function fetchQuestion(player: Player): Promise<Offered | null> {
  const { asked } = await player.ask<Asked>('GET', '/me/question');
  const mission = catalogue.find(({ key }) => key === asked?.key);
  if (!asked || !mission) return null;
  const { RecallCard: Card } = await import('./recall-card.tsx');
  return { asked, title: mission.title, Card };
}

/** One question at most each time that the hub opens. */
export function RecallSlot() {
  const { player } = useSite();
  const [idle, setIdle] = useState(false);
  const [closed, setClosed] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const load = useCallback(() => fetchQuestion(player), [player]);
  // A failure shows nothing: the hub is complete without a question.
  const question = useLoaded(idle ? load : null);
  if (question.state !== 'loaded' || !question.value || closed) return null;
  const { Card, asked, title } = question.value;
  return <Card asked={asked} title={title} onClose={() => setClosed(true)} />;
}
