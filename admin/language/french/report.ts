import type { SameMessages } from '../catalogue.ts';
import { counting } from '../counting.ts';
import type { report as English } from '../english/report.ts';

const count = counting('fr-FR');

export const report: SameMessages<typeof English> = {
  failed: (reason) => `Le rapport n’a pas pu être établi : ${reason}`,
  whatOf: 'Sur quoi porte le rapport',
  sessionsNotLoaded: 'Les sessions n’ont pas pu être chargées.',
  sessionsLoading: 'Chargement des sessions…',
  noSession: 'Aucune session pour l’instant.',
  choose: 'Choisissez une session ou plusieurs : le rapport s’affiche ici.',
  notDrawn: 'Le rapport n’a pas pu être établi. Choisissez à nouveau.',
  loading: 'Chargement du rapport…',
  saved: (name) => `Enregistré : ${name}.`,
  noFile: (reason) => `Le fichier n’a pas pu être préparé : ${reason}`,
  print: 'Imprimer ou enregistrer en PDF',
  spreadsheet: 'Fichier pour tableur',
  backToAnonymous: 'Revenir au rapport anonyme',
  withNames: 'Avec les noms…',
  messageToStaff: 'le message',
  draw: {
    about: (n: number) =>
      `${count(n, { one: 'session n’a', other: 'sessions n’ont' })} pas encore de rapport. L’établir en arrête les chiffres pour de bon, afin que deux rapports ne diffèrent jamais d’une seule personne. Une fois que tout le monde a fini, n’attendez pas : ce que les retours mesurent s’y ajoutera, et seules les réponses de mémoire données après la session n’y seront pas.`,
    confirm: 'Établir le rapport',
  },
  conclusion: {
    label: 'Votre conclusion',
    about:
      'Figure avant la décision si elle est courte, sinon avant les chiffres, avec vos mots. Enregistrée quand vous quittez le champ.',
    saved: 'Conclusion enregistrée.',
    theirs: 'Une autre personne a enregistré cette conclusion entre-temps ; la vôtre, ci-dessus, n’est pas enregistrée :',
    theirsEmpty: '(retirée)',
    keepMine: 'Enregistrer la mienne à la place',
    takeTheirs: 'Reprendre la sienne',
    failed: (reason: string) => `La conclusion n’a pas été enregistrée : ${reason}`,
  },
  inFrench: 'Le fichier pour tableur contient les chiffres anonymes.',
  named: {
    title: 'Rapport nominatif',
    confirm: 'Afficher les noms',
    about: 'Il montre l’adresse et les chiffres de chaque personne, et des groupes de toute taille.',
    reason: 'Motif',
    reasonAbout: 'Il reste au journal d’audit, avec votre nom.',
    tooShort: (least) => `Dites pourquoi, en ${least} lettres au moins.`,
  },
  search: 'Chercher par code ou par nom',
  from: 'Du',
  to: 'Au',
  chooseShown: 'Choisir toutes celles affichées',
  chooseNone: 'N’en choisir aucune',
  sessions: 'Sessions',
  people: (n) => count(n, { one: 'personne', other: 'personnes' }),
  noMatch: 'Aucune session ne correspond.',
  atMost: (most) => `Un rapport porte sur ${most} sessions au plus : aucune autre n’y est.`,
  compareWith: 'Comparer avec',
  nothing: 'Rien',
  otherSessionsOf: (year) => `Les autres sessions de ${year}`,
};
