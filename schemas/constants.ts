/**
 * Constants and limits shared by the site, the schemas and the server. Plain values without the schema library, so that a page may import
 * them; the schemas beside are built from them. Limits are named after the keywords of JSON Schema.
 */

// The catalogue

export const CATEGORIES = ['Sensibilisation', 'Enquête & OSINT', 'Techniques Web'] as const;
/** Difficulties, in the order of the hub's sections. */
export const DIFFICULTIES = ['Facile', 'Moyen', 'Difficile'] as const;
/** Section of the challenges without a difficulty, shown after the other sections. */
export const NO_DIFFICULTY = 'Non classé';

/** Audiences of a challenge. */
export const AUDIENCES = ['office', 'accounts-hr', 'field', 'technical'] as const;
/** Kind of the decisive gesture: safe behaviour at work, an attacker's act, or both. */
export const ACTS = ['safe', 'mixed', 'attacker'] as const;
/**
 * Clauses of the rule that the conformance tests check for every challenge whose `act` is `safe` or `mixed` (docs/pedagogy.md): its acts
 * are named, a safe act loses no points, an unsafe act never wins, no strategy without reading wins, and each option states whether it
 * takes the item for genuine or hostile.
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
/** Demands of a challenge on sight and hearing, beyond reading and clicking. */
export const DEMANDS = ['close-reading', 'spelling', 'clock', 'code'] as const;
/** Themes of challenges, by which templates choose missions. */
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

/** Fields of a challenge's card on the hub; guests get no other field of a manifest. */
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
/**
 * Fields of the catalogue: those of a card, and those by which programmes and templates choose missions. The hub's bundle holds no other
 * part of a manifest.
 */
export const CATALOGUE_FIELDS = [...CARD_FIELDS, 'programme', 'audiences', 'themes', 'act'] as const;

// Challenges

export const CHALLENGE_KEY = { minLength: 1, maxLength: 60 } as const;

/** Path of a picture, relative to its challenge's folder. */
export const PICTURE_FILE = { pattern: '^[a-z0-9][a-z0-9/-]*\\.(svg|avif|webp|png)$' } as const;

/** Number of a replay, from 1; each replay has its own secrets. */
export const REPLAY = { minimum: 1, maximum: 1_000_000 } as const;
/** Maximum of every number in a manifest's scoring, and so of an award, in decimal points. */
export const MAX_AWARD = 1000;

// Players

export const EMAIL = { maxLength: 254 } as const;
/** Milliseconds between two tries of a page that waits at a session's door. */
export const WAITING_POLL_MS = 5_000;
/** A session code as typed, with spaces and dashes. */
export const SESSION_CODE = { maxLength: 40 } as const;
/** A personal code as typed. */
export const PERSONAL_CODE = { maxLength: 40 } as const;
/** A player's name on the boards. No at sign, in any of its Unicode forms: a room must not see e-mail addresses. */
export const BOARD_NAME = {
  minLength: 1,
  maxLength: 30,
  pattern: '^[^@\\uFE6B\\uFF20\\s]([^@\\uFE6B\\uFF20]*[^@\\uFE6B\\uFF20\\s])?$',
} as const;
/** A name as typed, before the server checks it. */
export const TYPED_NAME = { maxLength: 200 } as const;
/** Rows of the leaderboard with the setting `full`. */
export const BOARD_TOP = 10;
/** An answer of one text, or one field of an answer. */
export const ANSWER_TEXT = { maxLength: 4000 } as const;

// The room

/**
 * Phase of a session: `prepared` (not open yet), `lobby` (people come in, nobody plays), `running`, `paused`, `ended`
 * (nobody scores any more), `archived` (off the dashboard).
 */
export const PHASES = ['prepared', 'lobby', 'running', 'paused', 'ended', 'archived'] as const;
/** Milliseconds before a session's end at which its last minutes begin. */
export const LAST_MINUTES_MS = 5 * 60_000;
/**
 * Milliseconds between two heartbeats of a live stream; number of missed heartbeats after which a proxy is taken to hold the stream back.
 */
export const HEARTBEAT_INTERVAL_MS = 10_000;
export const MAX_MISSED_HEARTBEATS = 2;
/** Names of the server-sent events that bring a player the fleet, and the standing as the stream opens. */
export const FLEET_EVENT = 'fleet';
export const STANDING_EVENT = 'standing';
/** Text of a message to the room. */
export const MESSAGE = { minLength: 1, maxLength: 500, pattern: '\\S' } as const;

// The projector

/** Number of solves listed on the board. */
export const LATEST_SOLVES = 6;
/** Number of names shown in the lobby, the latest first. */
export const LOBBY_NAMES = 60;
/** Moments that are announced to everybody: the first solve of the session, and a mission that all people present have solved. */
export const PROJECTOR_MOMENTS = ['first-solve', 'everybody'] as const;
/** Minimum number of people who made a mistake before it is shown to the room (k-anonymity). */
export const MIN_TOLD = 3;

/** Maximum number of boats shown in one stage of a fleet; of more, only their number is shown. */
export const STAGE_BOATS = 40;
/** Milestones of a fleet: the first solve, a mission solved by everybody, half of its missions found, half of its boats home, all home. */
export const FLEET_MOMENTS = ['first-solve', 'everybody', 'half-found', 'half-home', 'all-home'] as const;

// The debrief

/** Default number of missions in a debrief. */
export const DEBRIEF_MISSIONS = 3;
/** Maximum number of missions in a debrief: nobody listens to a long list. */
export const MAX_DEBRIEF_MISSIONS = 8;
/** Slides of each mission, in this order. */
export const DEBRIEF_SLIDES = ['trap', 'mistake', 'question', 'answer', 'commitment'] as const;
/**
 * Why a mission is proposed: a mistake that many share, a first try that failed, few who solved it; `played`: too few people for a figure.
 */
export const DEBRIEF_REASONS = ['mistake', 'first-try', 'few-solved', 'played'] as const;

/** Number of rounds of the finale, which the whole room plays. */
export const FINALE_ROUNDS = 5;
export const FINALE_CHANNELS = ['mail', 'sms', 'call', 'voice'] as const;
/** Phases of the finale: a round is open for judgements; its result is shown; all rounds are over. */
export const FINALE_PHASES = ['open', 'closed', 'over'] as const;
