/**
 * Section 9 of the specification, typed as data. Conformance compares every manifest with its row,
 * so that a slip in a manifest shows up as a difference from this table.
 */
interface ScoringRow {
  readonly base: number;
  /** Points that one hint takes off the award. */
  readonly step: number;
  readonly floor: number;
  readonly hints: number;
  readonly failures?: { readonly points: number; readonly every: number };
  /** What a click too early takes off the score. */
  readonly penalty?: number;
  /** Where the hint box counts differently from the award. */
  readonly box?: { readonly base: number; readonly step: number };
}

export const SCORING_TABLE: Readonly<Record<string, ScoringRow>> = {
  xss: { base: 4, step: 0.25, floor: 0, hints: 3 },
  osint: { base: 5, step: 0.25, floor: 0, hints: 4 },
  'osint-intranet': { base: 12, step: 1, floor: 4, hints: 4, failures: { points: 1, every: 2 } },
  sql: { base: 4, step: 0.25, floor: 0, hints: 3 },
  hash: { base: 8, step: 1.5, floor: 1, hints: 4 },
  clickjacking: { base: 3, step: 0.5, floor: 0, hints: 3, penalty: 2 },
  phishing: { base: 3, step: 0.25, floor: 0, hints: 3 },
  jwt: { base: 12, step: 2, floor: 2, hints: 4 },
  mitm: { base: 15, step: 2.5, floor: 2, hints: 5 },
  emaildetect: { base: 4, step: 0.25, floor: 0, hints: 4 },
  password: { base: 4, step: 0.25, floor: 0, hints: 3 },
  permissions: { base: 4, step: 0.25, floor: 0, hints: 2 },
  clicks: { base: 3, step: 0.25, floor: 0, hints: 3 },
  caesar: { base: 5, step: 0.5, floor: 0, hints: 3 },
  'directory-bruteforce': { base: 5, step: 0.5, floor: 0, hints: 5 },
  ssh: { base: 6, step: 1.2, floor: 1, hints: 6 },
  'simple-source-code': { base: 5, step: 1, floor: 1, hints: 4, failures: { points: 1, every: 3 } },
  quiz: { base: 3, step: 0.25, floor: 0, hints: 3 },
  'url-parameters': { base: 8, step: 0, floor: 5, hints: 3, failures: { points: 1, every: 2 }, box: { base: 5, step: 0.5 } },
  'url-manipulation': { base: 8, step: 0, floor: 5, hints: 4, failures: { points: 1, every: 2 }, box: { base: 8, step: 1 } },
  'desktop-files': { base: 10, step: 0, floor: 10, hints: 4, box: { base: 10, step: 2 } },
  'sql-injection': { base: 20, step: 3, floor: 5, hints: 4 },
};

/**
 * Milliseconds between a solve and the return to the hub (section 9): three are named, 'several other screens' wait two seconds, the
 * rest return at once.
 */
export const DELAYS: Readonly<Record<string, number>> = {
  quiz: 1000,
  'desktop-files': 1500,
  'sql-injection': 2000,
  'directory-bruteforce': 2000,
  osint: 2000,
  password: 2000,
  permissions: 2000,
  phishing: 2000,
  'simple-source-code': 2000,
  sql: 2000,
  ssh: 2000,
  xss: 2000,
};

/** The specification fixes what solves these; any other asks each participant for an answer of their own. */
export const SAME_FOR_ALL = [
  'clickjacking',
  'clicks',
  'emaildetect',
  'password',
  'permissions',
  'phishing',
  'sql',
  'sql-injection',
  'xss',
] as const;

/** Guests see these eight (section 2). */
export const GUEST_KEYS = ['xss', 'osint', 'sql', 'hash', 'clickjacking', 'phishing', 'jwt', 'mitm'] as const;

/** Address of each challenge's page (section 2). */
export const PATHS: Readonly<Record<string, string>> = {
  emaildetect: '/email-detect-challenge',
  password: '/password-strength-challenge',
  permissions: '/permissions-challenge',
  clicks: '/click-consequences',
  osint: '/osint-challenge',
  'osint-intranet': '/osint-intranet-challenge',
  'directory-bruteforce': '/directory-bruteforce',
  caesar: '/caesar-challenge',
  ssh: '/ssh-challenge',
  'simple-source-code': '/simple-source-code-challenge',
  'desktop-files': '/desktop-files-challenge',
  'url-manipulation': '/url-manipulation-challenge',
  'url-parameters': '/url-parameters-challenge',
  xss: '/xss-challenge',
  sql: '/sql-challenge',
  'sql-injection': '/sql-injection-challenge',
  hash: '/hash-challenge',
  clickjacking: '/clickjacking-challenge',
  phishing: '/phishing-challenge',
  jwt: '/jwt-challenge',
  mitm: '/mitm-challenge',
  quiz: '/timed-quiz-challenge',
};
