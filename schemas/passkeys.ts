/** Passkeys (WebAuthn) of the console's accounts: payloads of their calls. */
import { type Static, Type } from 'typebox';
import { SignedInSchema } from './admin.ts';
import { PASSKEY_NAME } from './console-constants.ts';
import { closed, OrNone } from './shapes.ts';

/** Base64url, as browsers encode the binary parts of a credential. */
const Bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
const Name = Type.String({
  minLength: 1,
  ...PASSKEY_NAME,
  description: 'As its owner calls it: the device or the password manager.',
});
/** Extension results, which browsers add; the server reads none. */
const Extensions = Type.Object({}, { description: 'Results of extensions; not read.' });

/** Options for `navigator.credentials`, in the JSON form of WebAuthn level 3. */
export const PasskeyOptionsSchema = Type.Record(Type.String(), Type.Unknown());

export const NewPasskeySchema = Type.Object(
  {
    name: Name,
    response: Type.Object(
      {
        id: Bytes(1400),
        rawId: Bytes(1400),
        type: Type.Literal('public-key'),
        response: Type.Object({
          clientDataJSON: Bytes(4000),
          attestationObject: Bytes(20_000),
          transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 8 })),
        }),
        clientExtensionResults: Extensions,
      },
      { description: '`RegistrationResponseJSON` of WebAuthn.' },
    ),
  },
  closed,
);

export const PasskeySignInSchema = Type.Object(
  {
    response: Type.Object(
      {
        id: Bytes(1400),
        rawId: Bytes(1400),
        type: Type.Literal('public-key'),
        response: Type.Object({
          clientDataJSON: Bytes(4000),
          authenticatorData: Bytes(4000),
          signature: Bytes(4000),
          userHandle: Type.Optional(Bytes(100)),
        }),
        clientExtensionResults: Extensions,
      },
      { description: '`AuthenticationResponseJSON` of WebAuthn.' },
    ),
  },
  closed,
);

/** Reply to a sign-in. It includes the account's username, which the passkey determines. */
export const PasskeySignedInSchema = Type.Object({ ...SignedInSchema.properties, username: Type.String() }, closed);

export const PasskeyIdSchema = Type.Object({ passkey: Bytes(1400) }, closed);
const PasskeySchema = Type.Object(
  { id: Type.String(), name: Type.String(), createdAt: Type.String(), usedAt: OrNone(Type.String()) },
  closed,
);
export const PasskeysSchema = Type.Object(
  {
    passkeys: Type.Array(PasskeySchema, { description: 'The oldest first.' }),
    expected: Type.Boolean({
      description: 'CONSOLE_PASSKEYS asks this account for one: once it has one, its password alone does not sign in.',
    }),
  },
  closed,
);

export const RecoveryCodesLeftSchema = Type.Object(
  { left: Type.Integer({ description: 'Unused ones; 0 where none were made.' }) },
  closed,
);
export const NewRecoveryCodesSchema = Type.Object(
  {
    codes: Type.Array(Type.String(), {
      description: 'In groups of four: K7QF-2MXD-9HTR-VW3C-B8ZN. They are shown this once; those before are void.',
    }),
  },
  closed,
);

export type NewPasskey = Static<typeof NewPasskeySchema>;
export type PasskeySignIn = Static<typeof PasskeySignInSchema>;
export type PasskeySignedIn = Static<typeof PasskeySignedInSchema>;
export type Passkeys = Static<typeof PasskeysSchema>;
export type RecoveryCodesLeft = Static<typeof RecoveryCodesLeftSchema>;
export type NewRecoveryCodes = Static<typeof NewRecoveryCodesSchema>;
