/** Reminder for people who have not come yet, in French, like all texts for players. Pure functions. */
import { selfPacedUntil } from '#engine/rules/session/self-paced.ts';
import { NAME } from '#engine/ui/brand/branding.ts';
import type { AppointmentKind } from '#schemas/return-constants.ts';
import type { SessionDetails } from '#schemas/session-setup.ts';
import { joinLink, returnsNotice, selfPacedText, spokenAddress, timesOf, typedSite, whenText } from '../invite/invitation.ts';

export const REMINDER_TITLE = `${NAME}\u00a0: votre atelier vous attend`;

type MakeUp = Pick<
  SessionDetails,
  'code' | 'opensAt' | 'startedAt' | 'closesAt' | 'createdAt' | 'startBy' | 'durationMinutes' | 'workshop' | 'playerLogin'
>;

/** When a make-up session can be attended; null if it has no such time, e.g. if it is self-paced. @param now milliseconds since 1970 */
export function makeUpTimes(makeUp: MakeUp, now: number): ReturnType<typeof timesOf> {
  return selfPacedUntil(makeUp) === null ? timesOf(makeUp, now) : null;
}

/** Proposal: a day, a period of self-paced play, or a request to answer with a choice of day. */
function proposal(makeUp: MakeUp | null, now: number, site: string): string[] {
  const until = makeUp && selfPacedUntil(makeUp);
  if (makeUp && until)
    return [
      `Vous pouvez y participer ${selfPacedText(timesOf(makeUp, now)?.starts ?? null, Date.parse(until))}.`,
      `Tapez cette adresse dans votre navigateur\u00a0: ${spokenAddress(typedSite(site, makeUp.playerLogin))}`,
      `Code de session\u00a0: ${makeUp.code}`,
      `Si vous préférez le lien, où le code est déjà rempli\u00a0: ${joinLink(site, makeUp.code, makeUp.playerLogin)}`,
    ];
  const times = makeUp && timesOf(makeUp, now);
  if (!times) return ['Répondez à ce message pour choisir une date.'];
  const venue = makeUp?.workshop?.venue ?? null;
  const lasting = times.minutes === null ? '' : `, pour ${times.minutes}\u00a0minutes`;
  return [`Une séance vous est proposée ${whenText(times.starts)}${lasting}${venue === null ? '' : `\u00a0: ${venue}`}.`];
}

/** First sentence. `reminder` is used only if every recipient was invited before: no text may mention an invitation that was never sent. */
const OPENINGS = {
  reminder: `Vous n’avez pas encore pu participer à l’atelier ${NAME}`,
  invitation: `Nous vous invitons à l’atelier ${NAME}`,
} as const;

/**
 * Neutral text, as the reason of an absence is not known.
 * @param opening `reminder` if all recipients were invited before
 * @param makeUp the session to attend; null to choose among several
 * @param now milliseconds since 1970
 * @param site address of the installation, without a final slash
 * @param returns the returns that the campaign sets, which people are told of before they come
 */
export function reminderText(
  opening: keyof typeof OPENINGS,
  makeUp: MakeUp | null,
  now: number,
  site: string,
  returns: readonly AppointmentKind[] = [],
): string {
  return [
    'Bonjour,',
    '',
    `${OPENINGS[opening]}\u00a0: de courtes missions pour reconnaître les pièges numériques du bureau. Rien à installer, rien à préparer.`,
    '',
    ...proposal(makeUp, now, site),
    '',
    ...(returns.length === 0 ? [] : [returnsNotice(returns), '']),
    'Si vous y avez participé sous une autre adresse, dites-le-nous simplement.',
  ].join('\n');
}
