/** The mails in the flooded mailbox: subscriptions that nobody asked for, and one mail that matters. Numbers are drawn for each player. */
import type { Variant } from '#engine/authoring/server';

interface Mail {
  readonly from: string;
  readonly subject: string;
}

export interface Alert extends Mail {
  readonly why: string;
  /** Whether this mail shows that the attacker reads the mailbox, and so knows the number of the player's request from its receipt. */
  readonly readsMail: boolean;
}

/** A pool whose numbers are drawn for each play. */
type Drawn<T> = (variant: Variant) => readonly T[];

const minute = (variant: Variant) => variant.integer(41, 51);
/** A reference number, from so large a range that two players seldom get the same. */
const reference = (variant: Variant) => variant.integer(1200, 9800);

export const SUBSCRIPTIONS: Drawn<Mail> = (variant) => [
  { from: 'La Gazette du bonsaï', subject: `Bienvenue ! Inscription nº\u00a0${reference(variant)} confirmée` },
  { from: 'Tondeuses & Cie', subject: `Dernier jour : −40 % avec le code ${reference(variant)}` },
  { from: 'Le Macramé facile', subject: `Confirmez votre adresse (nœud nº\u00a0${reference(variant)})` },
  { from: 'Club des apnéistes', subject: `Urgent : la place nº\u00a0${reference(variant)} part samedi` },
  { from: 'Poterie et Silence', subject: `Cours nº\u00a0${reference(variant)} : votre place vous attend` },
  { from: 'Accordéon Magazine', subject: `Votre compte lecteur ${reference(variant)} a été créé` },
  { from: 'Fromages du bout du monde', subject: `Merci pour votre abonnement nº\u00a0${reference(variant)}` },
  { from: 'Ma Ruche et moi', subject: `Plus qu’un clic : votre essaim nº\u00a0${reference(variant)} vous attend` },
  { from: 'Le Petit Spéléologue', subject: `Votre lettre nº\u00a0${reference(variant)} est arrivée` },
  { from: 'Casquettes sur mesure', subject: `Votre code de bienvenue ${reference(variant)} expire ce soir` },
];

export const ALERTS: Drawn<Alert> = (variant) => [
  {
    from: 'Messagerie Brévelle',
    subject: `Nouvel appareil connecté à 8 h ${minute(variant)} : PC\u00a0${reference(variant)}`,
    why: 'Quelqu’un est entré dans la messagerie : les 214 lettres devaient couvrir cette ligne.',
    readsMail: true,
  },
  {
    from: 'La Passerelle',
    subject: `Mot de passe changé à 8 h ${minute(variant)} (avis ${reference(variant)})`,
    why: 'Un mot de passe changé sans vous : c’est la ligne que le flot devait emporter.',
    readsMail: true,
  },
  {
    from: 'Messagerie Brévelle',
    subject: `Règle ajoutée à votre boîte (avis ${reference(variant)}) : tout e-mail qui parle de “demande” est transféré hors de Brévelle`,
    why: 'Cette règle, vous ne l’avez pas créée : votre boîte envoie d’elle-même ces e-mails à quelqu’un d’autre. Le flot cachait l’avis.',
    readsMail: true,
  },
  {
    from: 'Fournitures du Port',
    subject: `Commande ${reference(variant)} confirmée : douze téléphones demain`,
    why: 'Une commande passée avec votre compte, noyée pour qu’elle parte avant d’être vue.',
    readsMail: false,
  },
  {
    from: 'Carte d’entreprise',
    subject: `Achat nº\u00a0${reference(variant)} accepté ce matin : 940 €`,
    why: 'Un achat avec votre carte d’entreprise, noyé pour que personne ne l’arrête aujourd’hui.',
    readsMail: false,
  },
  {
    from: 'Escale Voyages',
    subject: `Votre billet nº\u00a0${reference(variant)} pour ce soir est émis`,
    why: 'Un billet payé par votre compte : la seule ligne de la page qu’on ne voulait pas vous laisser lire.',
    readsMail: false,
  },
];

/** Mails for practice. */
export const PRACTICE_SUBSCRIPTIONS: Drawn<Mail> = (variant) => [
  { from: 'Le Monde des cactus', subject: `Votre numéro d’essai ${reference(variant)} est en route` },
  { from: 'Trompettes du littoral', subject: `Votre place ${reference(variant)} au concert vous est gardée` },
  { from: 'Club de crapette', subject: `Adhésion ${reference(variant)} : cliquez pour valider` },
  { from: 'Bougies et Compagnie', subject: `Coffret nº\u00a0${reference(variant)} offert jusqu’à minuit` },
  { from: 'Randonneurs lents', subject: `Nous avons bien reçu votre inscription ${reference(variant)}` },
  { from: 'Confitures d’hiver', subject: `Votre recette du jour nº\u00a0${reference(variant)}` },
];

export const PRACTICE_ALERTS: Drawn<Alert> = (variant) => [
  {
    from: 'Messagerie Brévelle',
    subject: `Adresse de secours ajoutée à 8 h ${minute(variant)} (avis ${reference(variant)})`,
    why: 'Vous n’en avez ajouté aucune : avec elle, quelqu’un reprendrait votre boîte à chaque fois.',
    readsMail: true,
  },
  {
    from: 'Paie Brévelle',
    subject: `Demande ${reference(variant)} enregistrée : votre salaire sur un autre RIB`,
    why: 'Une demande faite à votre nom, noyée pour que la paie parte avant vous.',
    readsMail: false,
  },
  {
    from: 'Location du Phare',
    subject: `Fourgon nº\u00a0${reference(variant)} réservé à votre nom pour demain`,
    why: 'Une réservation avec votre compte, cachée sous le flot.',
    readsMail: false,
  },
];
