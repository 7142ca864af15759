import { defineChecker, type SequenceItem, sequence, type Variant } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { type Acts, CALL_BACK, contactActs, type Mistake, mailActs, neighbourActs, TELLING } from './acts.server.ts';
import { type Gesture, type MalikArtifacts, type MalikReveal, MOMENTS, type Moment } from './artifacts.ts';
import { contactAt, type DrawnContact, drawContacts, drawForeignTool, revealedAt } from './contacts.server.ts';
import { ALERTS, type Alert, PRACTICE_ALERTS, PRACTICE_SUBSCRIPTIONS, SUBSCRIPTIONS } from './flood.server.ts';
import { SCHEDULE } from './moments.ts';
import { type DrawnSessions, drawSessions, sessionTruth } from './neighbour.server.ts';

/** The gestures for a contact; some labels differ between calls and messages. */
const contactGestures = ({ channel }: DrawnContact): readonly Gesture[] => [
  // The label does not name the tool: players who know the tool's name from other plays would recognise the right answer by it.
  { value: 'follow', label: 'J’ouvre l’outil qu’il me demande, j’accepte, et je surveille.' },
  {
    value: CALL_BACK,
    label: `${channel === 'call' ? 'Je raccroche' : 'Je ne réponds pas'}, j’appelle le 4210 ; si c’était lui, j’accepte.`,
  },
  { value: 'prove', label: 'Je demande son étage, son service, mon numéro ; s’il sait, j’accepte.' },
  { value: 'block', label: `${channel === 'call' ? 'Je raccroche' : 'Je ne réponds pas'}, et je me remets au travail.` },
];

const neighbourGestures = ([left, right]: DrawnSessions): readonly Gesture[] => [
  { value: 'left', label: `Chez ${left.shown.name} : réseau coupé, poste allumé, et le 4210.` },
  { value: 'right', label: `Chez ${right.shown.name} : réseau coupé, poste allumé, et le 4210.` },
  { value: 'both', label: 'Chez les deux : réseau coupé, postes allumés, et le 4210.' },
  { value: 'off', label: 'Chez les deux : on éteint tout, par sûreté.' },
  { value: 'none', label: 'Chez personne : on laisse finir, sans quitter l’écran.' },
];

/** The same gestures for practice, with other labels. */
const practiceContactGestures = ({ channel }: DrawnContact): readonly Gesture[] => [
  { value: 'follow', label: 'Je fais ce qu’il dit dans son outil, les yeux sur l’écran.' },
  {
    value: CALL_BACK,
    label: `${channel === 'call' ? 'Je coupe l’appel' : 'Je laisse là le message'}, je fais le 4210, et j’accepte si l’on me dit oui.`,
  },
  { value: 'prove', label: 'Je l’interroge sur la maison : s’il la connaît, j’accepte.' },
  {
    value: 'block',
    label: `${channel === 'call' ? 'Je coupe l’appel' : 'Je laisse là le message'}, et je reprends ce que je faisais.`,
  },
];

const practiceNeighbourGestures = ([left, right]: DrawnSessions): readonly Gesture[] => [
  { value: 'left', label: `Débrancher ${left.shown.name} du réseau, sans éteindre, puis le 4210.` },
  { value: 'right', label: `Débrancher ${right.shown.name} du réseau, sans éteindre, puis le 4210.` },
  { value: 'both', label: 'Débrancher les deux du réseau, sans éteindre, puis le 4210.' },
  { value: 'off', label: 'Appuyer longtemps sur les deux boutons d’arrêt.' },
  { value: 'none', label: 'Ne rien couper, et suivre des yeux jusqu’au bout.' },
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
  readonly alert: Alert & { readonly id: string };
  readonly contacts: readonly [first: DrawnContact, second: DrawnContact];
  readonly sessions: DrawnSessions;
  readonly gestures: MalikArtifacts['gestures'];
  readonly [name: string]: unknown;
}

function draw(variant: Variant): Drawn {
  const ticket = `BR-${variant.shuffle(['1', '2', '3', '4', '5', '6', '7', '8', '9']).slice(0, 5).join('')}`;
  const [flood = { alerts: ALERTS, subscriptions: SUBSCRIPTIONS }] = variant.pool(
    [],
    [{ alerts: PRACTICE_ALERTS, subscriptions: PRACTICE_SUBSCRIPTIONS }],
  );
  const alert = variant.pick(flood.alerts(variant));
  const mails = variant
    .shuffle([alert, ...variant.shuffle(flood.subscriptions(variant)).slice(0, 5)])
    .map(({ from, subject }, place) => ({ id: `mail-${place + 1}`, from, subject }));
  const tool = drawForeignTool(variant);
  const { genuine, fake } = drawContacts(variant, ticket, tool, alert.readsMail);
  const contacts: Drawn['contacts'] = variant.integer(1, 2) === 1 ? [genuine, fake] : [fake, genuine];
  const sessions = drawSessions(variant, tool);
  const [contactOptions = contactGestures] = variant.pool([], [practiceContactGestures]);
  const [neighbourOptions = neighbourGestures] = variant.pool([], [practiceNeighbourGestures]);
  const inAnyOrder = (gestures: readonly Gesture[]) =>
    variant.shuffle(gestures).map(({ value, label }) => ({ value, label: frenchSpaces(label) }));
  return {
    ticket,
    mails,
    alert: { ...alert, id: mails.find(({ subject }) => subject === alert.subject)?.id ?? '' },
    contacts,
    sessions,
    gestures: {
      first: inAnyOrder(contactOptions(contacts[0])),
      second: inAnyOrder(contactOptions(contacts[1])),
      neighbour: inAnyOrder(neighbourOptions(sessions)),
      tell: inAnyOrder(variant.pool(TELL_GESTURES, PRACTICE_TELL_GESTURES)),
    },
  };
}

function actsOf(moment: Moment, { alert, mails, contacts: [first, second], sessions }: Drawn): Acts {
  switch (moment) {
    case 'mail':
      return mailActs(mails, alert);
    case 'neighbour':
      return neighbourActs(sessions);
    case 'tell':
      return TELLING;
    default:
      return contactActs(moment === 'first' ? first : second, alert.readsMail);
  }
}

/** One moment with its gestures, in the order of the screen. */
function itemOf(moment: Moment, drawn: Drawn): SequenceItem<Mistake> {
  const acts = actsOf(moment, drawn);
  const offered =
    moment === 'mail'
      ? drawn.mails.map(({ id, from, subject }) => ({ value: id, label: `${from} ${subject}` }))
      : drawn.gestures[moment];
  const [first, second] = drawn.contacts;
  const contact = moment === 'first' ? first : moment === 'second' ? second : undefined;
  return {
    id: moment,
    gestures: offered.flatMap(({ value, label }) => {
      const act = acts[value];
      return act ? [{ value, text: label, ...act }] : [];
    }),
    ...(contact && { genuine: contact.genuine, surface: contact.surface }),
  };
}

const itemsOf = (drawn: Drawn) => MOMENTS.map((moment) => itemOf(moment, drawn));

/** Values of the right gestures of a moment. */
const rightOf = (moment: Moment, drawn: Drawn) =>
  itemOf(moment, drawn).gestures.flatMap(({ value, act }) => (act === 'safe' ? [value] : []));

export default defineChecker({
  secrets: draw,

  artifacts: ({ ticket, mails, contacts: [first, second], sessions: [left, right], gestures }): MalikArtifacts => ({
    ticket,
    mails: mails.map(({ id, from, subject }) => ({ id, from, subject: frenchSpaces(subject) })),
    first: contactAt(SCHEDULE.first.at, first),
    second: contactAt(SCHEDULE.second.at, second),
    sessions: [left.shown, right.shown],
    gestures,
  }),

  ...sequence(itemsOf),

  reveal: (drawn): MalikReveal => {
    const {
      alert,
      contacts: [first, second],
      sessions: [left, right],
    } = drawn;
    return {
      mail: { id: alert.id, from: alert.from, subject: alert.subject, why: alert.why },
      contacts: [revealedAt('first', SCHEDULE.first.at, first), revealedAt('second', SCHEDULE.second.at, second)],
      sessions: [sessionTruth(left), sessionTruth(right)],
      right: {
        mail: rightOf('mail', drawn),
        first: rightOf('first', drawn),
        second: rightOf('second', drawn),
        neighbour: rightOf('neighbour', drawn),
        tell: rightOf('tell', drawn),
      },
      afterwards: [
        { when: '9 h 34', text: 'Fatou Diarra compte onze boîtes inondées. Le filtre trie désormais les inscriptions en masse.' },
        {
          when: '9 h 41',
          text: `Malik Benali bloque le chemin qu’on vous tendait, et s’occupe du message caché : « ${alert.subject} ».`,
        },
        {
          when: '10 h 15',
          text: 'Nadia Kervella écrit à tout l’étage : « En octobre, j’ai donné le code. Il avait mon numéro de demande. Je ne l’ai dit que le lendemain ; faites mieux que moi. »',
        },
      ],
    };
  },
});
