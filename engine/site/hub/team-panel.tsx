/** The player's team: a form to choose it, then its name with a button to change it. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { TeamForm } from './team-form.tsx';
import styles from './team-panel.module.css';

interface TeamPanelProps {
  readonly teams: readonly string[];
  readonly team: string | null;
}

export function TeamPanel({ teams, team }: TeamPanelProps) {
  // A team that the session no longer has counts as none.
  const own = team !== null && teams.includes(team) ? team : null;
  const [changing, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const [handedBack, setHandedBack] = useState(0);
  const asking = own === null || changing;

  useEffect(() => {
    if (handedBack > 0 && !asking) change.current?.focus();
  }, [handedBack, asking]);

  const done = () => {
    // Focus management: the form is removed, so the focus moves to the element that replaces it.
    setHandedBack((count) => count + 1);
    setChanging(false);
  };

  return (
    <section className={styles.panel} aria-label="Votre équipe">
      {/* The region exists before its text, so that screen readers announce the text. */}
      <p role="status" className={styles.team}>
        {own !== null && !changing && (
          <>
            Votre équipe&nbsp;: <strong>{own}</strong>
          </>
        )}
      </p>
      {asking ? (
        <TeamForm teams={teams} team={own} onChosen={done} onCancel={own === null ? null : done} />
      ) : (
        <Button ref={change} variant="quiet" onClick={() => setChanging(true)}>
          Changer d’équipe
        </Button>
      )}
    </section>
  );
}
