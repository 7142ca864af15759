/** Reminder for people who have not come yet, in French, like all texts for players. Pure. */
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { NAME } from '#engine/ui/brand/branding.ts';
import type { AppointmentKind } from '#schemas/return-constants.ts';
import type { SessionDetails } from '#schemas/session-setup.ts';
import { returnsNotice, timesOf, whenText } from '../invite/invitation.ts';

export const REMINDER_TITLE = `${NAME}\u00a0: votre atelier vous attend`;

type MakeUp = Pick<SessionDetails, 'name' | 'opensAt' | 'closesAt' | 'durationMinutes' | 'workshop'>;

/**
 * Neutral text, as the reason of an absence is not known.
 * @param makeUp the session to attend; null to choose among several
 * @param now milliseconds since 1970
 * @param returns those that the campaign sets, which people are told of before they come
 */
export function reminderText(makeUp: MakeUp | null, now: number, returns: readonly AppointmentKind[] = []): string {
  const times = makeUp && timesOf(makeUp, now);
  const venue = makeUp?.workshop?.venue ?? null;
  return [
    'Bonjour,',
    '',
    `Vous n’avez pas encore pu participer à l’atelier ${NAME}\u00a0: de courtes missions pour reconnaître les pièges numériques du bureau. Rien à installer, rien à préparer.`,
    '',
    ...(times
      ? [
          `Une séance de rattrapage vous est proposée ${whenText(times.starts)}, pour ${Math.round((times.ends - times.starts) / MINUTE_MS)}\u00a0minutes${venue === null ? '' : `\u00a0: ${venue}`}.`,
        ]
      : ['Répondez à ce message pour choisir une prochaine date.']),
    '',
    ...(returns.length === 0 ? [] : [returnsNotice(returns), '']),
    'Si vous y avez participé sous une autre adresse, dites-le-nous simplement.',
  ].join('\n');
}
