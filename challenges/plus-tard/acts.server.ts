/** How each gesture is judged, and its consequence: for a genuine notice, for a fake one, and for the disk in each state. */
import type { FalseAlarms, SequenceGesture } from '#engine/authoring/server';
import type { Gesture } from './artifacts.ts';

/** Kinds of mistake that an unsafe gesture makes. */
export type Mistake = 'too-trusting' | 'disk';

export type Acts = Readonly<Record<Gesture, Pick<SequenceGesture<Mistake>, 'act' | 'mistake' | 'again' | 'says'>>>;

/** The right gesture. `says` is empty, because the consequence is the reason why it is right: each item's `why`. */
const SAFE = { act: 'safe', says: '' } as const;

/** Putting off installs nothing and decides nothing. The text is the same for genuine and fake notices, so that it gives nothing away. */
const PUT_OFF = {
  act: 'tolerated',
  again: true,
  says: 'L’avis se referme, et ce geste n’a rien coûté. Mais il reviendra : s’il est vrai, la faille reste ouverte d’ici là ; s’il est faux, personne n’est prévenu.',
} as const;

const STILL_THERE = 'La semaine d’après, le disque est encore branché : ce qui toucherait le PC le toucherait aussi.';

/**
 * Genuine notices. A click in one is harmless, but the player must choose again: only the settings can show that the notice is genuine. A
 * report costs the support a minute (`FALSE_ALARMS`).
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
  later: PUT_OFF,
};

/** Genuine notices of the device itself: a click starts the same update as the settings do, so it settles the day. */
export const GENUINE_OF_THE_DEVICE: Acts = {
  ...GENUINE,
  here: {
    act: 'tolerated',
    says: 'C’était l’appareil, et il disait vrai : la mise à jour part. L’avis seul ne le prouvait pas. Les réglages, si : ils la proposaient aussi.',
  },
};

/** Reports of genuine notices: the player must trust one of the two. One is enough, because the disk has to be decided as well. */
export const FALSE_ALARMS: FalseAlarms = {
  trusted: 1,
  held: 'Merci, c’est noté : le support lit plusieurs signalements, et répond en fin de quinzaine. Signaler ne coûte jamais rien.',
  waiting: () =>
    'Le support appelle : « Merci, j’ai tout regardé. Parmi ces annonces, il reste une vraie mise à jour, et elle n’est pas faite. » Reprenez ces jours-là. « Signaler au support » garde votre signalement, et ne coûte rien ; suivre un faux avis, si.',
};

/** Fake notices. Looking into the settings and putting off harm nobody, but also warn nobody. */
export const FAKE: Acts = {
  here: { act: 'unsafe', mistake: 'too-trusting', says: 'Quelque chose s’installe, et ce n’est pas la mise à jour annoncée.' },
  self: {
    act: 'tolerated',
    again: true,
    says: 'Vous ouvrez vous-même : rien n’y attend, et cela n’a rien coûté. Mais l’avis va revenir, chez vous et chez d’autres.',
  },
  report: SAFE,
  later: PUT_OFF,
};

/** Asking the support about a healthy copy costs nothing, and leaves the question of the disk open. */
const ASKED_FOR_NOTHING = { act: 'tolerated', again: true } as const;

/** A finished copy: the disk must be taken away. Waiting longer harms nobody. */
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

/**
 * A copy that needs four more minutes. Its values are swapped (`diskOptions`): `here` means waiting, `later` taking the disk away.
 * Otherwise, a player who first puts off and then clicks would be right in each state but the stopped one, without reading.
 */
export const UNDER_WAY: Acts = {
  here: SAFE,
  self: { act: 'unsafe', mistake: 'disk', says: STILL_THERE },
  report: {
    ...ASKED_FOR_NOTHING,
    says: 'Le support regarde : la copie n’a rien, et demander n’a rien coûté. Que dit le journal, et que faites-vous du disque ?',
  },
  later: {
    act: 'unsafe',
    mistake: 'disk',
    says: 'Le disque est à l’abri, avec une copie coupée en route : il manque le reste.',
  },
};

/** A stopped copy, which never ends by itself. Waiting, or taking the incomplete copy away, harms nobody, but warns nobody either. */
export const STOPPED: Acts = {
  here: {
    act: 'tolerated',
    again: true,
    says: 'Le disque est à l’abri, et c’est déjà cela : rien n’est compté. Mais il manque des fichiers à la copie. Qui la remettra en marche ?',
  },
  self: {
    act: 'unsafe',
    mistake: 'disk',
    says: 'La semaine d’après, la copie est toujours arrêtée, et le disque toujours branché.',
  },
  report: SAFE,
  later: {
    act: 'tolerated',
    again: true,
    says: 'Vous attendez, et rien ne bouge plus : cela n’a rien coûté. Mais cette copie est arrêtée. Qui la remettra en marche ?',
  },
};
