/** French messages and numbers about the results of returns. Pure functions. */
import { groupTitle } from '#engine/rules/measure/group-title.ts';
import { DISCERNMENT_LABELS, TENDENCY_LABELS } from '#schemas/measure-labels.ts';
import { MIN_REPORTED } from '#schemas/report-constants.ts';
import { frenchCalendarDate, frenchCount, frenchRate } from './french.ts';
import type { ReturnsMessages } from './returns-messages.ts';
import { boundCount, boundRate } from './told.ts';

/** 'environ 67 %': approximate, as it is a sum of groups, each of which is masked (rounded away from 0 and 100 %). */
const boundShare = (value: number) => `environ\u00a0${frenchRate(value)}`;

const people = (count: number) => `${frenchCount(count)}\u00a0personnes`;

export const FRENCH_RETURNS: ReturnsMessages = {
  after: { 'weeks-3': 'Trois semaines après', 'months-3': 'Trois mois après' },
  nobody: 'Personne n’a ce rendez-vous\u00a0: il n’y a rien à mesurer.',
  awaited: (count, elsewhere, from) =>
    [
      count === null ? `Moins de ${MIN_REPORTED}\u00a0personnes ont` : `${people(count)} ont`,
      ` ce rendez-vous${elsewhere ? ' dans les autres sessions' : ''}\u00a0: les chiffres s’établiront `,
      from === null
        ? 'une fois les sessions terminées et tous les retours clos.'
        : `le ${frenchCalendarDate(from)}, une fois tous les retours clos.`,
    ].join(''),
  planned: (from) => `La campagne y invitera celles qui ont réussi une mission, à partir du ${frenchCalendarDate(from)}.`,
  tooFew: (sessions) =>
    `${sessions === 1 ? 'À une session' : `À ${frenchCount(sessions)} sessions`}, moins de ${MIN_REPORTED}\u00a0personnes sont revenues\u00a0: elles n’ont pas de chiffres.`,
  came: (after, came, kept) =>
    `${after}, ${people(came)} sont revenues${kept === null ? '' : ` sur les ${frenchCount(kept)} qui avaient ce rendez-vous`}.`,
  discernment: (now, first) =>
    `Leur groupe ${now}.${first === null ? '' : ` Au premier jugement de la session, il ${first.replace('distingue', 'distinguait').replace('se montre', 'se montrait')}.`}`,
  atThreeWeeks: (weeks) =>
    `Trois semaines après, le groupe des mêmes personnes ${weeks.replace('distingue', 'distinguait').replace('se montre', 'se montrait')}.`,
  said: ({ discernment, tendency }) =>
    `${DISCERNMENT_LABELS[discernment]}${tendency === 'balanced' ? '' : `, et se montre ${TENDENCY_LABELS[tendency]}`}`,
  remembered: (now, first) =>
    `De mémoire, ${boundShare(now)} des réponses sont justes${first === null ? '' : `, contre ${boundShare(first)} la première fois`}.`,
  kept: (count, held, partly) =>
    `Sur ${frenchCount(count)} intentions regardées à nouveau, ${boundCount(held, 'about')} ${held < 2 ? 'est tenue' : 'sont tenues'}, et ${boundCount(partly, 'about')} en partie.`,
  samePeople: 'Les mêmes personnes, d’un moment à l’autre',
  moment: 'Moment',
  traps: 'Pièges reconnus',
  genuine: 'Éléments vrais reconnus',
  people: (count) => `(${people(count)})`,
  first: 'Au premier jugement',
  last: 'À la fin de la session',
  leaning: TENDENCY_LABELS,
  memoryFirst: 'Justes de mémoire, la première fois',
  memoryWeeks: 'Justes de mémoire, trois semaines après',
  memoryNow: 'Justes de mémoire, au retour',
  outcomes: { held: 'Intention tenue', partly: 'Intention tenue en partie', 'not-yet': 'Pas encore' },
  department: 'Service',
  columns: {
    first: 'Jugements justes, la première fois',
    now: 'Jugements justes, au retour',
    memory: 'Justes de mémoire',
    held: 'Intentions tenues',
  },
  reading: [
    'Ces chiffres sont ceux des personnes qui sont revenues, et d’elles seules\u00a0: revenir est un choix, et qui revient n’est pas n’importe qui. Leur premier jugement et le dernier sont ceux de toute la session\u00a0; au retour, chacune rejoue en variante les missions où elle s’était le plus trompée. Le retour est donc plutôt plus difficile que la session\u00a0: un chiffre égal n’est pas un recul. Les questions de mémoire du retour n’avaient jamais été posées.',
    `Chaque chiffre est celui d’un groupe de ${MIN_REPORTED}\u00a0personnes au moins\u00a0; une part de ce groupe peut en compter moins. Que tout le monde, ou personne, ait répondu juste ou tenu son intention n’est pas dit\u00a0: ces parts sont proches («\u00a0environ\u00a0», ≈). Les chiffres sont arrêtés une fois tous les retours d’une session clos, et ne changent plus. La comparaison avec la session manque là où elle parlerait de trop peu de personnes\u00a0; celle de trois mois avec trois semaines est donnée là où les mêmes personnes sont venues aux deux.`,
  ],
  team: groupTitle,
  rate: (value) => boundRate(value, 'about'),
};
