/**
 * Words and limits that the site shares with schemas and server. Plain values without the schema library, so that a page may import
 * them; the schemas beside are built from them. Limits bear the keywords of JSON Schema.
 */

// The catalogue

export const CATEGORIES = ['Sensibilisation', 'Enquête & OSINT', 'Techniques Web'] as const;
/** In the order of the hub's sections. */
export const DIFFICULTIES = ['Facile', 'Moyen', 'Difficile'] as const;
/** Section of the challenges without a difficulty, after the others. */
export const NO_DIFFICULTY = 'Non classé';

/** Audiences of a challenge. */
export const AUDIENCES = ['office', 'accounts-hr', 'field', 'technical'] as const;
/** Kind of the decisive gesture: the safe one at work, an attacker's, or both. */
export const ACTS = ['safe', 'mixed', 'attacker'] as const;
/**
 * Lines of the rule that conformance holds for every challenge with an act of one's own (docs/pedagogy.md): its acts are named, a safe one
 * loses nothing, an unsafe one wins nothing, no strategy without reading wins, and items say what acts take them for.
 */
export const RULE_LINES = [
  'choices',
  'safe-act',
  'unsafe-act',
  'lazy',
  'first',
  'last',
  'longest',
  'neighbour',
  'labels',
  'surface',
  'truth',
] as const;
/** Accessibility demands of a challenge on eye and ear, beyond reading and clicking. */
export const DEMANDS = ['close-reading', 'spelling', 'clock', 'code'] as const;
/** Themes of challenges; templates choose by them. */
export const THEMES = [
  'email',
  'phone',
  'chat',
  'qr',
  'payment',
  'fake-support',
  'mfa',
  'password',
  'reporting',
  'ransomware',
  'updates',
  'backups',
  'ai',
  'personal-data',
  'sharing',
  'manipulation',
  'premises',
  'social-networks',
  'apps',
  'travel',
  'round-up',
  'secrets',
  'web-access',
  'code',
  'databases',
  'servers',
] as const;

/** Fields of a card; guests get no other field of a manifest with the hub. */
export const CARD_FIELDS = [
  'key',
  'path',
  'title',
  'category',
  'difficulty',
  'summary',
  'tags',
  'duration',
  'guest',
  'listed',
  'order',
] as const;
/** With what programmes and templates choose by; the only part of a manifest that is in the hub's bundle. */
export const CATALOGUE_FIELDS = [...CARD_FIELDS, 'programme', 'audiences', 'themes', 'act'] as const;

// Challenges

export const CHALLENGE_KEY = { minLength: 1, maxLength: 60 } as const;

/** The name of a picture, from its challenge's folder on. */
export const PICTURE_FILE = { pattern: '^[a-z0-9][a-z0-9/-]*\\.(svg|avif|webp|png)$' } as const;

/** Number of a replay, from 1: each has secrets of its own. */
export const REPLAY = { minimum: 1, maximum: 1_000_000 } as const;
/** Decimal points: no number of a manifest's scoring is higher, and so no award. */
export const MAX_AWARD = 1000;

// Players

export const EMAIL = { maxLength: 254 } as const;
/** How often the page of somebody who waits at a session's door tries again, in milliseconds. */
export const WAITING_POLL_MS = 5_000;
/** How long after its day of issue an attestation can be verified once its session was deleted. */
export const ATTESTATION_PROOF_YEARS = 5;
/** As it is typed, spaces and dashes included. */
export const SESSION_CODE = { maxLength: 40 } as const;
/** As it is typed. */
export const PERSONAL_CODE = { maxLength: 40 } as const;
/** The name under which a player stands on a board. No at sign, in any of its shapes: an e-mail address is nothing to show a room. */
export const BOARD_NAME = {
  minLength: 1,
  maxLength: 30,
  pattern: '^[^@\\uFE6B\\uFF20\\s]([^@\\uFE6B\\uFF20]*[^@\\uFE6B\\uFF20\\s])?$',
} as const;
/** As it is typed, before the server says what is wrong with it. */
export const TYPED_NAME = { maxLength: 200 } as const;
/** The name to be printed on an attestation. */
export const ATTESTED_NAME = { minLength: 1, maxLength: 120, pattern: '\\S' } as const;
/** As it is typed, spaces and dashes included. */
export const ATTESTATION_CODE = { minLength: 1, maxLength: 60 } as const;
/** Rows of a full board. */
export const BOARD_TOP = 10;
/** An answer of one text, or one field of an answer. */
export const ANSWER_TEXT = { maxLength: 4000 } as const;

// The room

/**
 * Phase of a session: `prepared` (not open yet), `lobby` (people come in, nobody plays), `running`, `paused`, `ended`
 * (nobody scores any more), `archived` (off the dashboard).
 */
export const PHASES = ['prepared', 'lobby', 'running', 'paused', 'ended', 'archived'] as const;
/** Milliseconds before the end that are its last minutes. */
export const LAST_MINUTES_MS = 5 * 60_000;
/** Milliseconds between two heartbeats of a live stream, and how many may be missed before the stream counts as held back. */
export const HEARTBEAT_INTERVAL_MS = 10_000;
export const MAX_MISSED_HEARTBEATS = 2;
/** Text of a message to the room. */
export const MESSAGE = { minLength: 1, maxLength: 500, pattern: '\\S' } as const;

// The projector

/** Solves that the board lists. */
export const LATEST_SOLVES = 6;
/** Names that the lobby shows, the latest first. */
export const LOBBY_NAMES = 60;
/** Moments that are announced to everybody: the first solve of the session, and a mission that all people present have solved. */
export const PROJECTOR_MOMENTS = ['first-solve', 'everybody'] as const;
/** People needed before a mistake is shown to a room (k-anonymity). */
export const MIN_TOLD = 3;

/** Boats that are told of one stage of a fleet; of more, their number. */
export const STAGE_BOATS = 40;
/** Milestones of a fleet: the first solve, a mission solved by everybody, half of its missions found, half of its boats home, all home. */
export const FLEET_MOMENTS = ['first-solve', 'everybody', 'half-found', 'half-home', 'all-home'] as const;

// The debrief

/** Missions that a room talks about at the end, unless its facilitator chooses others. */
export const DEBRIEF_MISSIONS = 3;
/** Upper limit, as long lists are not listened to. */
export const MAX_DEBRIEF_MISSIONS = 8;
/** Slides of each mission, in this order. */
export const DEBRIEF_SLIDES = ['trap', 'mistake', 'question', 'answer', 'commitment'] as const;
/**
 * Why a mission is proposed: a mistake that many share, a first try that failed, few who solved it; `played`: too few people for a figure.
 */
export const DEBRIEF_REASONS = ['mistake', 'first-try', 'few-solved', 'played'] as const;

/** The last mission of a session, which the whole room plays. */
export const FINALE_ROUNDS = 5;
export const FINALE_CHANNELS = ['mail', 'sms', 'call', 'voice'] as const;
/** A round is judged; its result is shown; all rounds are. */
export const FINALE_PHASES = ['open', 'closed', 'over'] as const;
