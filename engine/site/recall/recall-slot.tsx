/** The place of a question from memory on the hub: empty until the browser is idle, and wherever the server asks nothing. */
import { catalogue } from 'virtual:challenges/catalogue';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { Asked } from '#schemas/summary.ts';
import { useSite } from '../site-context.ts';
import { whenIdle } from '../when-idle.ts';
import type { RecallCard } from './recall-card.tsx';

interface Offered {
  readonly asked: NonNullable<Asked['asked']>;
  readonly title: string;
  readonly Card: ComponentType<ComponentProps<typeof RecallCard>>;
}

/** One question at most each time that the hub opens. */
export function RecallSlot() {
  const { player } = useSite();
  const [offered, setOffered] = useState<Offered | null>(null);
  useEffect(() => {
    let here = true;
    const ask = async () => {
      const { asked } = await player.ask<Asked>('GET', '/me/question');
      const mission = catalogue.find(({ key }) => key === asked?.key);
      if (!asked || !mission || !here) return;
      const { RecallCard: Card } = await import('./recall-card.tsx');
      if (here) setOffered({ asked, title: mission.title, Card });
    };
    // Nobody waits for a question: without it the hub is whole.
    const giveUp = whenIdle(() => void ask().catch(() => undefined));
    return () => {
      here = false;
      giveUp();
    };
  }, [player]);
  if (!offered) return null;
  return <offered.Card asked={offered.asked} title={offered.title} onClose={() => setOffered(null)} />;
}
