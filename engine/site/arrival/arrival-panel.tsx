/** After a login: a personal code to note; and where play has begun, the name that was given and the rules. Nothing of it waits for a choice. */
import { KeyRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { deBefore } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import type { PlayedSession } from '#schemas/session-setup.ts';
import type { Me } from '#schemas/standing.ts';
import { NameDialog } from '../hub/name-dialog.tsx';
import { useSite } from '../site-context.ts';
import styles from './arrival-panel.module.css';
import { Rules } from './rules.tsx';
import type { KnownArrival } from './use-arrival.ts';

interface ArrivalPanelProps {
  readonly arrival: KnownArrival;
  /** Of the session, whose rules a newcomer is told; null where the page has told them already. */
  readonly hintPolicy: PlayedSession['hintPolicy'] | null;
}

export function ArrivalPanel({ arrival: { personalCode, me }, hintPolicy }: ArrivalPanelProps) {
  const { player } = useSite();
  const [welcomed, setWelcomed] = useState(me === null || hintPolicy === null);
  const panel = useRef<HTMLDivElement>(null);
  /** What has the focus is about to go. */
  const leave = () => {
    if (panel.current?.contains(document.activeElement)) document.getElementById('contenu')?.focus({ preventScroll: true });
  };
  const onNoted = () => {
    leave();
    if (welcomed) player.arrived();
    else player.codeNoted();
  };
  const onRead = () => {
    leave();
    setWelcomed(true);
    if (personalCode === '') player.arrived();
  };
  return (
    <div ref={panel} className={styles.panel}>
      {personalCode !== '' && <PersonalCode code={personalCode} onNoted={onNoted} />}
      {me && hintPolicy && !welcomed && <Welcome me={me} hintPolicy={hintPolicy} onRead={onRead} />}
    </div>
  );
}

function PersonalCode({ code, onNoted }: { readonly code: string; readonly onNoted: () => void }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <KeyRound size={22} aria-hidden="true" />
        Votre code personnel
      </h2>
      <p className={styles.code}>{code}</p>
      <p>
        Notez-le&nbsp;: il vous sera demandé si vous vous reconnectez, et il ne sera plus affiché. Si vous le perdez, l’équipe
        d’animation peut vous en donner un autre.
      </p>
      <div>
        <Button onClick={onNoted}>C’est noté</Button>
      </div>
    </section>
  );
}

interface WelcomeProps {
  readonly me: Me;
  readonly hintPolicy: PlayedSession['hintPolicy'];
  readonly onRead: () => void;
}

function Welcome({ me, hintPolicy, onRead }: WelcomeProps) {
  const id = useId();
  const [known, setKnown] = useState(me);
  const [choosing, setChoosing] = useState(false);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Comment ça se passe
      </h2>
      <Rules hintPolicy={hintPolicy} />
      <div className={styles.foot}>
        <p>
          Les autres vous voient sous le nom {deBefore(known.name)}
          <strong>{known.name}</strong>.
        </p>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onRead}>
            C’est compris
          </Button>
          <Button variant="quiet" onClick={() => setChoosing(true)}>
            Changer de nom
          </Button>
        </div>
      </div>
      {choosing && (
        <NameDialog
          me={known}
          onChosen={(after) => {
            setKnown(after);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}
