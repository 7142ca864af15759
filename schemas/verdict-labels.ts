/** French labels of checkers' verdicts on wrong answers, for reports. */
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
  'too-early': 'geste fait trop tôt',
  submitted: 'formulaire envoyé',
  'all-denied': 'tout refusé',
  'all-allowed': 'tout accepté',
  'too-trusting': 'trop de confiance',
  'too-wary': 'trop de méfiance',
  'no-proof': 'questions prises pour une preuve',
  both: 'confiance et méfiance mal placées',
  'too-hasty': 'trop de gestes',
  'too-late': 'réaction trop tardive',
  order: 'bons gestes, mauvais ordre',
  gestures: 'leviers reconnus, gestes à revoir',
  interrupted: 'opération prévue interrompue',
  'put-off': 'décision remise à plus tard',
  disk: 'disque de sauvegarde mal traité',
  untold: 'personne de prévenu',
  spread: 'piège fait suivre à tout le monde',
  overlooked: 'indice passé inaperçu',
  'not-called': 'numéro connu pas rappelé',
  'not-compared': 'chiffres mal comparés',
  'not-signed': 'deuxième signature oubliée',
  mismatched: 'contrôle juste, conclusion fausse',
  'wrong-tool': 'outil non autorisé',
  'wrong-use': 'outil autorisé, usage exclu',
  fooled: 'consigne cachée suivie',
  leaking: 'donnée sensible transmise',
  'nothing-struck': 'rien de masqué',
  'all-struck': 'tout masqué',
};

/** Whether a verdict is generic: it says that the answer is wrong, not which mistake it is. */
export function saysOnlyWrong(verdict: string): boolean {
  return verdict === 'incorrect' || verdict === 'refused';
}

/** One kind of mistake in a mission, as sent to reports and the projector. */
export interface NamedMistake {
  readonly verdict: string;
  /** Label in the mission's manifest. */
  readonly label?: string;
}

/** A kind of mistake with its label in the mission's manifest, if there is one. */
export function namedMistake(verdict: string, labels: Readonly<Record<string, string>>): NamedMistake {
  const label = Object.hasOwn(labels, verdict) ? labels[verdict] : undefined;
  return label === undefined ? { verdict } : { verdict, label };
}

/** Label of a kind of mistake: the mission's, else Vigie's; undefined if neither has one. */
export function knownMistake({ verdict, label }: NamedMistake): string | undefined {
  return label ?? (Object.hasOwn(VERDICT_LABELS, verdict) ? VERDICT_LABELS[verdict] : undefined);
}

/**
 * Label of a kind of mistake. A verdict without a label is quoted in a French phrase, so that no line of the report is in another language.
 */
export function mistakeLabel(mistake: NamedMistake): string {
  return knownMistake(mistake) ?? `autre réponse fausse, «\u00a0${mistake.verdict}\u00a0»`;
}
