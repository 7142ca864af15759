/** What each gesture is at work and what comes of it, by what is judged: something genuine, something fake, and the disk in each of its states. */
import type { FalseAlarms, SequenceGesture, SequenceLimit } from '#engine/authoring/server';
import type { Gesture } from './artifacts.ts';

/** What kind of mistake an unsafe gesture is. */
export type Mistake = 'too-trusting' | 'put-off' | 'disk';

export type Acts = Readonly<Record<Gesture, Pick<SequenceGesture<Mistake>, 'act' | 'mistake' | 'again' | 'says'>>>;

/** What comes of it is why it was right, which each item says by itself. */
const SAFE = { act: 'safe', says: '' } as const;

const STILL_THERE = 'La semaine d’après, le disque est encore branché : ce qui toucherait le PC le toucherait aussi.';

/**
 * A click in a genuine notice harms nobody; that it was genuine is known only once the settings have said so. A report about it costs the
 * support a minute (`FALSE_ALARMS`), and putting it off once an evening (`PUT_OFF`).
 */
export const GENUINE: Acts = {
  here: {
    act: 'tolerated',
    again: true,
    says: 'Celle-ci était vraie : le clic n’a rien coûté. Dans une fausse, le même clic installait autre chose. Quel geste tient dans les deux cas ?',
  },
  self: SAFE,
  report: {
    act: 'tolerated',
    says: 'Le support répond : « Celle-là est vraie, et vous avez bien fait de demander. » Il la lance avec vous.',
  },
  later: {
    act: 'tolerated',
    says: 'L’avis revient à l’heure de partir, et cette fois vous la faites : une fois, cela n’a rien coûté. La faille, elle, est restée ouverte, et les réglages avaient un horaire à choisir.',
  },
};

/** A genuine notice of the device itself: what it starts is what the settings would start. */
export const GENUINE_OF_THE_DEVICE: Acts = {
  ...GENUINE,
  here: {
    act: 'tolerated',
    says: 'C’était l’appareil, et il disait vrai : la mise à jour part. Les réglages la proposaient aussi, et eux tiennent quel que soit l’avis.',
  },
};

/** A genuine notice may be put off once in the fortnight; from then on it is the habit that leaves the door open. */
export const PUT_OFF: SequenceLimit<Mistake> = {
  counts: ({ value }, { genuine }) => value === 'later' && genuine === true,
  max: 1,
  beyond: {
    act: 'unsafe',
    mistake: 'put-off',
    says: 'L’avis se referme, comme l’autre. La mise à jour attend toujours, et la faille avec elle.',
  },
};

/** One genuine notice must be trusted in the end: the disk is one decision more that has to be read. */
export const FALSE_ALARMS: FalseAlarms = {
  trusted: 1,
  held: 'Merci, c’est noté : le support répond en fin de quinzaine. Signaler ne coûte jamais rien.',
  waiting: () =>
    'Le support appelle : « Merci, j’ai tout regardé. Parmi ces annonces, il y a une vraie mise à jour, et rien n’est à jour chez vous. » Reprenez ces jours-là : rien n’est compté, rien n’est perdu.',
};

/** Whoever looks into the settings for nothing, or puts a trap off, harms nobody, and has told nobody. */
export const FAKE: Acts = {
  here: { act: 'unsafe', mistake: 'too-trusting', says: 'Quelque chose s’installe, et ce n’est pas la mise à jour annoncée.' },
  self: {
    act: 'tolerated',
    again: true,
    says: 'Vous ouvrez vous-même : rien n’y attend, et cela n’a rien coûté. Mais l’avis va revenir, chez vous et chez d’autres.',
  },
  report: SAFE,
  later: {
    act: 'tolerated',
    again: true,
    says: 'L’avis se ferme, et rien ne s’est installé. Mais il reviendra, chez vous et chez d’autres : personne n’est prévenu.',
  },
};

/** To ask the support about a copy that is well costs nothing, and leaves the disk to be decided on. */
const ASKED_FOR_NOTHING = { act: 'tolerated', again: true } as const;

/** Waiting for the end of a copy that is over harms nobody. */
export const DONE: Acts = {
  here: SAFE,
  self: { act: 'unsafe', mistake: 'disk', says: STILL_THERE },
  report: {
    ...ASKED_FOR_NOTHING,
    says: 'Le support regarde : la copie n’a rien, et demander n’a rien coûté. Le disque, lui, est toujours branché : qu’en faites-vous ?',
  },
  later: {
    act: 'tolerated',
    again: true,
    says: 'Vous attendez, et rien ne vient : cela n’a rien coûté. Que dit le journal, et que faites-vous du disque ?',
  },
};

export const UNDER_WAY: Acts = {
  here: { act: 'unsafe', mistake: 'disk', says: 'Le disque est à l’abri, avec une copie coupée en route : il manque le reste.' },
  self: { act: 'unsafe', mistake: 'disk', says: STILL_THERE },
  report: {
    ...ASKED_FOR_NOTHING,
    says: 'Le support regarde : la copie n’a rien, et demander n’a rien coûté. Que dit le journal, et que faites-vous du disque ?',
  },
  later: SAFE,
};

/** A copy that has stopped has no end to wait for. */
export const STOPPED: Acts = {
  here: { act: 'unsafe', mistake: 'disk', says: 'Le disque est à l’abri, avec une copie à qui il manque des fichiers.' },
  self: {
    act: 'unsafe',
    mistake: 'disk',
    says: 'La semaine d’après, la copie est toujours arrêtée, et le disque toujours branché.',
  },
  report: SAFE,
  later: { act: 'unsafe', mistake: 'disk', says: 'Vous attendez, et rien ne bouge plus : cette copie est arrêtée.' },
};
