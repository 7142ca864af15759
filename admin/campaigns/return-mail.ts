/** Mail by which a campaign invites people to a return, in French, like all texts for players. A pure function. */
import { returnMailText } from '#engine/rules/return-mail.ts';
import { NAME } from '#engine/ui/brand/branding.ts';
import { LAST_DAY_FIELD, LINK_FIELD } from '#schemas/return-constants.ts';
import type { ReturnLink } from '#schemas/return-plans.ts';

export const RETURN_TITLE = `${NAME}\u00a0: dix minutes pour revoir ce qui reste`;

/** The default text, which facilitators may change. */
export const RETURN_TEXT = [
  'Bonjour,',
  '',
  `Vous avez participé à un atelier ${NAME} il y a quelque temps. Ce qu’on revoit reste\u00a0: dix minutes, à votre rythme et sans points, pour rejouer quelques missions et répondre de mémoire.`,
  '',
  `Votre lien, à ne donner à personne\u00a0: ${LINK_FIELD}`,
  `Il ouvre jusqu’au ${LAST_DAY_FIELD}, sans adresse ni mot de passe à taper.`,
  '',
  'Rien ne vous y oblige, et personne ne lira vos réponses une par une. Sur la page, «\u00a0Retirer ce rendez-vous\u00a0» efface tout, et nous ne vous écrirons plus à ce sujet.',
  '',
  'Un doute sur ce message\u00a0? Répondez-y avant d’ouvrir le lien\u00a0: nous vous dirons s’il vient de nous.',
].join('\n');

/** The text of one person's mail. */
export function personalText(text: string, { link, lastDay }: ReturnLink): string {
  return returnMailText(text, link, lastDay);
}
