/** The player's name on the boards and e-mail address, and the dialog that changes the name. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { deBefore } from '#engine/rules/elision.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import type { Me } from '#schemas/standing.ts';
import { sessionNewsOf } from '../player-state/session-news.ts';
import { fetchMe, fetchMeOnce } from '../player-state/standing.ts';
import { usePlayer, useSite } from '../site-context.ts';
import { NameDialog } from './name-dialog.tsx';
import styles from './standing-panel.module.css';

interface IdentityProps {
  /** The name on the board; null until it is loaded. */
  readonly name: string | null;
  readonly onChanged: () => void;
  /** Shown between the name and the address. */
  readonly children: ReactNode;
}

export function Identity({ name, onChanged, children }: IdentityProps) {
  const { player } = useSite();
  // A failure is not reported: the name is left out.
  const loaded = useLoaded(useCallback(() => fetchMeOnce(player), [player]));
  /** Changes since the load, by a live event or the dialog. */
  const [changed, setChanged] = useState<Me | null>(null);
  const me = changed ?? (loaded.state === 'loaded' ? loaded.value : null);
  const chosen = usePlayer((state) => state.chosenName);
  const [choosing, setChoosing] = useState(false);
  useEffect(() => {
    const token = player.token();
    return sessionNewsOf(player).onOwn((challenge) => {
      if (challenge !== null) return;
      // A facilitator changed the name, or merged two participants: the server's name is newer than a choice of this tab.
      fetchMe(player).then(
        (found) => {
          if (!found || player.token() !== token) return;
          setChanged(found);
          player.named(found.name);
        },
        () => undefined,
      );
    });
  }, [player]);
  const close = useCallback(() => setChoosing(false), []);
  // A choice of this tab is newer than the board.
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
            setChanged(after);
            setChoosing(false);
            onChanged();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
