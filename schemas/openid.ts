/** Sign-in to the console through an identity provider (OpenID Connect): payloads of its calls. */
import { type Static, Type } from 'typebox';
import { SignedInSchema } from './admin.ts';
import { CONSOLE_LANGUAGES, OPENID_KEY } from './console-constants.ts';
import { closed, OrNone } from './shapes.ts';

const Provider = Type.String({ ...OPENID_KEY, description: 'Key of the provider, as OIDC_PROVIDERS names it.' });
const Browser = Type.String({ maxLength: 100, description: 'Binds the sign-in to the browser that began it.' });

/** Sign-in methods of the sign-in page. */
export const SignInPageSchema = Type.Object(
  {
    language: Type.Enum([...CONSOLE_LANGUAGES], { description: 'Of the installation (CONSOLE_LANGUAGE).' }),
    passwords: Type.Boolean({ description: 'False: only the password of ADMIN_PASSWORD signs in (CONSOLE_PASSWORDS).' }),
    providers: Type.Array(Type.Object({ key: Provider, name: Type.String() }, closed)),
  },
  closed,
);
export const OpenIdStartSchema = Type.Object({ provider: Provider }, closed);
export const OpenIdStartedSchema = Type.Object(
  { url: Type.String({ description: 'Of the provider, where the browser goes next.' }), browser: Browser },
  closed,
);
export const OpenIdReturnSchema = Type.Object(
  {
    provider: Provider,
    parameters: Type.String({ maxLength: 8000, description: 'Query of the redirect address, as the provider wrote it.' }),
    browser: Browser,
  },
  closed,
);
/** With the name of the account, which the provider brings along. */
export const OpenIdSignedInSchema = Type.Object(
  {
    ...SignedInSchema.properties,
    username: Type.String(),
    signOutUrl: OrNone(Type.String({ description: 'Of the provider, where a sign-out goes to end the sign-in there too.' })),
  },
  closed,
);

export type SignInPage = Static<typeof SignInPageSchema>;
export type OpenIdStart = Static<typeof OpenIdStartSchema>;
export type OpenIdStarted = Static<typeof OpenIdStartedSchema>;
export type OpenIdReturn = Static<typeof OpenIdReturnSchema>;
export type OpenIdSignedIn = Static<typeof OpenIdSignedInSchema>;
