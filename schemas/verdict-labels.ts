/** What checkers' verdicts on wrong answers are called in a report, which French readers read. */
const VERDICT_LABELS: Readonly<Record<string, string>> = {
  incorrect: 'réponse fausse',
  refused: 'réponse refusée',
  almost: 'réponse presque juste',
  bare: 'réponse sans son enveloppe CTF{…}',
  encoded: 'réponse encore codée',
  pieces: 'morceaux justes, mal assemblés',
  'one-piece': 'un morceau sur deux',
  shuffled: 'morceaux justes, dans le désordre',
  directory: 'nom du dossier à la place du flag',
  'wall-code': 'code affiché au mur',
  'old-password': 'ancien mot de passe',
  'other-ship': 'bonne forme, autre navire',
  'race-number': 'numéro de la course',
  'too-many': 'trop de choix cochés',
  'too-few': 'pas assez de choix cochés',
  'too-early': 'clic trop rapide',
  submitted: 'formulaire envoyé',
  'all-denied': 'tout refusé',
  'all-allowed': 'tout accepté',
  'too-trusting': 'trop de confiance',
  'too-wary': 'trop de méfiance',
  both: 'confiance et méfiance mal placées',
  'too-hasty': 'trop de gestes',
  'too-late': 'réaction trop tardive',
  order: 'bons gestes, mauvais ordre',
  gestures: 'leviers reconnus, gestes à revoir',
  interrupted: 'opération prévue interrompue',
  'put-off': 'décision remise à plus tard',
  disk: 'disque de sauvegarde mal traité',
  untold: 'personne de prévenu',
  overlooked: 'indice passé inaperçu',
  'not-called': 'numéro connu pas rappelé',
  'not-compared': 'chiffres mal comparés',
  'not-signed': 'deuxième signature oubliée',
  mismatched: 'contrôle juste, conclusion fausse',
  'wrong-tool': 'outil non autorisé',
  fooled: 'consigne cachée suivie',
  leaking: 'donnée sensible transmise',
  'nothing-struck': 'rien de masqué',
  'all-struck': 'tout masqué',
};

/** Whether a verdict says no more than that the answer was wrong. */
export function saysOnlyWrong(verdict: string): boolean {
  return verdict === 'incorrect' || verdict === 'refused';
}

/** What a kind of mistake is called; undefined for a verdict of a pack's own. */
export function knownMistake(verdict: string): string | undefined {
  return VERDICT_LABELS[verdict];
}

/** What a kind of mistake is called. A challenge added since has its verdict quoted, so that no line of the report is in another language. */
export function mistakeLabel(verdict: string): string {
  return knownMistake(verdict) ?? `autre réponse fausse, «\u00a0${verdict}\u00a0»`;
}
