/** Under which name one plays, with which address one is logged in, and the way to another name. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { deBefore } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import type { Me } from '#schemas/standing.ts';
import { sessionNewsOf } from '../player/session-news.ts';
import { fetchMe } from '../player/standing.ts';
import { usePlayer, useSite } from '../site-context.ts';
import { NameDialog } from './name-dialog.tsx';
import styles from './standing-panel.module.css';

export interface IdentityProps {
  /** As the board has it; null until that is known. */
  readonly name: string | null;
  readonly onChanged: () => void;
  /** Between the name and the address. */
  readonly children: ReactNode;
}

export function Identity({ name, onChanged, children }: IdentityProps) {
  const { player } = useSite();
  const [me, setMe] = useState<Me | null>(null);
  const chosen = usePlayer((state) => state.chosenName);
  const [choosing, setChoosing] = useState(false);
  useEffect(() => {
    let here = true;
    // Without it there is less to see, and nothing to say.
    fetchMe(player).then(
      (found) => here && setMe(found),
      () => undefined,
    );
    const unsubscribe = sessionNewsOf(player).onOwn((challenge) => {
      if (challenge !== null) return;
      // A facilitator gave another name, or two participants are one now: no choice of this tab is newer.
      fetchMe(player).then(
        (found) => {
          if (!here || !found) return;
          setMe(found);
          player.named(found.name);
        },
        () => undefined,
      );
    });
    return () => {
      here = false;
      unsubscribe();
    };
  }, [player]);
  const close = useCallback(() => setChoosing(false), []);
  // What was chosen here is newer than what the board knew.
  const shown = chosen || me?.name || name;
  return (
    <>
      {shown && (
        <div className={styles.identity}>
          <p>
            Vous jouez sous le nom {deBefore(shown)}
            <strong className={styles.ownName}>{shown}</strong>
          </p>
          {me && (
            <Button variant="quiet" className={styles.change} onClick={() => setChoosing(true)}>
              Changer de nom
            </Button>
          )}
        </div>
      )}
      {children}
      {me && <p className={styles.email}>Connexion avec {me.email}, que les autres ne voient pas.</p>}
      {me && choosing && (
        <NameDialog
          me={{ ...me, name: shown ?? me.name }}
          onChosen={(after) => {
            setMe(after);
            setChoosing(false);
            onChanged();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
