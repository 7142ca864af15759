import { useId, useState } from 'react';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { RadioOption } from '#engine/ui/controls/radio-option.tsx';
import { visuallyHiddenClass } from '#engine/ui/layout/visually-hidden.tsx';
import { INTENTION } from '#schemas/return-constants.ts';
import { intentionFor, keepIntention } from '../missions/intentions.ts';
import styles from './intention-choice.module.css';

/** « Quand …, alors je … »: one of three intentions, or the player's own. */
export function IntentionChoice({ missionKey, offered }: { readonly missionKey: string; readonly offered: readonly string[] }) {
  const name = useId();
  const [kept, setKept] = useState(() => intentionFor(missionKey));
  const [own, setOwn] = useState(() => (offered.includes(kept) ? '' : kept));
  /** Whether the field is unfolded at first; from then on it is as the player leaves it. */
  const [unfolded] = useState(own !== '');
  const keep = (text: string) => {
    setKept(text.trim());
    keepIntention(missionKey, text);
  };
  return (
    <fieldset className={styles.choice}>
      <legend className={visuallyHiddenClass}>Lequel gardez-vous&nbsp;?</legend>
      {offered.map((text) => (
        <RadioOption key={text} name={name} checked={kept === text} onChoose={() => keep(text)}>
          {frenchSpaces(text)}
        </RadioOption>
      ))}
      <details className={styles.own} open={unfolded}>
        <summary>Ou avec mes mots</summary>
        <input
          aria-label="Le vôtre, avec vos mots"
          type="text"
          value={own}
          maxLength={INTENTION.maxLength}
          placeholder="Quand…, alors je…"
          onChange={({ target }) => {
            setOwn(target.value);
            keep(target.value);
          }}
        />
      </details>
      <p className={styles.note} role="status">
        {kept !== '' && 'Gardé dans ce navigateur, pour vous, jusqu’à votre déconnexion\u00a0: « Mon bilan » s’imprime avant.'}
      </p>
    </fieldset>
  );
}
