import type { SameMessages } from '../catalogue.ts';
import { counting } from '../counting.ts';
import type { presenter as English } from '../english/presenter.tsx';

const count = counting('fr-FR');
const minutes = (n: number) => count(n, { one: 'minute', other: 'minutes' });
const people = (n: number) => count(n, { one: 'personne', other: 'personnes' });

export const presenter: SameMessages<typeof English> = {
  notLoaded: (reason) => `Le débriefing n’a pas pu être chargé : ${reason}`,
  noSession: 'Cette session n’existe pas. Elle a peut-être été supprimée.',
  loading: 'Chargement du débriefing…',
  failed: (reason) => `Rien n’a bougé : ${reason}`,
  room: 'Retour à la salle',
  choose: {
    title: 'De quoi parler',
    about: (all, each) =>
      `Le débriefing dure ${minutes(all)} : ${minutes(each)} environ par mission. Celles dont la salle a le plus besoin sont cochées.`,
    notOver: 'Le débriefing s’ouvre une fois la session terminée.',
    forFacilitators: 'C’est à l’animation de l’ouvrir.',
    proposed: 'Proposées',
    others: 'Autres missions de la session',
    start: 'L’ouvrir sur l’écran de la salle',
    none: 'Cochez au moins une mission.',
    most: (n) => `Cochez ${n} missions au plus.`,
  },
  reasons: {
    mistake: (made, of, mistake) => (
      <>
        {people(made)} sur {of} ont fait la même erreur : {mistake}.
      </>
    ),
    'first-try': (failed, of) =>
      failed === 0
        ? `Personne ne s’est trompé au premier essai, sur ${of} : une réussite à raconter.`
        : `Au premier essai, ${people(failed)} sur ${of} ${failed === 1 ? 's’est trompée' : 'se sont trompées'}.`,
    'few-solved': (solved, of) =>
      `${solved === 0 ? 'Personne' : people(solved)} sur ${of} ${solved < 2 ? 'l’a réussie' : 'l’ont réussie'}.`,
    played: 'Trop peu de monde l’a essayée pour donner un chiffre.',
  },
  why: 'Pourquoi cette mission',
  now: 'Sur l’écran de la salle',
  next: 'Ensuite',
  theEnd: 'Le débriefing se termine après cette page.',
  list: 'La liste de ses missions',
  slides: {
    trap: 'Le piège',
    mistake: 'L’erreur',
    question: 'La question',
    answer: 'La réponse',
    commitment: 'Le geste à garder',
  },
  figure: (some, of) => `${some} sur ${of}`,
  answered: (answered, all) => `${answered} sur ${all} ${answered < 2 ? 'a' : 'ont'} répondu`,
  fewAnswers: 'Les parts se montrent à partir de trois réponses.',
  rightOption: 'juste',
  previousSlide: 'Précédente',
  nextSlide: 'Suivante',
  keys: () => (
    <>
      Touches : <kbd>←</kbd> ou <kbd>Page ↑</kbd> revient, <kbd>→</kbd> ou <kbd>Page ↓</kbd> avance.
    </>
  ),
  position: (position, last) => `${position} sur ${last}`,
  time: 'Temps restant',
  debrief: 'Débriefing',
  workshop: 'Atelier',
  over: (text) => `dépassé de ${text}`,
  overview: 'Toutes les pages',
  notes: 'Vos notes',
  close: 'Fermer le débriefing',
  closed: 'Le débriefing est fermé. L’écran de la salle montre la fin, et le rapport peut s’établir.',
};
