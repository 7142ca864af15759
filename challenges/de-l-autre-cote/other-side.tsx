import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, type SceneProps, useAttempt } from '#engine/authoring';
import type { OtherSideArtifacts } from './artifacts.ts';
import styles from './other-side.module.css';
import { TurnedRoles } from './turned-roles.tsx';
import { Workshop } from './workshop.tsx';

/** Two halves: a lure made of cards, then three messages for the player. The second opens once a lure was tried. */
export function OtherSide({ artifacts, challenge, failures }: SceneProps<OtherSideArtifacts>) {
  const { solved } = useAttempt();
  const [tried, setTried] = useState(failures > 0 || solved);
  const [turned, setTurned] = useState(failures > 0 || solved);
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (!turned || !asked.current) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [turned]);
  const turn = () => {
    asked.current = true;
    setTurned(true);
  };
  return (
    <div className={styles.scene}>
      <Workshop pretexts={artifacts.pretexts} colleagues={artifacts.colleagues} onTried={() => setTried(true)} />
      {tried && !turned && (
        <Button onClick={turn}>
          À votre tour <ArrowDown size={18} aria-hidden="true" />
        </Button>
      )}
      {turned && <TurnedRoles messages={artifacts.messages} challenge={challenge} failures={failures} heading={heading} />}
    </div>
  );
}
