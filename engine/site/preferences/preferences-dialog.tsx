/** Dialog for the player's preferences, chosen once. Nobody else sees them, and they cost no points. */
import { useId } from 'react';
import { PREFERENCES, type Preference, setPreference, usePreference } from '#engine/client/preferences.ts';
import { useTheme } from '#engine/client/theme.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import styles from './preferences-dialog.module.css';

const TEXTS: Readonly<Record<Preference, { readonly label: string; readonly note: string }>> = {
  'by-ear': {
    label: 'À l’oreille',
    note: 'Chaque mission dit comment la jouer sans la vue, et les pièges s’entendent\u00a0: adresses et numéros se font épeler. Rien ne presse.',
  },
  untimed: { label: 'Sans minuteur', note: 'Aucun compte à rebours ne joue contre vous.' },
  'plain-words': {
    label: 'En mots simples',
    note: 'Des phrases courtes pour la consigne, les indices et le corrigé, dans les missions qui en ont.',
  },
  calm: { label: 'Plus calme', note: 'Rien ne bouge, rien ne sonne, et les chiffres qui changent ne sont plus annoncés.' },
};

export function PreferencesDialog({ onClose }: { readonly onClose: () => void }) {
  const { dark, toggle } = useTheme();
  return (
    <Dialog open reading title="Comment je veux jouer" onClose={onClose} actions={<Button onClick={onClose}>C’est bon</Button>}>
      <p className={styles.promise}>
        Personne d’autre ne le voit, et cela ne coûte aucun point. Ces choix restent dans ce navigateur, avec votre connexion.
      </p>
      <div className={styles.options}>
        {PREFERENCES.map((preference) => (
          <PreferenceOption key={preference} preference={preference} />
        ))}
        <Option label="Thème sombre" checked={dark} onChange={toggle} />
      </div>
    </Dialog>
  );
}

function PreferenceOption({ preference }: { readonly preference: Preference }) {
  const chosen = usePreference(preference);
  return <Option {...TEXTS[preference]} checked={chosen} onChange={(wanted) => setPreference(preference, wanted)} />;
}

interface OptionProps {
  readonly label: string;
  readonly note?: string;
  readonly checked: boolean;
  readonly onChange: (wanted: boolean) => void;
}

function Option({ label, note, checked, onChange }: OptionProps) {
  const id = useId();
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        checked={checked}
        aria-labelledby={id}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {note !== undefined && (
          <span id={`${id}-note`} className={styles.note}>
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
