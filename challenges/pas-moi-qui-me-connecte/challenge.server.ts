import { defineChecker, type FalseAlarms, type SequenceGesture, type SequenceItem, sequence } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { type DayArtifacts, type DayReveal, GESTURES, type Gesture, gestureNames } from './artifacts.ts';
import { type DrawnMoment, drawDay, OWN_REQUESTS, requestOf, unexplained } from './day.server.ts';

/** The kind of mistake behind an unsafe answer. */
type Mistake = 'too-trusting';

type Answered = Omit<SequenceGesture<Mistake>, 'value' | 'text' | 'place'>;

/**
 * Reports of genuine requests: the first two get an immediate reply. Further ones are held until the end of the day, when the player has to
 * answer their requests again.
 */
const FALSE_ALARMS: FalseAlarms = {
  trusted: OWN_REQUESTS - 2,
  held: 'Merci, c’est noté : Fatou Diarra lit plusieurs signalements, et répond ce soir, à la fin. En attendant, relisez le passage qui décide. Signaler ne coûte jamais rien.',
  waiting: (count) =>
    `Fatou Diarra appelle : « Merci, j’ai tout regardé. Parmi ces demandes, ${count === 1 ? 'une vient' : `${WORDS[count] ?? count} viennent`} de vous, et vous attendez toujours d’entrer. » Elles reviennent toutes : à vous de retrouver ${count === 1 ? 'laquelle est à vous' : 'lesquelles sont à vous'}. « Refuser et signaler » garde votre signalement, et ne coûte rien ; approuver pour quelqu’un d’autre, si.`,
};

const WORDS = ['', '', 'deux'];

export default defineChecker({
  secrets: (variant) => ({ moments: drawDay(variant) }),

  artifacts: ({ moments }): DayArtifacts => ({ moments: moments.map(unexplained) }),

  ...sequence(({ moments }: { readonly moments: readonly DrawnMoment[] }) => moments.map(itemOf), {
    falseAlarms: FALSE_ALARMS,
  }),

  reveal: ({ moments }): DayReveal => ({
    moments: moments.map((moment) => ({
      ...requestOf(moment),
      own: moment.own,
      why: moment.why,
      right: moment.own ? 'approve' : 'report',
    })),
    afterwards:
      'Vos signalements arrivent chez Fatou Diarra. Malik Benali change aussitôt le mot de passe avec vous, ferme toutes les sessions ouvertes à votre nom, puis retire les appareils et les applications que vous ne connaissez pas. L’un sans l’autre ne suffit pas. Gwenaëlle Riou, un soir de fatigue, avait accepté la cinquième demande d’une rafale. Elle a appelé dans la minute ; c’est ce que l’équipe a retenu.',
  }),
});

/** One request with its three answers. After each answer, the decisive words about the minute before are marked. */
function itemOf(moment: DrawnMoment): SequenceItem<Mistake> {
  const { id, own, before } = moment;
  const answers = moment.own ? toOwn(moment) : toForeign(moment);
  const names = gestureNames(moment);
  return {
    id,
    gestures: GESTURES.map((value) => ({
      value,
      text: names[value],
      place: frenchSpaces(before),
      takenFor: value === 'approve' ? 'genuine' : 'hostile',
      ...answers[value],
    })),
    genuine: own,
    surface: surfaceOf(moment),
  };
}

/** A refusal lets nobody in, and settles nothing. Its text is the same whoever started the request, so that it gives nothing away. */
const REFUSED: Answered = {
  act: 'tolerated',
  again: true,
  says: 'La demande s’efface : personne n’est entré. Mais elle reviendra. Si elle est à vous, elle attend votre accord ; sinon, qui sait qu’on l’a tentée ?',
};

/** Answers to a request that the player started. */
function toOwn({ why }: DrawnMoment): Readonly<Record<Gesture, Answered>> {
  return {
    approve: { act: 'safe', says: why },
    refuse: REFUSED,
    report: {
      act: 'tolerated',
      says: 'Fatou Diarra répond vite : « Merci d’avoir demandé ! Celle-ci vient de vous, il y a une minute. » Vous recommencez, et elle passe.',
    },
  };
}

/** Answers to a request that somebody else started. */
function toForeign({ why, ifApproved }: Extract<DrawnMoment, { own: false }>): Readonly<Record<Gesture, Answered>> {
  return {
    approve: { act: 'unsafe', mistake: 'too-trusting', says: ifApproved },
    refuse: REFUSED,
    report: { act: 'safe', says: why },
  };
}

/** Features visible without reading; the conformance tests check that they do not give the answer away. */
function surfaceOf({ time, sky, place, app, title, before, facts, rights, numbers, code }: DrawnMoment) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return {
    drawing: sky,
    place,
    hour: 60 * hour + minute,
    sender: app,
    title,
    shows: numbers ? 'numbers' : code ? 'code' : rights ? 'rights' : facts ? 'facts' : 'nothing',
    length: before.length,
  };
}
