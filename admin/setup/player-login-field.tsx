import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { PlayerLogin } from '#schemas/session-setup.ts';
import { useSignInPage } from '../auth/use-sign-in-page.ts';
import { Option } from '../components/form/choices.tsx';
import { Fold } from '../components/layout/fold.tsx';
import { messages } from '../language/language.ts';

interface PlayerLoginFieldProps {
  readonly value: PlayerLogin;
  readonly onChange: (value: PlayerLogin) => void;
}

/** Whether players log in through an identity provider. Shown if a provider is set up for players, or if the session still asks for one. */
export function PlayerLoginField({ value, onChange }: PlayerLoginFieldProps) {
  const { setup, shell } = messages();
  const words = setup.playerLogin;
  const names = useSignInPage()?.playerProviders;
  if (names === undefined || (names.length === 0 && value === 'email')) return null;
  return (
    <Fold title={words.title} state={words[value]} opened={value === 'provider'}>
      <Option
        type="checkbox"
        label={words.label}
        description={names.length > 0 ? words.about(names.join(', ')) : undefined}
        checked={value === 'provider'}
        onChange={(event) => onChange(event.target.checked ? 'provider' : 'email')}
      />
      {names.length === 0 && (
        <Notice tone="warning" toneLabel={shell.tones.warning}>
          {words.gone}
        </Notice>
      )}
    </Fold>
  );
}
