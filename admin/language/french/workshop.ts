/** Messages of `english/workshop.ts` in French. */
import type { SameMessages } from '../catalogue.ts';
import { counting } from '../counting.ts';
import type { workshop as English } from '../english/workshop.ts';

const count = counting('fr-FR');
const minutes = (n: number) => `${n} min`;

export const workshop: SameMessages<typeof English> = {
  title: 'Préparer un atelier',
  questions: 'L’atelier',
  forWhom: 'Pour qui',
  howLong: 'Combien de temps, de l’accueil à la dernière question',
  howMany: 'Combien de places (facultatif)',
  when: 'Jour et heure de l’accueil (facultatif)',
  where: 'Lieu (facultatif)',
  leader: 'Qui anime (facultatif)',
  leaderAbout: 'Identifiant d’un compte qui peut animer. Vide : qui a créé la session.',
  name: 'Nom (facultatif)',
  movesAlong:
    'Une ouverture ou une fermeture programmée suit le jour et l’heure. Prévenez les personnes déjà invitées : « Inviter » donne le nouveau texte et la nouvelle entrée d’agenda.',
  course: 'Déroulé',
  timeline: (total, from, to) => `${total}, de ${from} à ${to}`,
  at: (hour, minute) => hour ?? `${minute} min`,
  fromTo: (from, to) => `${from} – ${to}`,
  parts: {
    welcome: { title: 'Accueil', about: 'On s’assoit, on scanne le code, on choisit un nom, on entend ce qui va se passer.' },
    play: { title: 'Jeu', about: 'La session tourne. Elle s’arrête toute seule ; vous pouvez lui donner du temps.' },
    debrief: { title: 'Débriefing', about: 'Sur le grand écran : ce qui s’est passé, et le geste à garder.' },
    questions: { title: 'Questions', about: 'Ce que les gens veulent savoir. À raccourcir d’abord en cas de retard.' },
  },
  endOf: (part) => `Fin : ${part.toLowerCase()}`,
  jointAt: (at, part, long, next, nextLong) => `${at} : ${part.toLowerCase()} ${long}, ${next.toLowerCase()} ${nextLong}`,
  minutesOf: (part) => `${part}, en minutes`,
  onTheDay: 'L’atelier',
  comes: (at, venue) => `Atelier à ${at}${venue === null ? '' : `, ${venue}`}`,
  until: (part, at) => `${part}, jusqu’à ${at}`,
  over: (at) => `L’atelier devait finir à ${at}`,
  late: (n) => `${minutes(n)} de retard`,
  endsLate: (n, at) => `${minutes(n)} de retard : fin à ${at}`,
  lateDrop: (n, drops) => `${minutes(n)} de retard : ${drops.join(', ')}.`,
  drops: {
    questions: (n, all) => (all ? `laissez les questions (${minutes(n)})` : `raccourcissez les questions de ${minutes(n)}`),
    debrief: (n, all) => (all ? `laissez le débriefing (${minutes(n)})` : `raccourcissez le débriefing de ${minutes(n)}`),
    play: (n) => `arrêtez le jeu ${minutes(n)} plus tôt`,
  },
  missions: 'Missions',
  content: (length, play) => `${length} pour ${play} min de jeu, d’après les durées annoncées par les missions.`,
  noneFits: 'Aucune mission du catalogue ne tient dans ces minutes de jeu. Allongez le jeu ou changez de public.',
  changedLater:
    'Missions, personnes, équipes et tout le reste se changent une fois l’atelier créé : « Plus », puis « Modifier », sur sa ligne.',
  summary: 'Ce que cela crée',
  opensAtOnce: 's’ouvre tout de suite',
  opensNow: (before) => `s’ouvre tout de suite, à moins de ${before} min de l’accueil`,
  opens: (at, before) => `s’ouvre ${at}, ${before} min avant l’accueil`,
  makes: (opening, play) =>
    `Crée une session qui ${opening}. Vous lancez le jeu à la main, il dure ${minutes(play)} ; l’atelier continue après.`,
  create: 'Créer l’atelier',
  failed: (reason) => `L’atelier n’a pas pu être créé : ${reason}`,
  mistakes: {
    some: 'Pas encore créé : corrigez les champs marqués ci-dessus.',
    expected: (least, most) => `Combien de places : un nombre entier de ${least} à ${most}, ou rien.`,
    noTime: 'Ce n’est pas un jour et une heure : choisissez les deux, ou laissez vide.',
    unfinishedTime: 'Il manque le jour ou l’heure : choisissez les deux, ou videz le champ.',
    over: 'Cet atelier serait déjà terminé : choisissez un jour ou une heure plus tardifs.',
    venue: (most) => `Lieu : au plus ${count(most, { one: 'caractère', other: 'caractères' })}.`,
    name: (most) => `Nom : au plus ${count(most, { one: 'caractère', other: 'caractères' })}.`,
    noMission: 'Il faut au moins une mission : allongez le jeu ou changez de public.',
  },
};
