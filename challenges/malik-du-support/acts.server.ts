/** How each gesture of the morning is judged, and its consequence. */
import type { SequenceGesture } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { FloodMail } from './artifacts.ts';
import { type DrawnContact, doorOf } from './contacts.server.ts';
import type { Alert } from './flood.server.ts';
import { type DrawnSessions, howOpened } from './neighbour.server.ts';

/** Kinds of mistake of an unsafe gesture. `no-proof`: the player took right answers to questions for a proof of identity. */
export type Mistake = 'too-trusting' | 'untold' | 'no-proof' | 'spread';

/** Judgement and consequence, by the value of the gesture. */
export type Acts = Readonly<
  Record<string, Pick<SequenceGesture<Mistake>, 'act' | 'mistake' | 'again' | 'says' | 'place' | 'takenFor'>>
>;

export const CALL_BACK = 'callback';

/** All mails but one are noise. Showing the support one of these is tolerated, and the player is asked again. */
export function mailActs(mails: readonly FloodMail[], alert: Alert & { readonly id: string }): Acts {
  return Object.fromEntries(
    mails.map(({ id, from }) => [
      id,
      id === alert.id
        ? { act: 'safe', says: alert.why }
        : {
            act: 'tolerated',
            again: true,
            says: `« ${from} » : le support y lit une inscription, comme deux cents autres. Laquelle touche à votre compte de travail, ou à l’argent de l’entreprise ? Rien n’est compté.`,
          },
    ]),
  );
}

/**
 * Calling the support is right for both contacts who claim to be Malik: it lets the genuine one in, and tells the support about the fake
 * one.
 * @param known whether the attacker reads the player's mailbox
 */
export function contactActs(contact: DrawnContact, known: boolean): Acts {
  const place = `[${frenchSpaces(doorOf(contact))}]`;
  const acts = contact.genuine ? GENUINE : known ? FAKE_THAT_READS : FAKE;
  return Object.fromEntries(Object.entries(acts).map(([value, act]) => [value, { ...act, place }]));
}

/** Leaving a contact unanswered lets nobody in. The consequence is the same for both Maliks, so that it does not tell which is genuine. */
const LEFT: Acts[string] = {
  act: 'tolerated',
  again: true,
  takenFor: 'hostile',
  says: 'Personne n’est entré, et rien n’est perdu. Votre boîte déborde toujours : était-ce l’aide attendue, ou une offre à signaler ? Rien n’est compté.',
};

/**
 * Calling back or asking for a proof shows no belief about the contact, so neither has `takenFor`. Letting the genuine Malik in without a
 * call was luck, although he named the right tool: it is tolerated, the question is asked again, and `takenFor` is kept.
 */
const GENUINE: Acts = {
  follow: {
    act: 'tolerated',
    again: true,
    takenFor: 'genuine',
    says: 'Le chemin était le bon, et c’était lui. Mais vous avez accepté sans le savoir : un compte se vole. Qui pouvait vous le dire avant ? Rien n’est compté.',
  },
  [CALL_BACK]: {
    act: 'safe',
    says: 'Le 4210 répond : « Malik ? Oui, il s’occupe de vous. » Deux minutes de plus, et la bonne aide entre.',
  },
  prove: {
    act: 'tolerated',
    again: true,
    says: 'Tout est juste, et c’était lui. Mais une personne qui lit votre boîte aurait répondu la même chose : qui, lui, le sait ? Rien n’est compté.',
  },
  block: LEFT,
};

const FAKE: Acts = {
  follow: {
    act: 'unsafe',
    takenFor: 'genuine',
    mistake: 'too-trusting',
    says: 'La souris part sans vous, droit vers vos dossiers. « Ne touchez plus à rien, je m’en occupe. »',
  },
  [CALL_BACK]: {
    act: 'safe',
    says: 'Le 4210 répond : « Ce n’est pas nous. Merci d’avoir appelé ! » Personne n’est entré.',
  },
  prove: {
    act: 'unsafe',
    mistake: 'no-proof',
    says: 'Étage, service : cela se trouve en ligne, et le reste se dit en riant. Vous acceptez, et la souris part sans vous.',
  },
  block: LEFT,
};

const FAKE_THAT_READS: Acts = {
  ...FAKE,
  prove: {
    act: 'unsafe',
    mistake: 'no-proof',
    says: 'Tout est juste : ces réponses sont dans votre boîte, et quelqu’un la lit. Vous acceptez, et la souris part sans vous.',
  },
};

/**
 * Cutting a desk off the network and calling 4210 never costs anything: the support knows at which desks it is working. If a stranger
 * controls one desk, cutting off both is as right as cutting off that one. If only genuine help was cut off, the question is asked again.
 */
export function neighbourActs([left, right]: DrawnSessions): Acts {
  const stranger = [left, right].find(({ genuine }) => !genuine);
  const acts: Acts = {
    left: left.genuine ? spared(left.shown.name, right) : cutOff(left.shown.name),
    right: right.genuine ? spared(right.shown.name, left) : cutOff(right.shown.name),
    both: stranger
      ? {
          act: 'safe',
          says: `Le 4210 sait où il est : pas chez ${stranger.shown.name}. À l’autre bureau, l’aide reprend. Deux minutes perdues, rien de plus.`,
        }
      : {
          act: 'tolerated',
          again: true,
          says: 'Le 4210 répond : « C’était nous, aux deux bureaux. On reprend quand vous voulez. » Du temps perdu, rien d’autre.',
        },
    // Switching both computers off stops a stranger too, and harms nobody, but loses the traces in memory: it is tolerated.
    off: {
      act: 'tolerated',
      again: true,
      says: 'Deux écrans noirs : plus rien ne sort, et ce que la mémoire gardait s’efface avec eux. Quel geste arrête autant, sans rien perdre ? Rien n’est compté.',
    },
    none: stranger
      ? {
          act: 'unsafe',
          mistake: 'too-trusting',
          says: `Chez ${stranger.shown.name}, la souris ouvre les dossiers un à un. Vous regardez ; elle copie.`,
        }
      : {
          act: 'safe',
          says: 'Cinq minutes après, deux boîtes sont rangées. C’était Bouée, ouverte de leur main, aux deux bureaux.',
        },
  };
  const place = `${howOpened(left)} ${howOpened(right)}`;
  return Object.fromEntries(Object.entries(acts).map(([value, act]) => [value, { ...act, place }]));
}

function cutOff(name: string): Acts[string] {
  return {
    act: 'safe',
    says: `Chez ${name}, la souris s’arrête net. Plus rien ne sort, et le poste, allumé, garde les traces pour le 4210.`,
  };
}

/** Genuine help is cut off, which causes a delay. The call tells whether a stranger is at the other desk, in time to cut that one off. */
function spared(name: string, other: DrawnSessions[number]): Acts[string] {
  return {
    act: 'tolerated',
    again: true,
    says: other.genuine
      ? `Chez ${name}, l’aide s’arrête au milieu. Le 4210 répond que c’était lui, et recommence : du temps, rien d’autre.`
      : `Chez ${name}, l’aide s’arrête au milieu. Le 4210 répond : « C’était moi. Et à l’autre bureau, regardez bien ! » La souris y court encore.`,
  };
}

export const TELLING: Acts = {
  now: { act: 'safe', says: 'Fatou note l’heure, le canal, l’outil. À 9 h 41, ce chemin est fermé pour tout le monde.' },
  evening: {
    act: 'unsafe',
    mistake: 'untold',
    says: 'Toute la journée, la même offre frappe à d’autres bureaux. Le soir, le support apprend tout d’un coup.',
  },
  everyone: {
    act: 'unsafe',
    mistake: 'spread',
    says: 'Tout l’étage reçoit le piège, liens compris, et cette fois il vient de quelqu’un de connu : vous. Prévenir, oui ; faire suivre le message, c’est le renvoyer à sa place.',
  },
  nobody: {
    act: 'unsafe',
    mistake: 'untold',
    says: 'À midi, la même offre arrive chez une collègue. Elle n’en a jamais entendu parler.',
  },
};
