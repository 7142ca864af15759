/** Calls that sign in and out, and calls about settings of the signed-in account. */
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { ActivitySchema, AdminLoginSchema, SignedInSchema, SignInListSchema } from '#schemas/admin.ts';
import { ApiTokensSchema, MadeApiTokenSchema, NewApiTokenSchema } from '#schemas/api-tokens.ts';
import { FacilitatorSchema, LanguageChoiceSchema, PasswordChangeSchema } from '#schemas/facilitators.ts';
import {
  OpenIdReturnSchema,
  OpenIdSignedInSchema,
  OpenIdStartedSchema,
  OpenIdStartSchema,
  SignInPageSchema,
} from '#schemas/openid.ts';
import { NewRecoveryCodesSchema, PasskeyIdSchema, PasskeysSchema, RecoveryCodesLeftSchema } from '#schemas/passkeys.ts';
import { done, get, type StandInCall, send } from '../stand-in-call.ts';

/** Token that a sign-in returns, and that every other call needs. */
export const TOKEN = 'admin-token';
/** Token of a second account, which signs in after the first. */
export const NEWER_TOKEN = 'newer-token';

/** Secret of every API token that is made. */
export const API_TOKEN = `vigie_${'k7'.repeat(24)}A`;
const [MADE_AT, ENDS_AT] = ['2026-11-21T09:00:00.000Z', '2027-02-19T09:00:00.000Z'] as const;

export const SIGN_IN_CALLS: readonly StandInCall[] = [
  send(['POST', '/login'], AdminLoginSchema, SignedInSchema, ({ data }, { recoveryCode }) => ({
    token: TOKEN,
    browser: 'browser-secret',
    newBrowsers: data.newBrowsers,
    language: data.accounts[0]?.language ?? data.language,
    languageChosen: (data.accounts[0]?.language ?? null) !== null,
    ...(recoveryCode === undefined ? {} : { recoveryCodesLeft: data.recoveryCodes }),
  })),
  get('/login', SignInPageSchema, ({ data }) => ({
    language: data.language,
    passwords: data.passwords,
    providers: data.providers,
    playerProviders: data.playerProviders,
  })),
  send(['POST', '/login/openid'], OpenIdStartSchema, OpenIdStartedSchema, () => ({
    url: '#at-the-provider',
    browser: 'secret-of-this-tab',
  })),
  send(['POST', '/login/openid/return'], OpenIdReturnSchema, OpenIdSignedInSchema, ({ data }) => ({
    token: TOKEN,
    browser: 'browser-secret',
    newBrowsers: [],
    language: data.language,
    languageChosen: false,
    username: 'marie',
    signOutUrl: null,
  })),
  get('/admin/me', FacilitatorSchema, ({ data }) => data.accounts[0] ?? null),
  done(
    ['PUT', '/admin/me/language'],
    ({ data, body }) => {
      const [me] = data.accounts;
      if (me && Check(LanguageChoiceSchema, body)) data.accounts[0] = { ...me, language: body.language };
    },
    LanguageChoiceSchema,
  ),
  done(['POST', '/admin/me/sign-out']),
  done(['POST', '/admin/me/sign-out-everywhere']),
  get('/admin/me/sign-ins', SignInListSchema, ({ data }) => data.signIns),
  done(['DELETE', '/admin/me/sign-ins/:id'], ({ data, id }) => {
    data.signIns = data.signIns.filter((one) => one.id !== id);
  }),
  done(['POST', '/admin/me/sign-out-others'], ({ data }) => {
    data.signIns = data.signIns.filter(({ current }) => current);
  }),
  send(['POST', '/admin/me/activity'], Type.Unknown(), ActivitySchema, ({ data }) => ({ endsIn: data.endsIn })),
  done(['POST', '/admin/me/password'], () => {}, PasswordChangeSchema),
  get('/admin/me/passkeys', PasskeysSchema, ({ data }) => ({ passkeys: data.passkeys, expected: false })),
  done(
    ['POST', '/admin/me/passkeys/removal'],
    ({ data, body }) => {
      if (Check(PasskeyIdSchema, body)) data.passkeys = data.passkeys.filter(({ id }) => id !== body.passkey);
    },
    PasskeyIdSchema,
  ),
  get('/admin/me/recovery-codes', RecoveryCodesLeftSchema, ({ data }) => ({ left: data.recoveryCodes })),
  send(['POST', '/admin/me/recovery-codes'], Type.Unknown(), NewRecoveryCodesSchema, ({ data }) => {
    data.recoveryCodes = 10;
    return { codes: Array.from({ length: 10 }, (_, index) => `K7QF-2MXD-9HTR-VW3C-B8Z${index}`) };
  }),
  get('/admin/me/api-tokens', ApiTokensSchema, ({ data }) => data.apiTokens),
  send(
    ['POST', '/admin/me/api-tokens'],
    NewApiTokenSchema,
    MadeApiTokenSchema,
    ({ data }, { name, scope }) => {
      const made = { id: `t${data.apiTokens.length}`, name, scope, createdAt: MADE_AT, expiresAt: ENDS_AT, usedAt: null };
      data.apiTokens = [made, ...data.apiTokens];
      return { ...made, token: API_TOKEN };
    },
    201,
  ),
  done(['DELETE', '/admin/me/api-tokens/:id'], ({ data, id }) => {
    data.apiTokens = data.apiTokens.filter((one) => one.id !== id);
  }),
];
