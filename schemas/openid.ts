/** Sign-in to the console, and login of players, through an identity provider (OpenID Connect): payloads of their calls. */
import { type Static, Type } from 'typebox';
import { SignedInSchema } from './admin.ts';
import { CONSOLE_LANGUAGES, OPENID_KEY } from './console-constants.ts';
import { SESSION_CODE } from './constants.ts';
import { closed, OrNone } from './shapes.ts';

const Provider = Type.String({ ...OPENID_KEY, description: 'Key of the provider, as OIDC_PROVIDERS names it.' });
const Browser = Type.String({ maxLength: 100, description: 'Binds the sign-in to the browser that began it.' });

const Providers = Type.Array(Type.Object({ key: Provider, name: Type.String() }, closed));

/** Sign-in methods on the sign-in page, and identity providers that a session's set-up may choose for players. */
export const SignInPageSchema = Type.Object(
  {
    language: Type.Enum([...CONSOLE_LANGUAGES], { description: 'Of the installation (CONSOLE_LANGUAGE).' }),
    passwords: Type.Boolean({ description: 'False: only the password of ADMIN_PASSWORD signs in (CONSOLE_PASSWORDS).' }),
    providers: Providers,
    playerProviders: Type.Array(Type.String(), { description: 'Names of the providers through which players may come.' }),
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
/** Reply to a sign-in. It includes the account's username, which the provider determines. */
export const OpenIdSignedInSchema = Type.Object(
  {
    ...SignedInSchema.properties,
    username: Type.String(),
    signOutUrl: OrNone(Type.String({ description: 'Of the provider, where a sign-out goes to end the sign-in there too.' })),
  },
  closed,
);

/** The session that a player joins. */
export const PlayingSessionSchema = Type.Object(
  { code: Type.String({ ...SESSION_CODE, description: 'As it is typed at a login.' }) },
  closed,
);
export const PlayerProvidersSchema = Type.Object({ providers: Providers }, closed);
export const PlayerStartSchema = Type.Object(
  {
    ...PlayingSessionSchema.properties,
    provider: Provider,
    otherAccount: Type.Optional(
      Type.Boolean({
        description: 'Asks the provider to let the person choose the account, where it would take the one in use.',
      }),
    ),
  },
  closed,
);
const Pass = Type.String({ maxLength: 4000, description: 'Signed: what the provider said of the person. Good for an hour.' });
export const VerifiedPlayerSchema = Type.Object({ pass: Pass, email: Type.String() }, closed);
export const VerifiedPassSchema = Type.Object({ pass: Pass }, closed);

export type SignInPage = Static<typeof SignInPageSchema>;
export type OpenIdStart = Static<typeof OpenIdStartSchema>;
export type OpenIdStarted = Static<typeof OpenIdStartedSchema>;
export type OpenIdReturn = Static<typeof OpenIdReturnSchema>;
export type OpenIdSignedIn = Static<typeof OpenIdSignedInSchema>;
export type PlayerProviders = Static<typeof PlayerProvidersSchema>;
export type PlayerStart = Static<typeof PlayerStartSchema>;
export type VerifiedPlayer = Static<typeof VerifiedPlayerSchema>;
