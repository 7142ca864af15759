/** Columns of the console's accounts and of all tokens. */
import { Type } from 'typebox';
import { API_SCOPES, CONSOLE_LANGUAGES, ROLES } from '#schemas/console-constants.ts';
import { OrNone } from '#schemas/shapes.ts';
import { Identifier, Time } from './column-types.ts';

export const ACCOUNT_COLUMNS = {
  facilitators: {
    id: Identifier,
    username: Type.String(),
    role: Type.Enum([...ROLES]),
    /** scrypt hash; empty for an account that signs in through a provider. */
    password: Type.String(),
    /** 1: the account comes from ADMIN_USERNAME and ADMIN_PASSWORD. */
    from_environment: Type.Integer(),
    created_at: Time,
    /** Language of the console; null means the installation's. */
    language: OrNone(Type.Enum([...CONSOLE_LANGUAGES])),
    /** JSON list of the departments that an account of the role `department` sees; null for no department. */
    departments: OrNone(Type.String({ maxLength: 20_000 })),
  },
  /** WebAuthn credentials of the console's accounts. */
  passkeys: {
    /** Credential id, base64url. */
    id: Type.String(),
    facilitator: Identifier,
    /** COSE key, base64url. */
    public_key: Type.String(),
    /** Signature counter; authenticators without one keep it at 0. */
    counter: Type.Integer(),
    /** JSON list of the ways by which the browser reaches the authenticator. */
    transports: Type.String(),
    /** Label given by its owner. */
    name: Type.String(),
    created_at: Time,
    used_at: OrNone(Time),
  },
  /** Pending WebAuthn challenges. */
  passkey_challenges: {
    /** SHA-256 of the challenge. */
    hash: Type.String(),
    /** Account that registers a passkey; null for a sign-in. */
    username: OrNone(Type.String()),
    expires_at: Time,
  },
  /** Unused recovery codes of accounts that have a passkey. */
  recovery_codes: {
    facilitator: Identifier,
    /** HMAC-SHA-256 of the code with the account's id as key; the code itself is not stored. */
    hash: Type.String(),
  },
  /** API tokens of scripts, which act as the account within one scope. */
  api_tokens: {
    id: Identifier,
    facilitator: Identifier,
    /** Name given by the owner; unique in the account. */
    name: Type.String(),
    scope: Type.Enum([...API_SCOPES]),
    /** SHA-256 of the token; the token itself is not stored. */
    hash: Type.String(),
    created_at: Time,
    expires_at: Time,
    /** Last use, to the minute. */
    used_at: OrNone(Time),
  },
  /** Links accounts to identities of an OpenID Connect provider. */
  identities: {
    issuer: Type.String(),
    /** Claim `sub`: unique for the issuer, and never reassigned. */
    subject: Type.String(),
    /** The account. Unique: an account has one identity. */
    facilitator: Identifier,
    created_at: Time,
  },
  /** Pending sign-ins through a provider (authorization code flow). */
  openid_transactions: {
    /** SHA-256 of the state. */
    state: Type.String(),
    /** SHA-256 of a secret of the browser that started the sign-in. */
    browser: Type.String(),
    provider: Type.String(),
    nonce: Type.String(),
    /** PKCE code verifier. */
    verifier: Type.String(),
    redirect_uri: Type.String(),
    /** Session that a player joins; null for a sign-in to the console. */
    session: OrNone(Identifier),
    expires_at: Time,
  },
  tokens: {
    /** SHA-256 of the token; the token itself is not stored. */
    hash: Type.String(),
    kind: Type.Enum(['player', 'admin', 'projector']),
    /** Holder of a player's token; deleted with the participant. */
    participant: OrNone(Identifier),
    /** Session of a projector's token; deleted with the session. */
    session: OrNone(Identifier),
    /** Account of an administration token. */
    username: OrNone(Type.String()),
    /** Browser and system of a sign-in to the console: 'Firefox, Windows'; null where they are not known. */
    device: OrNone(Type.String()),
    created_at: Time,
    /** Last activity of the person in a sign-in to the console. */
    active_at: OrNone(Time),
    expires_at: Time,
  },
} as const;
