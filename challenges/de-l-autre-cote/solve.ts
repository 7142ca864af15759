import type { Lazy, Solve } from '#engine/authoring/server';
import { type Aimed, gestureField, leverField, type Named, type OtherSideArtifacts } from './artifacts.ts';

/** Words that identify each message, with its lever and the gesture of a careful reader. */
const READINGS: readonly { readonly words: RegExp; readonly lever: Named; readonly gesture: RegExp }[] = [
  { words: /le faire valider/, lever: 'autorite', gesture: /la demande écrite/ },
  { words: /inutile de repasser/, lever: 'autorite', gesture: /J’appelle son bureau/ },
  { words: /Je repars dans/, lever: 'urgence', gesture: /J’appelle l’accueil/ },
  { words: /se ferme dans 15/, lever: 'urgence', gesture: /J’ouvre La Passerelle/ },
  { words: /sortirait/, lever: 'service', gesture: /Je la présente à Solène/ },
  { words: /dépannez/, lever: 'service', gesture: /J’aide autrement/ },
  { words: /chèques-cadeaux vous attendent/, lever: 'gain', gesture: /Je cherche l’annonce/ },
  { words: /180 € pour vous/, lever: 'gain', gesture: /J’appelle Inès/ },
  { words: /seront supprimés/, lever: 'peur', gesture: /J’appelle le support/ },
  { words: /tout perdre/, lever: 'peur', gesture: /Je raccroche, et j’appelle/ },
  { words: /équipe comprise/, lever: 'secret', gesture: /à ma responsable/ },
  { words: /même à Solène/, lever: 'secret', gesture: /J’en parle à Solène/ },
  { words: /entretiens/, lever: 'aucun', gesture: /J’ouvre La Passerelle/ },
  { words: /élingues/, lever: 'aucun', gesture: /Je regarde mon bon/ },
  { words: /badge est prêt/, lever: 'aucun', gesture: /Je passe le prendre/ },
  { words: /navire est en avance/, lever: 'aucun', gesture: /oui ou non/ },
  { words: /nos camions/, lever: 'aucun', gesture: /Je regarde le portail/ },
  { words: /grue 3/, lever: 'aucun', gesture: /J’en parle au quai/ },
  { words: /numéro change/, lever: 'aucun', gesture: /Je le note demain/ },
  { words: /conteneur arrive/, lever: 'aucun', gesture: /je regarde le suivi/ },
  { words: /justifier ses demandes/, lever: 'autorite', gesture: /J’appelle la capitainerie/ },
  { words: /se ferme dans 2/, lever: 'urgence', gesture: /poste de garde/ },
  { words: /croisière/, lever: 'gain', gesture: /Je remercie/ },
  { words: /hiérarchie informée/, lever: 'peur', gesture: /saurait la première/ },
  { words: /j’ose demander/, lever: 'service', gesture: /joindre le support/ },
  { words: /aucun collègue/, lever: 'secret', gesture: /J’appelle la direction/ },
  { words: /dossier commun/, lever: 'aucun', gesture: /^Je regarde les photos/ },
  { words: /écharpe/, lever: 'aucun', gesture: /Je dis merci/ },
  { words: /casque est réparé/, lever: 'aucun', gesture: /Je monte le chercher/ },
  { words: /relire ma note/, lever: 'aucun', gesture: /^Je relis/ },
];

/** Beginnings of gestures that do what a lure asks for. */
const OBEYS = /^Je (?:dicte|renvoie|clique|donne|indique|m’identifie|me reconnecte|prête|lis|les donne)|^J’(?:envoie|indique)/;
/** Beginnings of gestures that turn a message away: erase, block, hang up, refuse. */
const DISTRUSTS = /^Je (?:bloque|raccroche :|refuse)|^J’efface/;

type Reading = { readonly lever: Named; readonly gesture: string };

const play =
  (read: (message: Aimed) => Reading): Solve<OtherSideArtifacts> =>
  ({ messages }) =>
    Object.fromEntries(
      messages.flatMap((message) => {
        const { lever, gesture } = read(message);
        const id = message.gestures.find(({ text }) => text === gesture)?.id ?? '';
        return [
          [leverField(message.id), lever],
          [gestureField(message.id), id],
        ];
      }),
    );

function readingOf({ text, gestures }: Aimed): Reading {
  const reading = READINGS.find(({ words }) => words.test(plain(text)));
  if (!reading) throw new Error(`no reading of « ${text} »`);
  return { lever: reading.lever, gesture: gestures.find((gesture) => reading.gesture.test(plain(gesture.text)))?.text ?? '' };
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const first = ({ gestures }: Aimed, wanted: RegExp) => gestures.find(({ text }) => wanted.test(plain(text)))?.text;

/** Recognises each message by its words, and chooses the lever and the gesture of a careful reader. */
const solve: Solve<OtherSideArtifacts> = play(readingOf);

export default solve;

/** `refuse` sees a lever in every message and turns away what it can; `accept` sees none and does what is asked. */
export const lazy: Lazy<Solve<OtherSideArtifacts>> = {
  refuse: play((message) => {
    const { lever, gesture } = readingOf(message);
    return { lever: lever === 'aucun' ? (message.levers[0] ?? lever) : lever, gesture: first(message, DISTRUSTS) ?? gesture };
  }),
  accept: play((message) => ({ lever: 'aucun', gesture: first(message, OBEYS) ?? readingOf(message).gesture })),
};

/** A plausible answer that must count as a failed attempt: no lever anywhere, and the first gesture each time. */
export const wrong = {
  'message1-levier': 'aucun',
  'message1-geste': 'a',
  'message2-levier': 'aucun',
  'message2-geste': 'a',
  'message3-levier': 'aucun',
  'message3-geste': 'a',
};
