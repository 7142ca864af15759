/** Invitations: the links to a session, and the French text that people receive. Pure functions. */

import { frenchDate } from '#engine/rules/french-date.ts';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { totalMinutes } from '#engine/rules/session/workshop-time.ts';
import { NAME } from '#engine/ui/brand/branding.ts';
import type { Mailing } from '#schemas/mails.ts';
import type { AppointmentKind } from '#schemas/return-constants.ts';
import type { PlayerLogin, SessionDetails } from '#schemas/session-setup.ts';
import { timeZone } from '../format/local-time.ts';

/** Link to join a session. The code is after the `#`, which no server sees and no log keeps. @param playerLogin how players log in */
export function joinLink(site: string, code: string, playerLogin: PlayerLogin): string {
  return `${joinPage(site, playerLogin)}#code=${code}`;
}

/** Address of the page with the field for the code. */
function joinPage(site: string, playerLogin: PlayerLogin): string {
  return `${site}${playerLogin === 'provider' ? '/compte' : '/user-login'}`;
}

/** Address that people in the room type: the hub has the form for e-mail addresses; the login by company account has its own page. */
export function typedSite(site: string, playerLogin: PlayerLogin): string {
  return playerLogin === 'provider' ? joinPage(site, playerLogin) : site;
}

/** The personal link of a seat, short enough to type. */
export function seatLink(site: string, code: string): string {
  return `${site}/siege#${code}`;
}

/** Origin of the typed address of the site; null if the text is not an address. */
export function originOf(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed.trim()) ? typed.trim() : `http://${typed.trim()}`;
  // Some browsers accept a space as a letter of the host.
  if (/\s/.test(address)) return null;
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}

/** Address without its scheme, to be read from a wall and typed. */
export function spokenAddress(site: string): string {
  return site.replace(/^https?:\/\//, '');
}

/** Duration in minutes of a calendar entry whose end is not known. */
const USUAL_MINUTES = 60;

/** When people are to come, in milliseconds since 1970. */
interface Times {
  readonly starts: number;
  /** Of a session that lasts until somebody ends it, an end that a calendar entry needs. */
  readonly ends: number;
  /** How long it lasts; null if that is not known. */
  readonly minutes: number | null;
}

/** When people are to come; null if the session has no such time ahead. @param now milliseconds since 1970 */
export function timesOf(
  { opensAt, closesAt, durationMinutes, workshop }: Pick<SessionDetails, 'opensAt' | 'closesAt' | 'durationMinutes' | 'workshop'>,
  now: number,
): Times | null {
  const welcome = workshop?.startsAt == null ? Number.NaN : Date.parse(workshop.startsAt);
  // People are invited to the whole workshop, of which the session is only the play.
  if (workshop && welcome > now) return lasting(welcome, totalMinutes(workshop.minutes));
  const starts = opensAt === null ? Number.NaN : Date.parse(opensAt);
  if (!(starts > now)) return null;
  if (closesAt === null) return lasting(starts, durationMinutes);
  const ends = Date.parse(closesAt);
  return { starts, ends, minutes: Math.round((ends - starts) / MINUTE_MS) };
}

function lasting(starts: number, minutes: number | null): Times {
  return { starts, ends: starts + (minutes ?? USUAL_MINUTES) * MINUTE_MS, minutes };
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const HOUR = { hour: 'numeric', minute: '2-digit' } as const;

/** 'samedi 21 novembre 2026 à 10:00 (heure de Paris)' @param zone the browser's by default */
export function whenText(starts: number, zone = timeZone()): string {
  const french = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: zone });
  return `${frenchDate(french(DAY).format(starts))} à ${french(HOUR).format(starts)} (${zoneName(french({ timeZoneName: 'longGeneric' }), zone, starts)})`;
}

/** Common name of a time zone. Browsers call the zone of Paris « heure d’Europe centrale », and UTC « UTC+00:00 ». */
function zoneName(format: Intl.DateTimeFormat, zone: string, at: number): string {
  if (zone === 'Europe/Paris') return 'heure de Paris';
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return /^UTC([+-]00:00)?$/.test(name) ? 'temps universel' : name;
}

/**
 * 'à votre rythme, en une fois ou en plusieurs, jusqu’au …', with the opening while that is ahead.
 * @param opens null once the session is open @param until end of the session; both in milliseconds since 1970
 */
export function selfPacedText(opens: number | null, until: number): string {
  const from = opens === null ? '' : `à partir du ${whenText(opens)} et `;
  return `à votre rythme, en une fois ou en plusieurs, ${from}jusqu’au ${whenText(until)}`;
}

interface Invitation {
  readonly name: string | null;
  readonly code: string;
  readonly playerLogin: PlayerLogin;
  /** Address of the installation, without a final slash. */
  readonly site: string;
  /** When people are to come, or when a self-paced session opens, in milliseconds since 1970; null without a time ahead. */
  readonly starts: number | null;
  /** Duration of the whole workshop or session; null if it is not known. */
  readonly minutes: number | null;
  /** When a self-paced session closes, in milliseconds since 1970; null for any other. */
  readonly until: number | null;
  readonly venue: string | null;
  /** Returns that the session's campaign sets. */
  readonly returns: readonly AppointmentKind[];
}

const RETURN_DELAYS: Readonly<Record<AppointmentKind, string>> = { 'weeks-3': 'trois semaines', 'months-3': 'trois mois' };

/** Sentence of invitations and reminders that announces the mails about returns before people come. @param kinds at least one */
export function returnsNotice(kinds: readonly AppointmentKind[]): string {
  return `Un e-mail vous proposera, ${kinds.map((kind) => RETURN_DELAYS[kind]).join(' puis ')} après votre venue, de revenir dix minutes, par un lien personnel. Vous pourrez le refuser dès la fin de l’atelier.`;
}

/** Maximum length of a `mailto:` link that every mail program accepts. */
const MAIL_LIMIT = 1900;

/**
 * Link that opens a message to these people in the mail program, as blind copies. It has no text if the text would make it too long; null
 * if the addresses alone are too long.
 */
export function mailLink(addresses: readonly string[], subject: string, body: string): string | null {
  const to = addresses.map((address) => encodeURIComponent(address).replaceAll('%40', '@')).join(',');
  const short = `mailto:?bcc=${to}&subject=${encodeURIComponent(subject)}`;
  const full = `${short}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return [full, short].find((link) => link.length <= MAIL_LIMIT) ?? null;
}

/** The link that opens a message to one person in the mail program. */
export function personalMailLink(address: string, subject: string, body: string): string {
  const to = encodeURIComponent(address).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}

/** Calendar entry of a session for a mail that the server sends. @param times milliseconds since 1970 */
export function mailedEntry(
  session: string,
  times: { readonly starts: number; readonly ends: number },
  url: string,
  venue: string | null,
): NonNullable<Mailing['calendar']> {
  return { session, startsAt: new Date(times.starts).toISOString(), endsAt: new Date(times.ends).toISOString(), url, venue };
}

export function invitationTitle(name: string | null): string {
  return `${NAME}\u00a0: ${name ?? 'prenez votre quart'}`;
}

/** File name of the calendar entry, in ASCII without accents and marks. */
export function calendarFileName(code: string): string {
  const plain = NAME.normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return `${plain}-${code}.ics`;
}

/** Text of an invitation, ready to be sent. */
export function invitationText({ name, code, playerLogin, site, starts, minutes, until, venue, returns }: Invitation): string {
  const what = name === null ? `une session ${NAME}` : `« ${name} », une session ${NAME}`;
  const facts = [
    ...(until === null ? [] : [`Quand : ${selfPacedText(starts, until)}`]),
    ...(starts === null || until !== null ? [] : [`Quand : ${whenText(starts)}`]),
    ...(minutes === null ? [] : [`Durée : ${minutes} minutes`]),
    ...(venue === null ? [] : [`Lieu : ${venue}`]),
  ];
  return [
    'Bonjour,',
    '',
    `Nous vous invitons à ${what} : de courtes missions pour reconnaître les pièges numériques du bureau. Rien à installer, rien à préparer.`,
    '',
    ...(facts.length === 0 ? [] : [...facts, '']),
    `${until === null ? 'Rien à cliquer ici. Le moment venu, tapez l’adresse affichée dans la salle' : 'Quand vous voulez, tapez cette adresse dans votre navigateur'} : ${spokenAddress(typedSite(site, playerLogin))}`,
    `Code de session : ${code}`,
    `Si vous préférez le lien, où le code est déjà rempli : ${joinLink(site, code, playerLogin)}`,
    '',
    `Il vous faut un ordinateur ou un téléphone, et ${playerLogin === 'provider' ? 'le compte que vous utilisez au travail' : 'votre adresse e-mail professionnelle'}. Les autres verront le nom que vous choisirez, jamais votre adresse.`,
    ...(returns.length === 0 ? [] : [returnsNotice(returns)]),
    `Ce qui est enregistré, et pour combien de temps : ${site}/donnees`,
    '',
    'À bientôt à bord !',
  ]
    .join('\n')
    .replace(/ (?=[:!»])|(?<=«) /g, '\u00a0');
}
