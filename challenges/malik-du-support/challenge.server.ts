import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral, type Variant } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { type Gesture, type MalikArtifacts, type MalikReaction, type MalikReveal, MOMENTS, type Moment } from './artifacts.ts';
import { contactAt, type DrawnContact, drawContacts, drawForeignTool, revealedAt } from './contacts.server.ts';
import { ALERTS, type Alert, PRACTICE_ALERTS, PRACTICE_SUBSCRIPTIONS, SUBSCRIPTIONS } from './flood.server.ts';
import { SCHEDULE } from './moments.ts';
import { drawNeighbour, neighbourTruth } from './neighbour.server.ts';

/** Of the two contacts, one in four times the genuine one comes first. */
const GENUINE_FIRST_IN = 4;

/** What a wrong gesture comes from; `mail` is the message overlooked. */
type Slip = 'trusting' | 'wary' | 'silent' | 'mail' | 'other';

const CALL_BACK = 'callback';

/** What is right when this Malik writes, and what is wrong with the rest. */
const contactSlips = (genuine: boolean): Readonly<Record<string, Slip | null>> =>
  genuine
    ? { follow: null, [CALL_BACK]: 'wary', prove: 'other', block: 'wary' }
    : { follow: 'trusting', [CALL_BACK]: null, prove: 'trusting', block: 'silent' };

const neighbourSlips = (genuine: boolean): Readonly<Record<string, Slip | null>> =>
  genuine
    ? { close: 'wary', leave: null, off: 'wary', uninstall: 'wary' }
    : { close: null, leave: 'trusting', off: 'other', uninstall: 'silent' };

const TELLING: Readonly<Record<string, Slip | null>> = { now: null, evening: 'silent', everyone: 'other', nobody: 'silent' };

/** A voice is hung up on; a message is left where it is. */
const contactGestures = ({ channel }: DrawnContact): readonly Gesture[] => [
  // Without the tool's name: whoever has learnt it from other plays would read the answer off the label.
  { value: 'follow', label: 'J’ouvre l’outil qu’il me demande, j’accepte, et je reste devant l’écran.' },
  {
    value: CALL_BACK,
    label: `${channel === 'call' ? 'Je raccroche' : 'Je laisse le message'}, et je compose le 4210 de l’annuaire.`,
  },
  { value: 'prove', label: 'Je lui demande son nom, son étage et son service ; s’il répond bien, j’accepte.' },
  { value: 'block', label: `${channel === 'call' ? 'Je raccroche' : 'J’efface'}, et je me remets au travail.` },
];

const NEIGHBOUR_GESTURES: readonly Gesture[] = [
  { value: 'close', label: 'On coupe session et réseau, on laisse allumé, on appelle le 4210.' },
  { value: 'leave', label: 'On laisse finir, quelqu’un reste devant l’écran.' },
  { value: 'off', label: 'On éteint l’ordinateur d’un coup.' },
  { value: 'uninstall', label: 'On désinstalle l’outil, et l’on n’en parle plus.' },
];

/** The same gestures where nothing counts, in other words. */
const practiceContactGestures = ({ channel }: DrawnContact): readonly Gesture[] => [
  { value: 'follow', label: 'Je fais ce qu’il dit dans son outil, les yeux sur l’écran.' },
  {
    value: CALL_BACK,
    label: `${channel === 'call' ? 'Je coupe l’appel' : 'Je ne réponds pas'}, puis j’appelle moi-même le 4210.`,
  },
  { value: 'prove', label: 'Je l’interroge sur la maison : s’il la connaît, j’accepte.' },
  { value: 'block', label: `${channel === 'call' ? 'Je coupe l’appel' : 'Je mets à la corbeille'}, et j’oublie.` },
];

const PRACTICE_NEIGHBOUR_GESTURES: readonly Gesture[] = [
  { value: 'close', label: 'Déconnecter la session et le câble, poste allumé, puis le 4210.' },
  { value: 'leave', label: 'Ne rien couper, et suivre des yeux jusqu’au bout.' },
  { value: 'off', label: 'Appuyer longtemps sur le bouton d’arrêt.' },
  { value: 'uninstall', label: 'Retirer le programme, et reprendre le travail.' },
];

const PRACTICE_TELL_GESTURES: readonly Gesture[] = [
  { value: 'now', label: 'Sans attendre, au 4210 et à Fatou : quand, par où, avec quoi.' },
  { value: 'evening', label: 'Après la journée, une fois tout rangé.' },
  { value: 'everyone', label: 'À l’étage entier, avec tout ce que j’ai reçu.' },
  { value: 'nobody', label: 'Inutile : il ne s’est rien passé.' },
];

const TELL_GESTURES: readonly Gesture[] = [
  { value: 'now', label: 'Tout de suite, au support et à Fatou : l’heure, le canal, l’outil.' },
  { value: 'evening', label: 'Ce soir, quand ma boîte sera rangée.' },
  { value: 'everyone', label: 'À tout le bureau, en faisant suivre ce que j’ai reçu.' },
  { value: 'nobody', label: 'À personne : au fond, je n’ai rien perdu.' },
];

interface Drawn {
  readonly ticket: string;
  readonly mails: MalikArtifacts['mails'];
  readonly alert: MalikReveal['mail'];
  readonly contacts: readonly [first: DrawnContact, second: DrawnContact];
  readonly neighbour: ReturnType<typeof drawNeighbour>;
  readonly gestures: MalikArtifacts['gestures'];
  readonly [name: string]: unknown;
}

function draw(variant: Variant): Drawn {
  const ticket = `BR-${variant.shuffle(['1', '2', '3', '4', '5', '6', '7', '8', '9']).slice(0, 5).join('')}`;
  const alert = variant.pick(variant.pool<Alert, Alert>(ALERTS, PRACTICE_ALERTS));
  const mails = variant
    .shuffle([alert, ...variant.shuffle(variant.pool(SUBSCRIPTIONS, PRACTICE_SUBSCRIPTIONS)).slice(0, 5)])
    .map(({ from, subject }, place) => ({ id: `mail-${place + 1}`, from, subject }));
  const tool = drawForeignTool(variant);
  const { genuine, fake } = drawContacts(variant, ticket, tool);
  const contacts: Drawn['contacts'] = variant.integer(1, GENUINE_FIRST_IN) === 1 ? [genuine, fake] : [fake, genuine];
  const [contactOptions = contactGestures] = variant.pool([], [practiceContactGestures]);
  const inAnyOrder = (gestures: readonly Gesture[]) =>
    variant.shuffle(gestures).map(({ value, label }) => ({ value, label: frenchSpaces(label) }));
  return {
    ticket,
    mails,
    alert: { ...alert, id: mails.find(({ subject }) => subject === alert.subject)?.id ?? '' },
    contacts,
    neighbour: drawNeighbour(variant, tool),
    gestures: {
      first: inAnyOrder(contactOptions(contacts[0])),
      second: inAnyOrder(contactOptions(contacts[1])),
      neighbour: inAnyOrder(variant.pool(NEIGHBOUR_GESTURES, PRACTICE_NEIGHBOUR_GESTURES)),
      tell: inAnyOrder(variant.pool(TELL_GESTURES, PRACTICE_TELL_GESTURES)),
    },
  };
}

/** What came of one choice: null where it is right, undefined where nothing is chosen that the moment offers. */
function slipOf(moment: Moment, choice: unknown, { alert, mails, contacts: [first, second], neighbour }: Drawn) {
  if (typeof choice !== 'string') return undefined;
  if (moment === 'mail') return mails.some(({ id }) => id === choice) ? (choice === alert.id ? null : 'mail') : undefined;
  const slips = {
    first: contactSlips(first.genuine),
    second: contactSlips(second.genuine),
    neighbour: neighbourSlips(neighbour.genuine),
    tell: TELLING,
  }[moment];
  return Object.hasOwn(slips, choice) ? slips[choice] : undefined;
}

export default defineChecker({
  secrets: draw,

  artifacts: ({ ticket, mails, contacts: [first, second], neighbour, gestures }): MalikArtifacts => ({
    ticket,
    mails: mails.map(({ id, from, subject }) => ({ id, from, subject: frenchSpaces(subject) })),
    first: contactAt(SCHEDULE.first.at, first),
    second: contactAt(SCHEDULE.second.at, second),
    neighbour: neighbour.shown,
    gestures,
  }),

  /**
   * Every moment needs a gesture of its own. To call back the genuine Malik costs nothing, as at work: where nothing else is
   * wrong, one only learns that it was he.
   */
  check(answer: Answer, drawn) {
    const slips = MOMENTS.map((moment) => ({ moment, slip: slipOf(moment, fieldOf(answer, moment), drawn) }));
    if (slips.some(({ slip }) => slip === undefined)) return neutral('incomplete');
    const wrong = slips.filter(({ slip }) => slip !== null);
    if (wrong.length === 0) return correct();
    const calledBack = ({ moment }: { readonly moment: Moment }) =>
      (moment === 'first' || moment === 'second') && fieldOf(answer, moment) === CALL_BACK;
    if (wrong.every(calledBack)) return neutral('already-verified');
    const reaction: MalikReaction = { right: MOMENTS.length - wrong.length, of: MOMENTS.length };
    const [kind] = wrong.map(({ slip }) => slip);
    if (wrong.some(({ slip }) => slip !== kind)) return incorrect('incorrect', reaction);
    if (kind === 'trusting') return incorrect('too-trusting', reaction);
    if (kind === 'wary') return incorrect('too-wary', reaction);
    if (kind === 'silent') return incorrect('untold', reaction);
    return kind === 'mail' ? incorrect('overlooked', reaction) : incorrect('incorrect', reaction);
  },

  reveal: ({ alert, contacts: [first, second], neighbour }): MalikReveal => ({
    mail: alert,
    contacts: [revealedAt(SCHEDULE.first.at, first), revealedAt(SCHEDULE.second.at, second)],
    others: [
      neighbourTruth(neighbour),
      {
        shown: 'Prévenir tout de suite, au support et à Fatou',
        truth:
          'Une heure, un canal, un nom d’outil : en trois faits, le support peut bloquer et prévenir. Tout faire suivre au bureau n’aurait rien bloqué, et pouvait répandre le piège.',
        genuine: true,
        worth: 'Bon geste',
      },
    ],
    afterwards: [
      { when: '9 h 34', text: 'Fatou Diarra compte onze boîtes inondées. Le filtre trie désormais les inscriptions en masse.' },
      {
        when: '9 h 41',
        text: `Malik Benali bloque l’outil étranger et s’occupe du message caché : « ${alert.subject} ».`,
      },
      {
        when: '10 h 15',
        text: 'Gwenaëlle Riou écrit à toute la maison : « En octobre, j’ai donné le code, moi aussi. Le faux Malik était très aimable. Je ne l’ai dit que le lendemain ; faites mieux que moi. »',
      },
    ],
  }),
});
