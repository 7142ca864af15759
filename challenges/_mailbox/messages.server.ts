import type { Gesture, Message } from './artifacts.ts';

/** A message for the mailbox. Its decisive passages are in [brackets]: the reveal marks them, the mailbox does not. */
export interface PooledMessage extends Omit<Message, 'id' | 'at' | 'attachments'> {
  readonly attachments?: readonly string[];
  readonly right: Gesture;
  /** Explanation, shown after the solve. */
  readonly why: string;
}

const NOBODY = 'personne de ce nom.';

/** The pool of messages. Each player gets some, at least one for each gesture. Each subject occurs once. */
export const POOL: readonly PooledMessage[] = [
  {
    from: { name: 'École des Fauvettes', address: 'direction@ecole-des-fauvettes.example' },
    subject: 'Visite du quai pour une classe',
    text: 'Peut-on venir à vingt-six, un jeudi de juin ? [Quels sont vos horaires de visite], s’il vous plaît ?',
    book: NOBODY,
    right: 'answer',
    why: 'Personne ne connaît cette école, et cela ne fait rien : elle ne demande que ce que le site dit déjà.',
  },
  {
    from: { name: 'Roger Kermarrec', address: 'r.kermarrec@boite-du-port.example' },
    subject: 'ENCORE LE BRUIT !!!',
    text: 'TROIS NUITS que vos camions tourne à 4 h sous nos fenêtre. J’attend [une vraie réponse], et pas une formule !!!',
    book: NOBODY,
    right: 'answer',
    why: 'Des capitales, des fautes, de la colère : rien de cela n’est un piège. Ce riverain ne demande qu’une réponse.',
  },
  {
    from: { name: 'Awa Ndiaye', address: 'awa.ndiaye@etudiants.example' },
    subject: 'Stage de deuxième année',
    text: 'Je cherche un stage de logistique au printemps. [À quel service écrire] ? Je n’envoie pas mon CV au hasard.',
    book: NOBODY,
    right: 'answer',
    why: 'Une inconnue, polie, sans lien ni pièce jointe : le nom d’un service n’est pas un secret.',
  },
  {
    from: { name: 'Cap Lointain', address: 'affretement@cap-lointain.example' },
    subject: 'Retrait de demain',
    text: 'Nous changeons de transporteur. Demain à 6 h, merci de [remettre le conteneur à un autre chauffeur], qui aura la référence.',
    book: 'client, affretement@cap-lointain.example, 01 99 00 41 17.',
    right: 'verify',
    why: 'La bonne adresse ne suffit pas : une boîte se pirate, et un conteneur remis ne revient pas. Un appel au numéro du carnet le dira.',
  },
  {
    from: { name: 'Maëlle Carof', address: 'maelle.carof@boite-du-port.example' },
    subject: 'Mes bulletins de paie',
    text: 'Je suis en déplacement. Pouvez-vous envoyer mes bulletins de 2023 [à mon frère, gael.carof@boite-du-port.example] ?',
    book: 'ancienne salariée, maelle.carof@boite-du-port.example, 06 39 98 52 40.',
    right: 'verify',
    why: 'C’est son adresse, mais les bulletins disent tout d’une personne et partiraient chez une autre. On la rappelle au numéro du carnet.',
  },
  {
    from: { name: 'Festival des Gréements', address: 'programme@festival-greements.example' },
    subject: 'Badges des invités',
    text: 'Pour imprimer les badges, [envoyez-nous le fichier de vos invités], téléphones compris, avant midi si possible.',
    book: 'partenaire, programme@festival-greements.example, 01 99 00 27 63.',
    right: 'verify',
    why: 'L’adresse est connue, la demande est nouvelle. Avant d’envoyer les coordonnées de quarante personnes, un appel dit si c’est bien eux, et ce qu’il leur faut.',
  },
  {
    from: { name: 'Quai Web', address: 'facturation@quai-web-renouvellement.example' },
    subject: 'Votre site sera coupé ce soir',
    text: 'Votre nom de domaine expire à 18 h. Pour le garder, [connectez-vous sur quai-web-renouvellement.example].',
    book: 'hébergeur du site, support@quai-web.example, 01 99 00 58 02.',
    right: 'report',
    why: 'Ce n’est pas l’adresse du carnet, c’en est une qui lui ressemble. Elle menace, et mène à une page qui veut votre mot de passe.',
  },
  {
    from: { name: 'Greffe des plaintes', address: 'greffe@plaintes-en-ligne.example' },
    subject: 'Plainte contre votre société',
    text: 'Sans réponse sous 24 h, des poursuites seront engagées. [Joignez la pièce d’identité de votre direction.]',
    book: NOBODY,
    right: 'report',
    why: 'Une vraie procédure n’arrive pas par un e-mail qui réclame une pièce d’identité sous 24 h. La peur et le délai font tout le travail.',
  },
  {
    from: { name: 'Service des envois', address: 'factures@envois-express.example' },
    subject: 'Facture 88213',
    text: 'Votre facture est jointe. [Saisissez votre mot de passe de messagerie] pour l’afficher.',
    attachments: ['facture-88213.html'],
    book: NOBODY,
    right: 'report',
    why: 'Une facture ne demande pas de mot de passe. Ce fichier .html est une page : ce qu’on y tape part chez qui l’a envoyée.',
  },
];
