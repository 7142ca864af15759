/** Notices after a login: a personal code to note and, for a newcomer, the rules and the given name. None of them waits for a choice. */
import { KeyRound } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { deBefore } from '#engine/rules/elision.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import type { PlayedSession } from '#schemas/session-setup.ts';
import type { Me } from '#schemas/standing.ts';
import { NameDialog } from '../hub/name-dialog.tsx';
import { focusPage } from '../shell/focus-page.ts';
import { usePlayer, useSite } from '../site-context.ts';
import styles from './arrival-panel.module.css';
import { Rules } from './rules.tsx';

interface PersonalCodeProps {
  readonly code: string;
  /** Whether this notice is the last one. */
  readonly last: boolean;
}

export function PersonalCode({ code, last }: PersonalCodeProps) {
  const { player } = useSite();
  const id = useId();
  const onNoted = () => {
    flushSync(() => (last ? player.arrived() : player.codeNoted()));
    focusPage();
  };
  return (
    <div className={styles.panel}>
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
    </div>
  );
}

interface WelcomeProps {
  readonly me: Me;
  /** '' once the player has noted it. */
  readonly personalCode: string;
  readonly hintPolicy: PlayedSession['hintPolicy'];
}

/** The notice is dismissed by its button, or by starting a mission. */
export function Welcome({ me, personalCode, hintPolicy }: WelcomeProps) {
  const { player } = useSite();
  const id = useId();
  const [read, setRead] = useState(false);
  const [known, setKnown] = useState(me);
  // The name may have been changed at « Votre place » too.
  const name = usePlayer((state) => state.chosenName) ?? known.name;
  const [choosing, setChoosing] = useState(false);
  if (read) return null;
  const onRead = () => {
    flushSync(() => {
      setRead(true);
      if (personalCode === '') player.arrived();
    });
    focusPage();
  };
  return (
    <div className={styles.welcome}>
      <section aria-labelledby={id}>
        <header className={styles.head}>
          <h2 id={id}>Comment ça se passe</h2>
          <Button variant="quiet" onClick={onRead}>
            C’est compris
          </Button>
        </header>
        <Rules hintPolicy={hintPolicy} />
        <p className={styles.name}>
          <span>
            Les autres vous voient sous le nom {deBefore(name)}
            <strong>{name}</strong>.
          </span>{' '}
          <Button variant="quiet" onClick={() => setChoosing(true)}>
            Changer de nom
          </Button>
        </p>
      </section>
      {choosing && (
        <NameDialog
          me={{ ...known, name }}
          onChosen={(after) => {
            setKnown(after);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
