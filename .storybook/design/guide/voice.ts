/** Sentences of the product, each with a wording to avoid and the file that holds the sentence. */

export interface Wording {
  /** The sentence, with ordinary spaces. */
  readonly say: string;
  /** The wording to avoid: a former one, or a tempting one. */
  readonly not: string;
  readonly why: string;
  readonly file: string;
}

export const FOR_PLAYERS: readonly Wording[] = [
  {
    say: 'Le réseau ne répond pas. Rien n’est perdu : réessayez dans un instant.',
    not: 'Erreur 503 : échec de la requête.',
    why: 'What happened, what is kept, what to do; no number, no fault.',
    file: 'engine/frame/play/failure-message.ts',
  },
  {
    say: 'Prévenez l’animateur ou l’animatrice, puis réessayez.',
    not: 'Préviens l’animateur, puis réessaie.',
    why: 'Vous, always; whoever runs the room is a woman or a man, and both are named in full.',
    file: 'server/http/error-replies.ts',
  },
  {
    say: 'Une page attend encore votre décision : la voici. Cela ne coûte rien.',
    not: 'Réponse incomplète.',
    why: 'What is missing, where it is, and that nobody pays for it.',
    file: 'challenges/_browser/challenge.tsx',
  },
  {
    say: 'Quelqu’un attend pour rien : lequel de ces messages ne demande rien de risqué ?',
    not: 'Vous vous méfiez trop.',
    why: 'It speaks of what is on the screen, and asks; it does not judge who answered.',
    file: 'challenges/_mailbox/challenge.tsx',
  },
  {
    say: 'Les indices de la mission, pour relire',
    not: 'Les indices de la mission',
    why: 'After a solve, what they are still there for.',
    file: 'engine/frame/panels/hint-box.tsx',
  },
  {
    say: 'Un doute, un clic de trop ? Dites-le tout de suite, même sans certitude.',
    not: 'Signalez vos erreurs sans délai.',
    why: 'Who is ashamed does not report: the gesture is named, nobody is to blame.',
    file: 'engine/frame/panels/where-to-report.tsx',
  },
];

export const FOR_FACILITATORS: readonly Wording[] = [
  {
    say: 'Nobody has logged in yet. Share the session code: players appear here as soon as they log in.',
    not: 'No data.',
    why: 'An empty state says what will be here, and what brings it.',
    file: 'admin/language/english/participants.tsx',
  },
  {
    say: 'This page could not be loaded. Check the connection and reload it.',
    not: 'Something went wrong!',
    why: 'What to do, in the order in which it is done.',
    file: 'admin/language/english/shell.ts',
  },
];
