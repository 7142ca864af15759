import { type Answer, correct, defineChecker, holdsText, incorrect, neutral, sameText, textOf } from '#engine/authoring/server';
import { encodeBase64Url, signHs256 } from '#engine/authoring/toolbox';
import type { JwtArtifacts, JwtReveal } from './artifacts.ts';

const WORDS = ['Amarre', 'Bollard', 'Drisse', 'Ecoutille', 'Fanal', 'Goupille', 'Ridoir', 'Taquet'] as const;
/** Morning of the bug report (11 March 2026), in seconds since 1970: the token has expired long ago, and can still be read. */
const ISSUED_AT = 1_773_216_000;
const EIGHT_HOURS = 28_800;

type Report = {
  readonly password: string;
  readonly trace: string;
  readonly tokenId: string;
  readonly signingKey: string;
};

/** A real HS256 token. The password is masked in the claim where a developer would look, and readable in the debugging claim. */
function tokenOf({ trace, tokenId, signingKey }: Report, role = 'support'): string {
  const header = { alg: 'HS256', typ: 'JWT' };
  const payload = {
    iss: 'https://dev.brevelle.example',
    sub: 'malik.benali',
    role,
    iat: ISSUED_AT,
    exp: ISSUED_AT + EIGHT_HOURS,
    jti: tokenId,
    pwd: '********',
    debug: trace,
  };
  const signed = [header, payload].map((part) => encodeBase64Url(JSON.stringify(part))).join('.');
  return `${signed}.${signHs256(signed, signingKey)}`;
}

export default defineChecker({
  secrets: (variant): Report => {
    const password = `${variant.pick(WORDS)}-${variant.hex(6)}`;
    return {
      password,
      trace: encodeBase64Url(`portail=recette&login=malik.benali&password=${password}`),
      tokenId: variant.hex(12),
      signingKey: variant.hex(64),
    };
  },

  artifacts: (report): JwtArtifacts => ({ token: tokenOf(report) }),

  /** Compares the trimmed text exactly (specification, section 5). */
  check(answer: Answer, { password, trace }) {
    const entered = textOf(answer).trim();
    if (entered === '') return neutral('empty');
    if (sameText(entered, password)) return correct();
    if (holdsText(entered, password)) return incorrect('almost');
    return holdsText(entered, trace) ? incorrect('encoded') : incorrect();
  },

  reveal: (report): JwtReveal => ({
    claims: [
      {
        name: 'iss',
        value: 'https://dev.brevelle.example',
        tells: 'L’adresse du portail, qu’on n’avait pas besoin d’annoncer.',
      },
      { name: 'sub', value: 'malik.benali', tells: 'Qui se connecte, et la forme de tous les identifiants de la maison.' },
      { name: 'role', value: 'support', tells: 'Ce que ce compte peut faire : une cible de choix.' },
      {
        name: 'iat, exp',
        value: '11 mars, de 9 h à 17 h',
        tells: 'Quand il valait encore. Expiré, il n’ouvre plus rien ; il se lit toujours.',
      },
      { name: 'jti', value: report.tokenId, tells: 'Le numéro du jeton : c’est par lui qu’on peut le révoquer.' },
      { name: 'pwd', value: '********', tells: 'Masqué, avec soin. On a masqué le champ, pas sa copie.' },
      {
        name: 'debug',
        value: report.trace,
        tells: 'La copie : le formulaire de connexion, encodé une seconde fois.',
        leaks: true,
      },
    ],
    trace: { before: 'portail=recette&login=malik.benali&password=', password: report.password },
    forged: {
      carried: signatureOf(tokenOf(report)),
      expected: signatureOf(tokenOf(report, 'administration')),
    },
  }),
});

function signatureOf(token: string): string {
  return token.split('.')[2] ?? '';
}
