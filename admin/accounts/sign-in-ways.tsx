import { useSignInPage } from '../auth/use-sign-in-page.ts';
import { RadioChoice } from '../components/form/choices.tsx';
import { messages } from '../language/language.ts';

/** How an account signs in: with its password, or through an identity provider that knows its e-mail address. */
export type SignInWay = 'password' | 'provider';

/** Sign-in methods that this installation offers to a new account, the usual one first. */
export function useSignInWays(): readonly SignInWay[] {
  const data = useSignInPage();
  if (data === undefined || data.providers.length === 0) return ['password'];
  return data.passwords ? ['password', 'provider'] : ['provider'];
}

interface SignInWayChoiceProps {
  readonly ways: readonly SignInWay[];
  readonly value: SignInWay;
  readonly onChange: (way: SignInWay) => void;
}

export function SignInWayChoice({ ways, value, onChange }: SignInWayChoiceProps) {
  const { signsIn, ways: words } = messages().accounts;
  const options = ways.map((way) => ({ value: way, label: words[way].name, description: words[way].about }));
  return <RadioChoice legend={signsIn} options={options} value={value} onChange={onChange} />;
}
