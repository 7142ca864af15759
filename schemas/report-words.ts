/** What checkers' verdicts on wrong answers are called in a report, which French readers read; another one stands there as it is. */
export const VERDICT_WORDS: Readonly<Record<string, string>> = {
  incorrect: 'réponse fausse',
  refused: 'réponse refusée',
  almost: 'réponse presque juste',
  bare: 'réponse sans son enveloppe CTF{…}',
  'too-many': 'trop de choix cochés',
  'too-few': 'pas assez de choix cochés',
  'too-early': 'clic trop rapide',
  submitted: 'formulaire envoyé',
  'all-denied': 'tout refusé',
  'all-allowed': 'tout accepté',
};
